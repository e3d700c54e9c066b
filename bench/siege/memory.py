"""What a server and the processes it started have in memory."""

from pathlib import Path

from msgspec import Struct

MB = 1024 * 1024


class Memory(Struct, frozen=True):
    server: float = 0.0
    """MB of the process that serves."""
    all: float = 0.0
    """MB with those in which bots think and strangers' files are judged; what they share counts
    once."""

    def most(self, other: "Memory") -> "Memory":
        return Memory(max(self.server, other.server), max(self.all, other.all))


def memory(group: int) -> Memory:
    """Of the group of processes, and of the one that leads it."""
    server = _field(group, "Rss:")
    return Memory(server / MB, sum(_field(pid, "Pss:") for pid in _members(group)) / MB)


def _members(group: int) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[2]) == group:
                found.append(int(entry.name))
    return found


def _field(pid: int, name: str) -> int:
    """Bytes; nothing of a process that has ended meanwhile."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith(name)), 0)
