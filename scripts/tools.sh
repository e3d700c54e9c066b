#!/bin/sh
# What the tests of the web client need from the system: a Chromium, and npm for its types.
# Installs what is missing where it may, and says plainly what is missing where it may not.
# On a machine that judges changes (CI is set) nothing may be missing.
set -eu

missing=""
command -v chromium >/dev/null || command -v chromium-browser >/dev/null ||
  command -v google-chrome >/dev/null || missing="chromium"
command -v npm >/dev/null || missing="$missing npm"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "installing:" $missing
  # shellcheck disable=SC2086 # a list of names
  { apt-get install --yes --no-install-recommends $missing ||
    { apt-get update && apt-get install --yes --no-install-recommends $missing; }; } >/dev/null &&
    exit 0
fi
echo "missing: $missing (Debian: apt-get install $missing). Without them the browser tests" \
  "and the types of the web client are left out." >&2
[ -z "${CI:-}" ]
