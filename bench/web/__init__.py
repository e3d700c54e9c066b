"""The web client in a real Chromium: weight, start, response, smoothness."""
