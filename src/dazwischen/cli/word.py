"""`dazwischen word WORD…`: what the dictionary says."""

import sys

import click
import msgspec

from dazwischen.cli.output import json_list_option, language_option, texts
from dazwischen.cli.worded import argument, option, worded
from dazwischen.lexicon import load
from dazwischen.lexicon.finding import Finding, find


@worded("word")
@argument("words", nargs=-1, required=True)
@json_list_option
@option(
    "--language",
    type=click.Choice(("de", "fr")),
    default="de",
    help="help-word-language",
)
@language_option
def command(words: tuple[str, ...], language: str, lang: str | None, *, as_json: bool) -> None:
    """Looks every WORD up; status 1 if one is not valid in standard play."""
    lexicon = load(language)
    findings = [find(lexicon, word) for word in words]
    if as_json:
        click.echo(msgspec.json.encode(findings).decode())
    else:
        show(findings, lang)
    sys.exit(0 if all(finding.standard for finding in findings) else 1)


def show(findings: list[Finding], lang: str | None) -> None:
    words = texts(lang)
    for finding in findings:
        kind = "professional" if finding.professional else "standard" if finding.standard else "no"
        told = {"word": finding.word.upper()}
        if finding.instead:
            instead = words(f"instead-{finding.instead}")
            click.echo(words("word-instead", told | {"kind": instead}))
        else:
            click.echo(words(f"word-{kind}", told))
        for entry in finding.entries:
            told = {
                "lemma": entry["lemma"],
                "pos": words(f"pos-{entry['pos']}"),
                "form": words(f"form-{entry['form'].replace('.', '-')}"),
            }
            click.echo("  " + words("word-entry", told))
