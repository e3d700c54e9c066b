#!/bin/sh
# What the tests of the web client need from the system: a Chromium, and npm for its types.
# Installs what is missing where it may, and says plainly what is missing where it may not.
# On a machine that judges changes (CI is set) nothing may be missing.
set -eu

has() { command -v "$1" >/dev/null; }
installed() {
  [ "$(id -u)" = 0 ] && has apt-get || return 1
  echo "installing: $1"
  { apt-get install --yes --no-install-recommends "$1" ||
    { apt-get update && apt-get install --yes --no-install-recommends "$1"; }; } >/dev/null 2>&1
}

missing=""
# The shell has no windows to draw and runs the same pages in two thirds of the time.
if ! has chromium-headless-shell; then
  if has chromium || has chromium-browser || has google-chrome; then
    [ -z "${CI:-}" ] || installed chromium-headless-shell || true
  else
    installed chromium-headless-shell || installed chromium || missing="chromium"
  fi
fi
has npm || installed npm || missing="$missing npm"
[ -n "$missing" ] || exit 0

echo "missing: $missing (Debian: apt-get install $missing). Without them the browser tests" \
  "and the types of the web client are left out." >&2
[ -z "${CI:-}" ]
