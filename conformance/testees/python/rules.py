"""The model of an app as rules: triggers, dates, settings, nights, windows and caps."""
from datetime import date, timedelta

import zones
from zones import WEEKDAYS


class Rules:
    def __init__(self, model, profile=None):
        self.model = model
        self.app = model["app"]["id"]
        self.types = model.get("notifications", {})
        policies = model.get("policies", {})
        self.policies = {**policies, **policies.get("profiles", {}).get(profile, {})} if profile else policies
        self.slot = zones.minutes(self.policies.get("slot", "20:00"))
        self.horizon = zones.span(self.policies.get("horizon", "14d"))
        self.caps = self.policies.get("caps", [])
        self.names = {}  # by type: the signals that it names
        self.order = {type_id: n for n, type_id in enumerate(self.types)}
        self.trigger_order = {(type_id, name): n for type_id, rule in self.types.items() for n, name in enumerate(rule.get("triggers", {}))}

    def declared(self, occurrence):
        """The order of declaration: of its type, then of its trigger."""
        return self.order[occurrence["type"]], self.trigger_order.get((occurrence["type"], occurrence["trigger"]), 0)

    def numbered(self, o):
        """§5, §9: by date or number, then by time of day, then by value."""
        return o.get("date") or "", o.get("number", 0), o.get("minute", 0), o["value"] or "", o["seq"]

    def triggers(self):
        """All triggers: type, name, kind, body."""
        for type_id, rule in self.types.items():
            for name, trigger in rule.get("triggers", {}).items():
                for kind in ("calendar", "after", "at", "slot_after", "reached", "location"):
                    if kind in trigger:
                        yield type_id, name, kind, trigger[kind]

    def begins(self, type_id, signal):
        """Whether a signal makes occurrences of a type, or begins its dates."""
        bodies = [body for id, _, _, body in self.triggers() if id == type_id]
        return any(signal in (body.get("signal"), body.get("for")) for body in bodies)

    def named(self, type_id):
        """The signals that a type names: in triggers, conditions, guards and repetitions."""
        if type_id not in self.names:
            rule = self.types[type_id]
            parts = [rule.get(part) for part in ("triggers", "conditions", "repeat_after", "follow_up")]
            self.names[type_id] = {text for text in texts_in(parts) if text in self.model.get("signals", {})}
        return self.names[type_id]

    def conditions(self, occurrence):
        rule = self.types[occurrence["type"]]
        trigger = rule.get("triggers", {}).get(occurrence["trigger"], {})
        return rule.get("conditions", []) + trigger.get("conditions", [])

    def preference(self, state, id):
        if id in state.prefs:
            return state.prefs[id]["value"]
        return self.model["preferences"][id]["default"]

    def zone(self, body, state, zone, signal=None):
        """§1: a local time belongs to the zone in force, unless a trigger has a zone."""
        named = body.get("zone")
        if named is None:
            return zone
        if isinstance(named, dict):
            named = (signal or {}).get("with", {}).get(named["parameter"])
            return named if named and zones.known(named) else zone
        if named == "home":
            for key in ("time", "times"):
                setting = body.get(key)
                if isinstance(setting, dict) and setting.get("preference") in state.prefs:
                    return state.prefs[setting["preference"]].get("zone") or state.home or zone
            return state.home or zone
        return named if zones.known(named) else zone

    # Dates (3)

    def times(self, body, state, signal):
        """Minutes of the day at which a date comes."""
        if "times" in body:
            times = body["times"]
            if isinstance(times, dict):
                if "preference" in times:
                    times = self.preference(state, times["preference"])
                elif "parameter" in times:
                    times = signal["with"].get(times["parameter"], [])
                    times = [t.strip() for t in times.split(",")] if isinstance(times, str) else times
                else:
                    first, last, step = zones.minutes(times["from"]), zones.minutes(times["to"]), zones.span(times["every"]) // 60_000
                    last += 1440 if last < first else 0
                    return [m % 1440 for m in range(first, last + 1, step)]
            return [zones.minutes(t) for t in times if t]
        time = body.get("time")
        if time is None:
            return [self.slot]
        if isinstance(time, dict):
            before = zones.span(time.get("before", "0m")) // 60_000
            text = self.preference(state, time["preference"]) if "preference" in time else signal["with"].get(time["parameter"])
            return [(zones.minutes(text) - before) % 1440] if text else []
        return [zones.minutes(time)]

    def is_date(self, body, day, state, signal, zone):
        if "on" in body:
            return day == date.fromisoformat(body["on"])
        if "weekdays" in body:
            chosen = body["weekdays"]
            if isinstance(chosen, dict):
                chosen = self.preference(state, chosen["preference"]) if "preference" in chosen else signal["with"].get(chosen["parameter"], [])
            chosen = [d.strip() for d in chosen.split(",")] if isinstance(chosen, str) else chosen
            return WEEKDAYS[day.weekday()] in chosen
        if "cycle" in body:  # the date of the newest signal is day 1
            cycle = body["cycle"]
            past = (day - zones.local(signal["at"], zone).date()).days
            return past >= 0 and past % (cycle["on"] + cycle["off"]) < cycle["on"]
        every, anchor = body["every"], state.first_date
        if isinstance(every, dict) and "preference" in every:
            chosen = state.prefs.get(every["preference"])
            option = self.model["preferences"][every["preference"]]["options"][self.preference(state, every["preference"])]
            every = option.get("every")
            if chosen:  # from the date on which the option was chosen
                anchor = zones.local(chosen["at"], chosen.get("zone") or zone).date().isoformat()
            if every == "week" and "weekday" not in body:
                every = {"days": 7}
        if every == "day":
            return True
        if every == "week":
            return WEEKDAYS[day.weekday()] == body.get("weekday", "monday")
        if every in ("month", "year"):  # The 31st means the last day of a shorter month (1)
            if every == "year" and day.month != body.get("month", 1):
                return False
            return day.day == min(body.get("day", 1), zones.last_of_month(day.year, day.month))
        if isinstance(every, dict):
            return anchor is not None and (day - date.fromisoformat(anchor)).days % every["days"] == 0 and day >= date.fromisoformat(anchor)
        return False

    def dates(self, type_id, name, body, state, signal, zone, value, first, last):
        """Occurrences of a calendar trigger with an own moment in (first, last]."""
        rule = self.types[type_id]
        several = sum("calendar" in t for t in rule["triggers"].values()) > 1
        where = self.rule_zone = self.zone(body, state, zone, signal)
        times = self.times(body, state, signal)
        if not times:
            return
        start, end = zones.local(first, where).date(), zones.local(last, where).date()
        for day in zones.days(start - timedelta(days=1), end + timedelta(days=1)):
            if not self.is_date(body, day, state, signal, where) or not zones.exists(day, where):
                continue
            moments = {}
            for minute in sorted(set(times)):
                moments.setdefault(zones.at(day, minute, where), []).append(minute)
            for moment, minutes in moments.items():
                if not first < moment <= last:
                    continue
                for minute in minutes:
                    id = f"{self.app}.{type_id}." + (f"{value}." if value is not None else "") + day.isoformat()
                    if "times" in body:
                        id += f".{minute // 60:02}{minute % 60:02}"
                    if several:
                        id += f".{name}"
                    yield {
                        "id": id, "type": type_id, "trigger": name, "value": value, "kind": "date", "begin": moment,
                        "end": moment, "date": day.isoformat(), "minute": minute, "duplicate": minute != minutes[-1],
                        "zone": where if "zone" in body else None, "with": (signal or {}).get("with", {}),
                        "seq": (signal or {}).get("seq", 0),
                    }

    # Quiet hours and windows (5.1)

    def quiet_bounds(self, state):
        quiet = self.policies.get("quiet_hours")
        if not quiet:
            return None
        bound = lambda x: zones.minutes(self.preference(state, x["preference"]) if isinstance(x, dict) else x)
        start, end = bound(quiet["from"]), bound(quiet["to"])
        return None if start == end else (start, end)  # from and to one time are none

    def on_quiet(self, type_id):
        rule = self.types[type_id]
        if "on_quiet" in rule:
            return rule["on_quiet"]
        if rule.get("interruption_level") == "critical":
            return "exempt"
        held = (self.policies.get("quiet_hours") or {}).get("held", "release")
        return "hold" if held == "release" else "drop"


def texts_in(part):
    """All texts that a part of a model has."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, (dict, list)):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from texts_in(inner)


def interval(bounds, at, zone, closed):
    """The interval of instants of a daily (from, to) that has 'at' in it, or None."""
    start, end = bounds
    today = zones.local(at, zone).date()
    for day in zones.days(today - timedelta(days=2), today + timedelta(days=1)):
        if not zones.exists(day, zone):
            continue
        a = zones.at(day, start, zone)
        last = day + timedelta(days=1) if end <= start else day
        while not zones.exists(last, zone):
            last += timedelta(days=1)
        b = zones.at(last, end, zone)
        if a <= at and (at <= b if closed else at < b):
            return a, b
    return None


def next_start(minute, at, zone):
    """The first instant after 'at' at which the clock shows this minute."""
    today = zones.local(at, zone).date()
    some = [today + timedelta(days=n) for n in (0, 1, 2, 3)]
    return min(t for day in some if zones.exists(day, zone) and (t := zones.at(day, minute, zone)) > at)
