# Two commands do everything: `make play` and `make test`. Both set up .venv first, as far as they need it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BENCH_VENV := .bench-venv
# One more than there are cores: tests of the browser wait for it a good part of their time.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')

VENDOR := scripts/vendor
TSC := $(VENDOR)/node_modules/.bin/tsc
PRETTIER := $(VENDOR)/node_modules/.bin/prettier --config $(VENDOR)/prettier.json
# Every server that a test starts would compile its sources anew: half of what a start costs.
export PYTHONDONTWRITEBYTECODE :=
WEB := "src/dazwischen/web/*.js" "src/dazwischen/web/{app,cards,games,net,screens,sheet,study,style,table,tournament,ui}/**/*.{js,css}"

.PHONY: play test screenshots pictures walk tools checks lint types web-lint layers unit bench bench-bots bench-server bench-web soak siege mutate kills lexicon vendor rules lock python installed setup clean

# Plays with what is there, and compiles the kernels behind the running server.
play: python
	@$(PYTHON) -m scripts.play --open

# What is compiled is not looked at by the checks: they go on beside the compiler.
test: tools installed
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target setup checks
	@$(MAKE) --no-print-directory unit

checks: lint types layers

# Three browsers and npm, for the tests of the web client.
tools:
	@scripts/tools.sh

lint: installed web-lint
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

# The web client is checked as typed and formatted JavaScript where there is npm; whoever only plays needs none.
web-lint: installed
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory $(TSC) && $(BIN)/python -m scripts.wire && \
	  $(TSC) --project $(VENDOR)/tsconfig.json && $(PRETTIER) --log-level warn --check $(WEB); \
	  else echo "no npm: the web client is not checked"; fi

$(TSC): $(VENDOR)/package-lock.json
	cd $(VENDOR) && npm ci --no-audit --no-fund --ignore-scripts --silent
	@touch $@

types: installed
	$(BIN)/mypy

layers: installed
	PYTHONPATH=src $(BIN)/lint-imports --no-cache
	$(BIN)/python -m scripts.web_layers

unit: setup
	$(BIN)/pytest -p tests.again -n $(WORKERS) --dist worksteal

# A picture of every screen, in both sizes and themes.
PICTURES ?= build/screenshots
screenshots: setup
	DAZWISCHEN_SCREENSHOTS=$(PICTURES) $(BIN)/pytest -q tests/browser/test_screens.py
	@echo "see $(PICTURES)"

# For maintainers: the README's pictures, of the present state.
pictures: setup
	$(BIN)/python -m tests.browser.pictures

# A stranger plays a round of Jay on twelve sizes of screen in each of three browsers.
walk: setup
	DAZWISCHEN_WALK=all $(BIN)/pytest -q tests/engines/test_walk.py

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "dazwischen needs Python 3.11 or newer; set PYTHON=/path/to/python3.11" >&2; exit 2; }

# What others wrote.
installed: python
	@$(PYTHON) -m scripts.environment dev

# What is compiled is compiled from its own Python source, beside it: a change there means once more.
setup: installed
	@$(BIN)/python -m scripts.compile

$(BENCH_VENV)/.ready: requirements/bench.lock | setup
	@test -x $(BENCH_VENV)/bin/python || $(PYTHON) -m venv $(BENCH_VENV)
	$(BENCH_VENV)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.lock
	@touch $@

bench: $(BENCH_VENV)/.ready
	$(BIN)/python bench/run.py --peers $(BENCH_VENV)/bin/python
	$(BIN)/python bench/jsolitaer.py
	$(BIN)/python bench/tournament.py
	$(BIN)/python -m scripts.house

# The opponents: speed and ladders of strength. Takes a while: thousands of rounds are played.
bench-bots: setup
	$(BIN)/python bench/bots_jay.py
	$(BIN)/python bench/bots_jsolitaer.py
	$(BIN)/python bench/bots_jarnac.py

# Needs two cores, Linux, and node with npm for the peer.
bench-server: setup
	PYTHONPATH=bench $(BIN)/python -m server

# Needs Chromium.
bench-web: setup
	PYTHONPATH=bench $(BIN)/python -m web $(if $(AGAINST),--against $(AGAINST))

MINUTES ?= 10
soak: setup
	PYTHONPATH=bench $(BIN)/python -m server soak --minutes $(MINUTES)

# Strangers attack a server of its own while people play in it: waits, memory, and what was lost.
# It takes what MINUTES says, two hours to be sure.
siege: setup
	PYTHONPATH=bench $(BIN)/python -m siege --minutes $(MINUTES)

# Mutated inputs for every door, or for one; a find says which DOOR and LOT lead to it again.
INPUTS ?= 1000000
mutate: setup
	$(BIN)/python -m bench.mutate --inputs $(INPUTS) --seed $(SEED) $(if $(DOOR),--door $(DOOR)) $(if $(LOT),--lot $(LOT))

# A server is killed so often while people play in it: what was lost, what was done twice.
KILLS ?= 1000
SEED ?= 1
kills: setup
	$(BIN)/python -m bench.kill $(KILLS) $(SEED)

# For maintainers: needs pip, npm, apt-get and dpkg-deb. The sources are kept in build/lexicon.
lexicon: setup
	$(BIN)/python -m scripts.lexicon

# For maintainers: needs npm. Preact, Fluent and the typeface, as pinned in scripts/vendor.
vendor: $(TSC)
	cd $(VENDOR) && node build.js

# For maintainers: the web client's copy of docs/rules, and tables of the docs that are made from code.
rules: setup
	$(BIN)/python -m scripts.rules
	$(BIN)/python -m scripts.guides
	$(BIN)/python -m scripts.notation
	$(BIN)/python -m scripts.operating
	$(BIN)/python -m scripts.choices

# For maintainers: needs uv. The lock files name versions and hashes, no servers.
# What it takes to play, to compile and to develop, each list with the versions of the fullest.
COMPILE_LOCK := uv pip compile --universal --generate-hashes --no-emit-index-url --no-header --quiet
lock:
	$(COMPILE_LOCK) pyproject.toml --extra dev -o requirements/dev.lock
	$(COMPILE_LOCK) pyproject.toml --extra build -c requirements/dev.lock -o requirements/build.lock
	$(COMPILE_LOCK) pyproject.toml -c requirements/dev.lock -o requirements/runtime.lock
	$(COMPILE_LOCK) requirements/bench.in -o requirements/bench.lock

clean:
	rm -rf $(VENV) $(BENCH_VENV) $(VENDOR)/node_modules build .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
