#!/bin/sh
# What the tests need from the system: three browsers for the web client (Chromium for all of its tests,
# Firefox and WebKitGTK for a tour), a screen that nobody sees for the last, npm for its types; and where
# changes are judged the proxies behind which a house can stand.
# Installs what is missing where it may, and says plainly what is missing where it may not.
# On a machine that judges changes (CI is set) nothing may be missing.
set -eu

updated=""
missing=""

has() { command -v "$1" >/dev/null; }
got() { DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "$1" >/dev/null 2>&1 </dev/null; }

# The list of packages may be old and name files that are gone: then it is read anew, once.
installed() {
  [ "$(id -u)" = 0 ] && has apt-get || return 1
  echo "installing: $1"
  got "$1" && return 0
  [ -z "$updated" ] || return 1
  updated=yes
  apt-get update >/dev/null 2>&1 </dev/null && got "$1"
}

# A program and the package that brings it. What was installed counts once the program is there.
need() {
  has "$1" || { installed "$2" && has "$1"; } || missing="$missing $2"
}

# The shell has no windows to draw and runs the same pages in two thirds of the time.
if ! has chromium-headless-shell; then
  if has chromium || has chromium-browser || has google-chrome; then
    [ -z "${CI:-}" ] || installed chromium-headless-shell || true
  else
    installed chromium-headless-shell && has chromium-headless-shell || need chromium chromium
  fi
fi
has firefox || need firefox-esr firefox-esr
need WebKitWebDriver webkit2gtk-driver
need Xvfb xvfb
need npm npm
# The proxies of deploy/ are services, which Debian starts as soon as they come: not on anybody's own
# machine.
if [ -n "${CI:-}" ]; then
  need nginx nginx-light
  need caddy caddy
  need openssl openssl
fi
[ -n "$missing" ] || exit 0

echo "missing:$missing (Debian: apt-get install$missing). What needs them of the browser tests and of" \
  "the web client's types is left out." >&2
[ -z "${CI:-}" ]
