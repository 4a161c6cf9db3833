"""Draws random cases and compares what two programs do with them.

    python3 conformance/testees/python/compare.py --cases 1000 --seed 1

Both programs are driven by 'notispec conform', which plays the person, the phone and the clock; compared is the trace of
each case: requests, deliveries and outcomes. Each case in which the two differ is cut down to its shortest steps.
"""
import argparse
import json
import pathlib
import random
import re
import shlex
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field

HERE = pathlib.Path(__file__).resolve().parent
LANES = ("center", "delivered", "outcome")
ZONES = ("Europe/Berlin", "Asia/Tokyo", "America/New_York", "Pacific/Kiritimati", "Asia/Kolkata", "Europe/Lisbon")
CLOCKS = ("+5m", "+12m", "+50m", "+1h10m", "+3h", "+26h", "-10m", "-1h", "-26h")
STARTS = ("2026-03-02 09:00", "2026-03-28 16:00", "2026-10-24 16:00", "2026-06-08 21:30")
MEDICINES = ("a", "b")


@dataclass
class Case:
    """A spec and a story. Cases with the same spec are one app."""

    id: str
    spec: dict
    start: dict
    steps: list = field(default_factory=list)


# What is drawn


def draw_spec(draw: random.Random, app: str) -> dict:
    """A capped daily, an 'after' with a condition and a snooze, and a series with 'per'."""
    times = ["06:30", "09:00", "12:00", "18:00", "20:00", "22:30", "23:50"]
    text = lambda words: {"body": {"en": words}}
    some = lambda **keys: {key: value for key, value in keys.items() if value is not None}
    daily = some(
        summary="Every day.", target="home", copy=text("Daily"), priority=draw.choice([0, 10, 30]),
        trigger={"calendar": {"every": draw.choice(["day", {"days": 2}]), "time": draw.choice(times)}},
        on_cap=draw.choice(["drop", "defer", "exempt"]), on_quiet=draw.choice([None, "hold", "drop", "exempt"]),
        window=draw.choice([None, None, {"from": "10:00", "to": "20:00"}]),
        repeat_after=draw.choice([None, None, {"days": 2}]),
    )
    after = some(
        summary="After a signal.", target="home", copy=text("After"), priority=draw.choice([0, 20]), category="later",
        trigger={"after": {"signal": "begun", "delay": draw.choice(["0m", "10m", "1h", "30m..90m", "8h"]), "from": draw.choice(["first", "last", "each"])}},
        conditions=[{"not": {"happened": {"signal": "finished", "since": "trigger"}}}],
        on_cap=draw.choice(["drop", "defer", "exempt"]), on_quiet=draw.choice([None, "hold", "drop", "exempt"]),
    )
    follow_up = {"every": draw.choice(["10m", "1h"]), "times": 2, "until": {"happened": {"signal": "taken", "since": "last_delivery"}}}
    dose = some(
        summary="A series.", target="home", copy=text("Dose"), priority=draw.choice([0, 40]), per="med", category="later",
        trigger={"calendar": {"every": "day", "times": draw.sample(times, 2), "for": "set", "until": "removed"}},
        on_cap=draw.choice(["drop", "defer", "exempt"]), on_quiet=draw.choice([None, "hold", "drop", "exempt"]),
        follow_up=draw.choice([None, follow_up]),
    )
    caps = draw.choice([
        [], [{"id": "day", "max": 1, "per": "rolling_day"}], [{"id": "day", "max": 2, "per": "calendar_day"}], [{"id": "day", "max": 2, "per": "rolling_day"}],
        [{"id": "span", "max": 1, "per": "3h"}], [{"id": "week", "max": 4, "per": "calendar_week"}],
    ])
    med = {"parameters": {"med": {"type": "string"}}}
    return {
        "notispec": 1,
        "app": {"id": app, "name": app.title(), "module": f"{app.title()}Notifications", "bundle_id": f"com.example.{app}", "locales": ["en"],
                "source_locale": "en", "delivery": "local"},
        "signals": {"begun": {}, "finished": {}, "set": med, "removed": med, "taken": med},
        "deep_links": {"scheme": app, "targets": {"home": {"path": "/home"}}},
        "preferences": {"daily_on": {"type": "toggle", "default": True, "controls": ["daily"], "label": {"en": "Daily"}}},
        "categories": {"later": {"actions": [{"id": "LATER", "title": {"en": "Later"}, "snooze": draw.choice(["15m", "2h"])}]}},
        "policies": some(
            slot=draw.choice(["18:00", "20:00"]), horizon=draw.choice(["2d", "5d", "14d"]), caps=caps,
            quiet_hours=draw.choice([None, {"from": "22:00", "to": "08:00", "held": "release"}, {"from": "23:00", "to": "07:00", "held": "drop"}]),
            pending_budget=draw.choice([None, None, 5]),
        ),
        "notifications": {"daily": daily, "after": after, "dose": dose},
    }


