"""Texts for people: Fluent catalogues, German and English, complete in both."""

from dazwischen.texts.catalogue import LANGUAGES, Texts, choose_language, load, read

__all__ = ["LANGUAGES", "Texts", "choose_language", "load", "read"]
