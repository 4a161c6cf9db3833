#!/usr/bin/env python3
"""Writes Fixtures/zoneinfo.tsv: what Python's zoneinfo says of every zone of this machine.

    python3 Tests/NotificationCivilTimeTests/zoneinfo_table.py

Line kinds, tab-separated:
    version    the tzdata release the table was made from
    digest     zone, FNV-1a 64 of its file, number of transitions, FNV-1a 64 of their lines
    transition zone, seconds since 1970, offset before, offset after                 (hard zones only)
    local      zone, local time, `missing|unique|ambiguous`, the instants in seconds (hard zones only)

The digest of transitions is taken over the text "<seconds> <before> <after>\\n" for each one from 1970 to 2129, found by
comparing the offsets of days two apart and halving. zoneinfo has no list of transitions, so none of our code's ideas of
where they are is shared; years past 2037 come from the footers.
"""
import datetime
import pathlib
import re
import sys
import zoneinfo

HARD = """Africa/Cairo Africa/Casablanca America/Havana America/New_York America/Nuuk America/Santiago
America/Scoresbysund Antarctica/Troll Asia/Almaty Asia/Beirut Australia/Lord_Howe Europe/Moscow Pacific/Apia
Pacific/Kiritimati""".split()
FIRST, LAST = 0, 5_049_216_000  # 1970-01-01 and 2130-01-01
STEP = 2 * 86_400
ROWS = (1_100_000_000, 2_600_000_000)  # full rows: 2004 to 2052
EPOCH = datetime.datetime(1970, 1, 1)
UTC_EPOCH = EPOCH.replace(tzinfo=datetime.timezone.utc)
FOLDER = next(path for path in map(pathlib.Path, zoneinfo.TZPATH) if path.is_dir())


def fnv(data):
    state = 0xCBF29CE484222325
    for byte in data:
        state = (state ^ byte) * 0x100000001B3 % 2**64
    return f"{state:016x}"


def offset(zone, seconds):
    return int((UTC_EPOCH + datetime.timedelta(seconds=seconds)).astimezone(zone).utcoffset().total_seconds())


def transitions(zone):
    before = offset(zone, FIRST)
    for start in range(FIRST, LAST, STEP):
        low, high = start, min(start + STEP, LAST)
        after = offset(zone, high)
        if after == before:
            continue
        while high - low > 1:
            middle = (low + high) // 2
            if offset(zone, middle) == before:
                low = middle
            else:
                high = middle
        # Halving finds one change; a second one within the same two days would leave another offset behind.
        assert offset(zone, high) == after, (zone, high)
        yield high, before, after
        before = after


def instants(zone, local_seconds):
    """Instants at which the zone shows this local time, by zoneinfo's two folds, kept if they read back."""
    wall = EPOCH + datetime.timedelta(seconds=local_seconds)
    found = set()
    for fold in (0, 1):
        instant = int((wall.replace(tzinfo=zone, fold=fold) - UTC_EPOCH).total_seconds())
        if instant + offset(zone, instant) == local_seconds:
            found.add(instant)
    return sorted(found)


def local_rows(name, zone, instant, before, after):
    low, high = instant + min(before, after), instant + max(before, after)
    for local in (low - 1, low, (low + high) // 2, high - 1, high):
        found = instants(zone, local)
        kind = ["missing", "unique", "ambiguous"][len(found)]
        wall = EPOCH + datetime.timedelta(seconds=local)
        yield "\t".join(["local", name, str(wall), kind, " ".join(map(str, found or [instant]))])


def main():
    names = sorted(name for name in zoneinfo.available_timezones() if name != "localtime")
    version = re.search(r"version (\S+)", (FOLDER / "tzdata.zi").read_text().splitlines()[0]).group(1)
    lines = [f"version\t{version}"]
    rows = []
    for name in names:
        zone = zoneinfo.ZoneInfo(name)
        found = list(transitions(zone))
        text = "".join(f"{instant} {before} {after}\n" for instant, before, after in found)
        lines.append("\t".join(["digest", name, fnv((FOLDER / name).read_bytes()), str(len(found)), fnv(text.encode())]))
        if name in HARD:
            for instant, before, after in found:
                if ROWS[0] <= instant < ROWS[1]:
                    rows.append(f"transition\t{name}\t{instant}\t{before}\t{after}")
                    if abs(instant - 1_780_000_000) < 2 * 366 * 86_400 or name in ("Pacific/Apia", "America/Nuuk"):
                        rows.extend(local_rows(name, zone, instant, before, after))
    target = pathlib.Path(__file__).parent / "Fixtures" / "zoneinfo.tsv"
    target.write_text("\n".join(lines + rows) + "\n")
    print(f"{len(lines) - 1} zones, {len(rows)} rows, tzdata {version}", file=sys.stderr)


main()