def draw_steps(draw: random.Random, travels: bool, sets_clock: bool) -> list:
    """A week in the life of a phone."""
    steps = []
    for _ in range(draw.randint(4, 12)):
        span = draw.choice(["1m", "5m", "10m", "30m", "1h", "2h", "5h", "9h", "14h", "24h", "26h"])
        kinds = ["signal"] * 8 + ["app"] * 6 + ["tap", "prefer", "authorization"] + ["zone", "zone"] * travels + ["clock"] * 3 * sets_clock
        kind = draw.choice(kinds)
        if kind == "signal":
            id = draw.choice(["begun", "begun", "finished", "set", "set", "removed", "taken"])
            values = {"with": {"med": draw.choice(MEDICINES)}} if id in ("set", "removed", "taken") else {}
            steps.append({"after": span, "signal": id, **values})
        elif kind == "app":
            steps.append({"after": span, "app": draw.choice(["background", "foreground", "killed", "launch"])})
        elif kind == "clock":
            steps.append({"after": span, "clock": draw.choice(CLOCKS)})
        elif kind == "tap":
            type_id = draw.choice(["after", "dose", "daily"])
            steps.append({"after": span, "tap": type_id, **({"action": "LATER"} if type_id != "daily" and draw.random() < 0.7 else {})})
        elif kind == "prefer":
            steps.append({"after": span, "prefer": {"daily_on": draw.random() < 0.5}})
        elif kind == "authorization":
            steps.append({"after": span, "authorization": draw.choice(["denied", "authorized", "authorized"])})
        else:
            steps.append({"after": span, "zone": draw.choice(ZONES)})
    return steps + [{"after": "26h", "app": "foreground"}]


def draw_cases(count: int, seed: int, per_app: int = 25, travels: bool = True, sets_clock: bool = True) -> list[Case]:
    draw, cases = random.Random(seed), []
    for n in range(count):
        if n % per_app == 0:
            spec = draw_spec(draw, f"app{seed}x{n // per_app}")
        start = {"at": draw.choice(STARTS), "zone": draw.choice(ZONES[:3]), "authorization": "authorized", "app": "foreground"}
        cases.append(Case(f"c{n}", spec, start, draw_steps(draw, travels and draw.random() < 0.4, sets_clock)))
    return cases


# How they are run


def write_workspace(folder: pathlib.Path, cases: list[Case]) -> None:
    (folder / "specs").mkdir()
    (folder / "conformance").mkdir()
    (folder / "specs/notispec.yaml").write_text('{"notispec": 1}\n')
    requirement = {"id": "RANDOM/ONE", "document": "random", "section": "All", "quote": "All.", "requires": "All.", "kind": "schedule", "checked_by": "scenario"}
    (folder / "conformance/requirements.yaml").write_text(json.dumps([requirement]))
    apps = {}
    for case in cases:
        apps.setdefault(case.spec["app"]["id"], []).append(case)
    for app, group in apps.items():
        (folder / "specs" / app).mkdir()
        (folder / "specs" / app / "app.yaml").write_text(json.dumps(group[0].spec, indent=1))
        (folder / "conformance" / app).mkdir()
        scenarios = [
            {"id": case.id, "title": "Random", "covers": ["RANDOM/ONE"], "start": case.start, "steps": case.steps, "then": [{"prompted": "none"}]}
            for case in group
        ]
        suite = {"notispec_scenarios": 1, "suite": app, "app": app, "scenarios": scenarios}
        (folder / "conformance" / app / "cases.yaml").write_text(json.dumps(suite, indent=1))


