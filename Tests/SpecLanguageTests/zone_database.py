"""Makes the table of time zones that notispec carries.

Run in this folder with `pip install tzdata==2026.6`:
  python3 zone_database.py ../../Sources/Tool/SpecLanguage/Languages

The first line names the release, and the second has the steps. Every other is a rule with the names of the zones that
have it: the offset in force at the beginning of 1970, the changes since then, and the footer of the TZif file
(RFC 9636), which goes on from the last of them. A change is two characters, the number of a step: how many seconds
after the change before it, and by how many seconds the clocks go.
"""

import importlib.resources
import struct
import sys

FOLDER = importlib.resources.files("tzdata") / "zoneinfo"
CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def header(data, start):
    assert data[start : start + 4] == b"TZif"
    universal, standard, leaps, times, types, letters = struct.unpack(">6I", data[start + 20 : start + 44])
    assert leaps == 0
    return times, types, letters + standard + universal


def zone(name):
    """The offset at the beginning of 1970, the changes since then as (seconds, change), and the footer."""
    data = (FOLDER / name).read_bytes()
    count, types, rest = header(data, 0)
    start = 44 + count * 5 + types * 6 + rest
    count, types, rest = header(data, start)
    start += 44
    times = struct.unpack(f">{count}q", data[start : start + count * 8])
    start += count * 8
    indices = data[start : start + count]
    start += count
    offsets = [struct.unpack(">i", data[start + at * 6 : start + at * 6 + 4])[0] for at in range(types)]
    footer = data[start + types * 6 + rest :].decode().strip()
    last, steps = 0, []
    before = [index for time, index in zip(times, indices) if time < 0]
    offset = first = offsets[before[-1]] if before else offsets[0]
    for time, index in zip(times, indices):
        # The footer begins after the last transition, even if that one changes no clock (Lisbon 1996).
        if time < 0 or (offsets[index] == offset and time != times[-1]):
            continue
        steps.append((time - last, offsets[index] - offset))
        offset, last = offsets[index], time
    return first, tuple(steps), footer


def main(folder):
    version = (FOLDER / "tzdata.zi").read_text().split("\n")[0].removeprefix("# version ")
    names = set(importlib.resources.files("tzdata").joinpath("zones").read_text().split()) - {"Factory"}
    zones = {}
    for name in sorted(names):
        zones.setdefault(zone(name), []).append(name)
    steps = sorted({step for _, steps, _ in zones for step in steps})
    assert len(steps) < len(CHARACTERS) ** 2
    code = {step: CHARACTERS[at // 62] + CHARACTERS[at % 62] for at, step in enumerate(steps)}
    lines = [" ".join(f"{seconds}{change:+}" for seconds, change in steps)]
    for (first, steps, footer), names in zones.items():
        lines.append(" ".join([str(first), "." + "".join(map(code.get, steps)), footer] + names))
    with open(f"{folder}/ZoneDatabase+Table.swift", "w") as file:
        file.write("// swift-format-ignore-file\nextension ZoneDatabase {\n")
        file.write("  /// Written by `Tests/SpecLanguageTests/zone_database.py`.\n")
        file.write('  static let written: StaticString = #"""\n')
        file.writelines(f"{line}\n" for line in [f"tzdata {version}"] + lines)
        file.write('"""#\n}\n')


main(sys.argv[1])
