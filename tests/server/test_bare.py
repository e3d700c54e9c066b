"""What is left out of modules and style sheets on their way: comments, and nothing else."""

from dazwischen.server.endpoints import static
from dazwischen.server.endpoints.bare import bare

TEXT = b"""\
/** What it is for. */
import { a } from "./a.js"; // stays: it shares its line

/**
 * @param {number} n "*" and // within
 */
export function b(n) {
  // Why it is so:
  const it = /** @type {any} */ (a);
  /** @type {any} */ (it).c = "/* no comment */";
  return it * n; /* nor this */
}
/*! A licence. */
"""
LEFT = b"""\

import { a } from "./a.js"; // stays: it shares its line




export function b(n) {

  const it = /** @type {any} */ (a);
  /** @type {any} */ (it).c = "/* no comment */";
  return it * n; /* nor this */
}
/*! A licence. */
"""


def test_comments_that_have_their_lines_to_themselves_are_cut_and_the_lines_stay() -> None:
    assert bare(TEXT) == LEFT


def test_no_text_is_taken_for_a_comment() -> None:
    """Lines that are cut begin and end where no template stands open."""
    paths = [path for path in static.published().values() if path.suffix in static.COMMENTED]
    assert len(paths) > 200
    for path in paths:
        body = path.read_bytes()
        before, after = body.split(b"\n"), bare(body).split(b"\n")
        ticks = 0
        for written, left in zip(before, after, strict=True):
            assert left == written or (not left and ticks % 2 == 0), (path, written)
            ticks += left.count(b"`")