def traces(folder: pathlib.Path, notispec: str, testee: str) -> dict[str, list[str]]:
    """What happened in each case, as lines."""
    output = folder / "results.json"
    command = [notispec, "conform", "-C", str(folder), "--once", "--jobs", "1", "--format", "json", "--output", str(output), "--fail-on", "never", "--testee", testee]
    run = subprocess.run(command, capture_output=True, text=True)
    if not output.exists():
        sys.exit(run.stdout[-2000:] + run.stderr[-2000:])
    results = json.loads(output.read_text())
    output.unlink()
    if not results["cases"]:
        sys.exit(json.dumps(results["findings"][:3], indent=1))
    found = {}
    for case in results["cases"]:
        lines = [f"{line['at']} {line['lane']} {without_details(line['text'])}" for line in case["trace"] if line["lane"] in LANES]
        if case["verdict"] not in ("passed", "failed"):
            lines = [f"{case['verdict']} {case['failures']}"]
        found[case["id"]] = sorted(lines)
    return found


def without_details(text: str) -> str:
    """An outcome keeps its word and its reason; what the runner explains behind them is left out."""
    return ": ".join(re.sub(r" [(].*", "", text).split(": ")[:2])


def differing(cases: list[Case], notispec: str, testees: tuple[str, str]) -> dict[str, tuple[list[str], list[str]]]:
    """The cases in which the two differ, with the lines that only one of them has."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        write_workspace(folder, cases)
        first, second = (traces(folder, notispec, testee) for testee in testees)
    found = {}
    for case in cases:
        id = f"{case.spec['app']['id']}/{case.id}"
        if first[id] != second[id]:
            found[case.id] = ([line for line in first[id] if line not in second[id]], [line for line in second[id] if line not in first[id]])
    return found


def shorten(cases: list[Case], notispec: str, testees: tuple[str, str]) -> list[Case]:
    """Leaves out steps as long as the two still differ; all cases at once."""
    while True:
        tries = []
        for case in cases:
            for n in range(len(case.steps)):
                tries.append(Case(f"{case.id}y{n}", case.spec, case.start, case.steps[:n] + case.steps[n + 1:]))
        still = differing([t for t in tries if t.steps], notispec, testees)
        shorter = []
        for case in cases:
            found = [t for t in tries if t.id in still and t.id.rsplit("y", 1)[0] == case.id]
            shorter.append(Case(case.id, case.spec, case.start, found[-1].steps) if found else case)
        if all(a is b for a, b in zip(shorter, cases)):
            return cases
        cases = shorter


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--notispec", default="notispec")
    parser.add_argument("--testee", default=f"{shlex.quote(sys.executable)} {shlex.quote(str(HERE / 'testee.py'))}")
    parser.add_argument("--no-travel", action="store_true", help="leave out flights")
    parser.add_argument("--no-clock", action="store_true", help="leave the clock alone")
    parser.add_argument("--show", type=int, default=20, help="how many cases are cut down and shown")
    options = parser.parse_args()
    testees = (f"{options.notispec} testee", options.testee)
    cases = draw_cases(options.cases, options.seed, travels=not options.no_travel, sets_clock=not options.no_clock)
    found = differing(cases, options.notispec, testees)
    print(f"{len(cases)} cases, {len(found)} differ")
    chosen = [case for case in cases if case.id in found][: options.show]
    chosen = shorten(chosen, options.notispec, testees) if chosen else []
    lines = differing(chosen, options.notispec, testees) if chosen else {}
    for case in chosen:
        print(f"\n{case.id}: {json.dumps(case.start)}")
        print(f"  policies {json.dumps(case.spec['policies'])}")
        for id, rule in case.spec["notifications"].items():
            print(f"  {id} {json.dumps({key: value for key, value in rule.items() if key not in ('summary', 'copy', 'target')})}")
        for step in case.steps:
            print(f"    {json.dumps(step)}")
        for name, side in zip(("notispec", "python"), lines.get(case.id, ([], []))):
            for line in side[:8]:
                print(f"  only {name}: {line}")


if __name__ == "__main__":
    main()
