# What `make play` and `make test` say while they set up. A line a sentence: Fluent is not there yet.
setup-environment = { $step }The Python environment .venv …
setup-packages = { $step }Installing packages (requirements/{ $list }.lock) …
setup-starts = { $step }Starting the server …
setup-package = fetched { $number } of { $names }: { $name }
setup-unpacking = all { $names } fetched, now unpacking …
setup-waits = Something is being set up in this folder already: waiting until that is done.
setup-behind = Meanwhile the kernels are being compiled (about a minute). Until then the masters of Jay and Jarnac are not ready; everything else is.
setup-compiled = The kernels are compiled: the masters of Jay and Jarnac join in as soon as no game is being played, from the next start on at the latest.
setup-no-compiler = There is no C compiler (Debian: apt-get install gcc libc6-dev python3-dev). Without it the masters of Jay and Jarnac stay away; everything else works.
setup-not-compiled = The kernels could not be compiled (see { $log }). Without them the masters of Jay and Jarnac stay away; everything else works.
setup-no-venv = The environment .venv could not be made; is the venv module missing (Debian: apt-get install python3-venv)? Python says: { $problem }
setup-no-writing = The folder { $folder } cannot be written to, and setting up has to.
setup-offline = The packages could not be fetched. Setting up for the first time needs the internet; try again once you are connected.
setup-wrong-hash = The package { $name } that came is not the one that the list in requirements names. So none of it is used; try again later, or on another network.
setup-no-install = The packages could not be installed: { $problem }
