"""Protocol files as they arrive when something went wrong."""

from random import Random


def mutated(data: bytes, dice: Random) -> bytes:
    """Cut, shuffled, wrong seats, unknown figures, other encodings, stray bytes."""
    lines = data.splitlines()
    match dice.randrange(8):
        case 0:
            return data[: dice.randrange(len(data))]
        case 1:
            dice.shuffle(lines)
        case 2:
            index = dice.randrange(len(lines))
            lines[index] = str(dice.randrange(-3, 12)).encode() + lines[index][1:]
        case 3:
            figure = dice.choice([b"xX", b"rQ", b"Dame", b"?", b"rrH", "rÄ".encode(), b"K"])
            return data.replace(dice.choice([b"rH", b"bX", b"V", b"gO"]), figure)
        case 4:
            encoding = dice.choice(["utf-16", "latin-1", "utf-32", "utf-8-sig"])
            return data.decode(errors="replace").encode(encoding, errors="replace")
        case 5:
            at = dice.randrange(len(data))
            return data[:at] + bytes(dice.randrange(256) for _ in range(4)) + data[at:]
        case 6:
            index = dice.randrange(len(lines))
            lines[index] = lines[index] * dice.randrange(2, 50)
        case _:
            index = dice.randrange(len(lines))
            number = dice.choice([b"@99999999999999999999 1 rH", b"1 A99999", b"@0.00001 1 rH"])
            lines.insert(index, number)
    return b"\n".join(lines)
