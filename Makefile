# Two commands do everything: `make play` and `make test`. Both set up .venv first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
KERNELS := $(wildcard src/dazwischen/*/*.pxd src/dazwischen/*/*/*.pxd)
WAY := $(shell sed -n '/^WAY = (/,/^)/s/^ *"\(.*\)",$$/\1/p' setup.py)
LAYOUTS := $(wildcard src/dazwischen/*/*layout.py src/dazwischen/*/*/*layout.py)
INSTALLED := $(VENV)/.installed
SETUP := $(VENV)/.ready
BENCH_VENV := .bench-venv
# One more than there are cores: tests of the browser wait for it a good part of their time.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')

VENDOR := scripts/vendor
TSC := $(VENDOR)/node_modules/.bin/tsc
PRETTIER := $(VENDOR)/node_modules/.bin/prettier --config $(VENDOR)/prettier.json
WEB := "src/dazwischen/web/{app,cards,games,net,screens,sheet,study,style,table,tournament,ui}/**/*.{js,css}"

.PHONY: play test screenshots tools checks lint types web-lint layers unit bench bench-bots bench-server bench-web soak lexicon vendor rules lock setup clean

play: setup
	$(BIN)/dazwischen serve --open

# What is compiled is not looked at by the checks: they go on beside the compiler.
test: tools $(INSTALLED)
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target setup checks
	@$(MAKE) --no-print-directory unit

checks: lint types layers

# Chromium and npm, for the tests of the web client.
tools:
	@scripts/tools.sh

lint: $(INSTALLED) web-lint
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

# The web client is checked as typed and formatted JavaScript where there is npm; whoever only plays needs none.
web-lint:
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory $(TSC) && \
	  $(TSC) --project $(VENDOR)/tsconfig.json && $(PRETTIER) --log-level warn --check $(WEB); \
	  else echo "no npm: the web client is not checked"; fi

$(TSC): $(VENDOR)/package-lock.json
	cd $(VENDOR) && npm ci --no-audit --no-fund --ignore-scripts --silent
	@touch $@

types: $(INSTALLED)
	$(BIN)/mypy

layers: $(INSTALLED)
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

unit: setup
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

# A picture of every screen, in both sizes and themes.
PICTURES ?= build/screenshots
screenshots: setup
	DAZWISCHEN_SCREENSHOTS=$(PICTURES) $(BIN)/pytest -q tests/browser/test_screens.py
	@echo "see $(PICTURES)"

setup: $(SETUP)

# What others wrote.
$(INSTALLED): requirements/dev.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "dazwischen needs Python 3.11 or newer; set PYTHON=/path/to/python3.11"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) \
	  || { echo "could not create $(VENV): is the venv module installed (Debian: apt-get install python3-venv)?"; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.lock
	@touch $@

# What is compiled is compiled from its own Python source, so a change there means a new install.
$(SETUP): $(INSTALLED) pyproject.toml setup.py $(KERNELS) $(KERNELS:.pxd=.py) $(LAYOUTS) $(foreach name,$(WAY),src/dazwischen/$(subst .,/,$(name)).py)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(BENCH_VENV)/.ready: requirements/bench.lock $(SETUP)
	@test -x $(BENCH_VENV)/bin/python || $(PYTHON) -m venv $(BENCH_VENV)
	$(BENCH_VENV)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.lock
	@touch $@

bench: $(BENCH_VENV)/.ready
	$(BIN)/python bench/run.py --peers $(BENCH_VENV)/bin/python
	$(BIN)/python bench/jsolitaer.py
	$(BIN)/python bench/tournament.py

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
	PYTHONPATH=bench $(BIN)/python -m web

MINUTES ?= 10
soak: setup
	PYTHONPATH=bench $(BIN)/python -m server soak --minutes $(MINUTES)

# For maintainers: needs pip, npm, apt-get and dpkg-deb. The sources are kept in build/lexicon.
lexicon: setup
	$(BIN)/python -m scripts.lexicon

# For maintainers: needs npm. Preact, Fluent and the typeface, as pinned in scripts/vendor.
vendor: $(TSC)
	cd $(VENDOR) && node build.js

# For maintainers: the web client's copy of docs/rules.
rules: setup
	$(BIN)/python -m scripts.rules

# For maintainers: needs uv. The lock files name versions and hashes, no servers.
lock:
	uv pip compile pyproject.toml --extra dev --universal --generate-hashes --no-emit-index-url --no-header --quiet -o requirements/dev.lock
	uv pip compile requirements/bench.in --universal --generate-hashes --no-emit-index-url --no-header --quiet -o requirements/bench.lock

clean:
	rm -rf $(VENV) $(BENCH_VENV) $(VENDOR)/node_modules build .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
