"""`python -m dazwischen`: the command, also where only the sources are at hand."""

from dazwischen.cli.main import main

main(prog_name="dazwischen")
