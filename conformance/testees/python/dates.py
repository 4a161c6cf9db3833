"""The dates of calendars, also of those that a signal begins (semantics §3, dates and 'for')."""
from datetime import date

import texts
import zones


class Dates:
    """Finds the dates of a span of time (§3)."""

    def dates(self, first, last):
        rules, state = self.rules, self.state
        for type_id, name, kind, body in rules.triggers():
            if kind != "calendar":
                continue
            begins = body.get("for") or body.get("cycle", {}).get("since")
            if begins is None:
                yield from rules.dates(type_id, name, body, state, None, self.zone, None, first, last)
                continue
            for value, signal in self.newest_signals(type_id, {begins}).items():
                if "until" in body:
                    ended = self.judge.newest(body["until"], {"type": type_id, "value": value})
                    if ended and ended["seq"] > signal["seq"]:
                        continue
                for o in rules.dates(type_id, name, body, state, signal, self.zone, value, first, last):
                    if o["begin"] > signal["at"]:  # at or before that signal is none of it
                        yield o
                    elif not o.get("zone") and signal.get("zone") not in (None, self.zone):  # §10: behind it in only one zone
                        if zones.at(date.fromisoformat(o["date"]), o["minute"], signal["zone"]) > signal["at"]:
                            yield o

    def newest_signals(self, type_id, ids, until=float("inf")):
        """The newest of these signals for each value (3), up to one of them."""
        per = self.rules.types[type_id].get("per")
        newest = {}
        for signal in self.state.signals:
            if signal["id"] in ids and signal["seq"] <= until:
                if not per:
                    newest[None] = signal
                elif signal["with"].get(per["parameter"]) not in (None, ""):
                    value = texts.show(signal["with"][per["parameter"]])
                    if signal["seq"] > self.state.forgotten.get(type_id, {}).get(value, 0):
                        newest[value] = signal
        return newest

    def series_ended(self, o):
        """§3: 'until' ends a series of dates, with what waits."""
        body = self.rules.types[o["type"]].get("triggers", {}).get(o["trigger"], {}).get("calendar", {})
        if "until" not in body:
            return False
        ended = self.judge.newest(body["until"], o)
        return bool(ended and ended["seq"] > o["seq"])

    def merge_times(self, candidates):
        """§3, dates: several times that fall on one moment are one notification, the last of them: finds the others."""
        last = {}
        for o in candidates + self.came_dates:  # one that has come, and is ahead again with another clock, represents it as well
            if any(o is x for x in self.doubles) or o.get("deferred") and self.move(o, o["begin"])[1] < self.now:  # that waits for a slot alone
                continue
            if o["kind"] == "date" and o["id"].count(".") > 2 and self.judge.gate(o["type"]) is None:
                reason, moved = self.move_from_now(o, min(max(o["begin"], self.now), o["end"]))
                if reason is None:
                    last.setdefault((o["type"], o["trigger"], o["value"], max(moved, self.now)), []).append(o)
        for group in last.values():
            group.sort(key=lambda o: o["begin"])
            for o in group[:-1]:
                if o in candidates:
                    self.doubles.append(o)
