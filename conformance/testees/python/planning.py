"""A step's plan: candidates (3), order (5), what is refused (6), repetitions (7), places (8), seconds (9)."""
import fnmatch
import json
import math
from datetime import date, timedelta

import texts
import zones
from conditions import Judge
from rules import cap_reason, full, interval, next_start, openings

FAR = 10**14  # no instant is known: it waits for a place
GATES = ("cancelled.signed_out", "permission.denied", "permission.not_determined", "preference.off", "disabled")
WAITS = ("pending", "held", "deferred")


def outcome_word(reason, was_pending, waits):
    """The word of an outcome for its reason."""
    if reason.startswith("cap."):
        return "held" if waits else "dropped"
    if reason == "displaced":
        return "displaced"
    if reason.startswith("expired"):
        return "expired"
    if reason.startswith("suppressed"):
        return "suppressed"
    if reason == "center.failed":
        return "held" if waits else "dropped"
    if reason in ("deferred.budget", "zone.fallback"):
        return "held"
    if reason in ("horizon", "permission.not_determined", "window") and not was_pending:
        return "held"
    return "cancelled" if was_pending else "dropped"


class Planner:
    def __init__(self, rules, state, now, zone):
        self.rules, self.state, self.now, self.zone = rules, state, now, zone
        self.outcomes, self.taken = [], []
        self.judge = Judge(rules, state, zone, self.taken)

    # Outcomes (6)

    def tell(self, o, reason, cap=None, waits=False):
        if o.get("told") == reason:
            return
        o["told"] = reason
        outcome = {"type": o["type"], "identifier": o["id"], "outcome": outcome_word(reason, o.get("was_pending"), waits), "reason": reason, "due": o["begin"]}
        if cap:
            outcome["cap"] = cap
        self.outcomes.append(outcome)

    def end(self, o, reason=None, cap=None):
        if reason:
            self.tell(o, reason, cap)
        o.update(status="over", was_pending=False)

    # 2.1: what became of the requests that are due

    def settle(self, center, authorization):
        state = self.state
        if authorization:
            state.put(authorization=authorization)
        if center is None:
            return
        for settled in center.get("settled", []):
            kind = settled["fate"]["kind"]
            self.came(settled["identifier"], settled["instant"], {"presented": None, "silenced_by_focus": "suppressed.focus",
                      "not_permitted": "suppressed.permission", "missed": "expired.missed"}[kind])
        for id in list(state.pending):
            request = state.pending[id]
            if id in center["pending"]:
                continue
            if request["due"] <= self.now and request.get("confirmed"):
                self.came(id, request["due"], None)  # 14: overdue and gone without a report
            else:
                if request.get("confirmed") and request["due"] > self.now + 60_000:
                    owner = state.occurrences.get(request["of"])
                    if owner:
                        self.tell(owner, "center.lost")
                owner = state.occurrences.get(request["of"])
                if owner and not request.get("turn") and request["due"] < self.now - 900_000 and owner["status"] == "pending" and owner["kind"] == "signal":
                    owner.update(status="open", told=None)  # question 8: cut off by a crash, too late to be repeated
                del state.pending[id]  # added again by the plan: 'center.lost', or a crash

    def came(self, id, at, reason):
        """A request came: delivered, or suppressed for a reason (14)."""
        state = self.state
        request = state.pending.pop(id, None)
        if request is None:
            return
        o = state.occurrences.get(request["of"])
        if o is None:
            return
        nap = request.get("nap")
        if request.get("turn"):  # a follow-up, delivered at most once
            state.series.get(request["series"], {}).setdefault("came", []).append(request["turn"])
            return
        if nap:
            series = state.series[nap]
            series.update(waits=False, at=at)
            if reason is None and self.rules.types[o["type"]].get("follow_up"):
                series.update(base=request["due"])
            return
        if reason == "expired.missed" and (o.get("floats") or o.get("deferred")):
            o.update(status="deferred" if o.get("deferred") else "open", freed=True)  # 10: takes the next one there
            return
        if reason == "expired.missed" and o["kind"] == "date" and not o.get("zone"):
            begin = zones.at(date.fromisoformat(o["date"]), o["minute"], self.zone)
            held, moved = self.move({**o, "begin": begin, "end": begin}, begin)
            if begin <= self.now and o["moved"] > o["begin"]:
                o.update(begin=begin, end=begin)
            if held is None and moved > self.now:  # 10: a date that quiet hours hold there is open
                o.update(status="open", begin=begin, end=begin, moved=moved, freed=True)
                return
        if reason == "expired.missed" and o["moved"] > o["begin"] and not o.get("deferred") and o["end"] <= self.now:
            if zones.local(self.now, self.zone).date().isoformat() <= o.get("moved_day", ""):
                o.update(status="open", freed=True)  # 10: what a night held comes at once when a flight ends it
                return
        if reason and reason.startswith("expired") or reason == "suppressed.permission":
            return self.end(o, reason)
        due = request["due"]
        due = min(due, at) if due == FAR else due
        late = 0 < at - due <= 300_000  # 11: up to five minutes late counts as on time for caps
        moment, there = due if late else at, request.get("zone") or self.zone
        wall = zones.local(moment, there)
        if request.get("kind") == "time_interval":  # 5.6: those of the zone in which they are later
            wall = max(wall, zones.local(moment, self.zone))
        state.delivery(o["type"], o["value"], at, self.zone, id, counts=reason != "suppressed.foreground", local=wall)
        if reason:
            self.tell(o, reason)
        o.update(status="over", done=True, delivered=at)
        if self.rules.types[o["type"]].get("follow_up"):
            state.series[o["id"]] = {"of": o["id"], "base": o["moved"] if o.get("due") == due else due, "at": at, "ended": False}

    # 2.2: own moments that have come are closed (6)

    def close(self):
        state, last = self.state, self.state.last
        if last is None:
            return
        for o in list(state.occurrences.values()):
            if o["status"] in ("pending", "deferred") and o["kind"] == "date" and o.get("deferred", True) and o.get("reason") and o["begin"] <= self.now:
                self.tell(o, o["reason"], o.get("cap"), waits=True)
            if o["kind"] == "location":
                continue
            if o["status"] == "deferred" and o.get("hold_until") and self.now > o["hold_until"]:
                o["told"] = None
                self.end(o, "expired")
            if o["status"] == "deferred" and o["kind"] == "date" and o["begin"] <= self.now and o.get("moved") is None:
                # 5: another of its trigger waits for a slot
                if any(x is not o and x["status"] == "deferred" and x["kind"] == "date" and x["begin"] < o["begin"]
                       and (x["type"], x["trigger"], x["value"]) == (o["type"], o["trigger"], o["value"]) for x in state.occurrences.values()):
                    self.end(o, "dedupe")
            if o["status"] in ("over", "pending", "deferred") or o.pop("freed", False):
                continue
            reason, moved = o.get("reason"), o.get("moved") or o["end"]
            if o["kind"] == "date":
                if o["begin"] > self.now:
                    continue
                if o.get("told") == reason != "displaced":  # question 4: said again at its own moment
                    o["told"] = None
                if reason in GATES and o["begin"] > last:  # switched off at its own moment is over
                    self.end(o, reason)
                elif moved > self.now and reason != "expired":
                    continue
                elif o["status"] == "held" and moved > self.now:
                    continue
                else:
                    self.end(o, reason or "expired", o.get("cap"))
            elif (moved <= self.now or o.get("off") and not o.get("deferred") and o["end"] < self.now) and (o["end"] < self.now or o["begin"] == o["end"] == self.now and o["at"] < last):
                if not o.get("told") or o["told"] in GATES[:-1]:
                    self.tell(o, "expired")  # question 3 of the report: after a gate that is open again
                self.end(o)
        flown = state.zone != self.zone
        for o in self.dates(last - 100_000_000 if flown else last, self.now):
            if o["id"] in state.occurrences:
                continue
            if o["begin"] <= last:  # 10: ahead at the last step by the zone of then
                if o.get("zone") or zones.at(date.fromisoformat(o["date"]), o["minute"], state.zone) <= last:
                    continue
            o.update(status="open")
            gate = self.judge.gate(o["type"])
            if o.pop("duplicate"):
                gate = "dedupe"
            state.occurrences[o["id"]] = o
            if gate:
                self.end(o, gate)
                continue
            reason, moved = self.move(o, o["begin"])
            if reason is None and moved > self.now:  # open if quiet hours or a window hold it
                o["moved"] = moved
            else:
                self.end(o, "expired")

    def dates(self, first, last):
        rules, state = self.rules, self.state
        if state.signed_out:
            return
        for type_id, name, kind, body in rules.triggers():
            if kind != "calendar":
                continue
            begins = body.get("for") or body.get("cycle", {}).get("since")
            if begins is None:
                yield from rules.dates(type_id, name, body, state, None, self.zone, None, first, last)
                continue
            for value, signal in self.series_signals(type_id, begins).items():
                if "until" in body:
                    ended = self.judge.newest(body["until"], {"type": type_id, "value": value})
                    if ended and ended["seq"] > signal["seq"]:
                        continue
                for o in rules.dates(type_id, name, body, state, signal, self.zone, value, first, last):
                    if o["begin"] > signal["at"]:  # at or before that signal is none of it
                        yield o
                    elif not o.get("zone") and signal.get("zone") not in (None, self.zone):  # 10: behind it in only one zone
                        if zones.at(date.fromisoformat(o["date"]), o["minute"], signal["zone"]) > signal["at"]:
                            yield o

    def series_signals(self, type_id, id):
        """The newest signal of each value (3)."""
        per = self.rules.types[type_id].get("per")
        newest = {}
        for signal in self.state.signals:
            if signal["id"] == id:
                if not per:
                    newest[None] = signal
                elif signal["with"].get(per["parameter"]) not in (None, ""):
                    value = texts.show(signal["with"][per["parameter"]])
                    if signal["seq"] > self.state.forgotten.get(type_id, {}).get(value, 0):
                        newest[value] = signal
        return newest

    # 2.3: a signal begins occurrences (3)

    def begin(self, signal):
        rules, state, now = self.rules, self.state, self.now
        for type_id, name, kind, body in rules.triggers():
            if body.get("signal") != signal["id"] or kind == "location":
                continue
            if "where" in body and not self.judge.test(body["where"], signal["with"]):
                continue
            per, value = rules.types[type_id].get("per"), None
            if per:
                if signal["with"].get(per["parameter"]) in (None, ""):  # refused
                    self.tell({"type": type_id, "id": f"{rules.app}.{type_id}", "begin": self.now}, "condition")
                    continue
                value = texts.show(signal["with"][per["parameter"]])
            o = {"type": type_id, "trigger": name, "value": value, "kind": "signal", "from": body.get("from", "last"),
                 "seq": signal["seq"], "at": signal["at"], "with": signal["with"], "status": "open", "date": ""}
            if not self.own_window(o, kind, body, signal):
                continue
            prefix = f"{rules.app}.{type_id}." + (f"{value}." if value is not None else "")
            if kind == "reached":
                if not self.reach(o, body, signal, prefix):
                    continue
            else:
                if kind == "at":
                    same = [x for x in self.alike(o) if x.get("stated") == o["stated"]]
                    if same:  # the same instant told again changes the values that its text shows
                        known, newer = same[-1], [x for x in self.alike(o) if x["seq"] > same[-1]["seq"]]
                        known.update({"with": o["with"], "seq": o["seq"], "at": o["at"]})
                        moved = known["begin"] != o["begin"] and not known.get("done")
                        if moved:  # another zone moves what waits
                            known.update(begin=o["begin"], end=o["end"])
                        elif newer and not known.get("done"):  # told again after another instant
                            known.update(status="open", told=None, reason=None, begin=o["begin"], end=o["end"])
                        else:
                            self.tell(dict(o, id=known["id"]), "dedupe")
                        for other in newer:
                            self.replace(other)
                        continue
                state.numbers[type_id] = state.numbers.get(type_id, 0) + 1
                o["id"] = f"{prefix}{state.numbers[type_id]}"
            if o["from"] == "last" and kind != "reached":  # 7: takes back what repeats the older one
                for series in state.series.values():
                    older = state.occurrences.get(series["of"])
                    if older and (older["type"], older["trigger"], older["value"]) == (type_id, name, value):
                        series.update(ended=True, waits=False)
            if o.pop("fallback", False):
                self.tell({**o}, "zone.fallback")
            state.occurrences[o["id"]] = o
            self.limit_values(type_id)
            if kind in ("at", "after") and o["end"] < signal["at"]:  # before its signal: expired at once
                self.end(o, "expired")
                if kind == "at":
                    for other in self.alike(o):
                        if other is not o:
                            self.replace(other)

    def replace(self, o):
        """3, from last: a newer one takes the place of what waits and of what was refused."""
        if o["status"] != "over":
            o["was_pending"] = o["id"] in self.state.pending
            self.end(o, None if o.get("kept") and o["status"] not in WAITS else "cancelled.goal")

    def limit_values(self, type_id):
        """3, values: at most 'at_most' are known; forgotten is the one silent for the longest time."""
        per, state = self.rules.types[type_id].get("per"), self.state
        if not per:
            return
        begin = {b.get("signal") or b.get("for") for t, _, _, b in self.rules.triggers() if t == type_id}
        newest = {}
        for signal in state.signals:
            value = signal["with"].get(per["parameter"])
            if signal["id"] in begin and value not in (None, "") and texts.show(value) not in state.forgotten.get(type_id, {}):
                newest[texts.show(value)] = signal["seq"]
            elif signal["id"] in begin and value not in (None, "") and signal["seq"] > state.forgotten[type_id][texts.show(value)]:
                newest[texts.show(value)] = signal["seq"]
        owners = {state.occurrences[p["of"]]["value"] for p in state.pending.values() if p["of"] in state.occurrences and state.occurrences[p["of"]]["type"] == type_id}
        last = max(newest, key=newest.get, default=None)
        while len(newest) > per.get("at_most", 50):
            value = min((v for v in newest if v != last), key=lambda v: (v in owners, newest[v]))
            state.forgotten.setdefault(type_id, {})[value] = newest.pop(value)
            for o in state.occurrences.values():
                if o["type"] == type_id and o["value"] == value and o["status"] != "over":
                    o["was_pending"] = o["id"] in state.pending
                    self.end(o, "per.limit")

    def own_window(self, o, kind, body, signal):
        """The own window of an occurrence that this signal begins; again after a flight for days with a time (10)."""
        zone, at = self.zone, signal["at"]
        o["floats"] = True
        if kind == "after":
            delay = body["delay"]
            if isinstance(delay, dict):
                day = zones.local(at, zone).date() + timedelta(days=delay["days"])
                o["begin"] = o["end"] = zones.at(day, zones.minutes(delay["time"]), zone)
            else:
                low, high = zones.span_range(delay)
                o.update(begin=at + low, end=at + high, floats=False)
        elif kind == "slot_after":
            soonest = at + zones.span(body["at_least"])
            day = zones.local(soonest, zone).date()
            slots = (zones.at(day + timedelta(days=n), self.rules.slot, zone) for n in range(-1, 4))
            o["begin"] = o["end"] = next(s for s in slots if s >= soonest)
        elif kind == "at":
            stated = signal["with"].get(body["parameter"])
            if stated is None:
                return False
            stated = o["stated"] = int(stated)
            where = self.rules.zone(body, self.state, zone, signal)
            before, after = body.get("before"), body.get("after")
            if isinstance(before or after, dict):
                sign, offset = (-1, before) if before else (1, after)
                day = zones.local(stated, where).date() + timedelta(days=sign * offset["days"])
                o["begin"] = o["end"] = zones.at(day, zones.minutes(offset["time"]), where)
                named = body.get("zone")
                name = signal["with"].get(named["parameter"]) if isinstance(named, dict) else None
                o["fallback"] = bool(name) and not zones.known(name)
                o["floats"] = named is None or isinstance(named, dict) and not zones.known(name)
            else:
                moment = stated - (zones.span(before) if before else 0) + (zones.span(after) if after else 0)
                o.update(begin=math.ceil(moment / 1000) * 1000, floats=False, utc=True)
                o["end"] = o["begin"]
        elif kind == "reached":
            o.update(begin=at, end=at, floats=False)
        return True

    def reach(self, o, body, signal, prefix):
        """Section 3, reached: a value once in a streak."""
        number = signal["with"].get(body["parameter"])
        if number is None:
            return False
        key = f"{o['type']}|{o['trigger']}|{o['value']}"
        memory = self.state.reached.get(key)
        values = sorted(body["values"])
        if memory is None or number <= 1 or number < memory["number"] - 1:
            streak = memory["streak"] + 1 if memory else 1
            memory = {"number": None, "streak": streak, "counted": []}
        before = memory["number"]
        hit = [v for v in values if v not in memory["counted"] and (v == number if before is None else v <= number and (v == number or v > before))]
        memory["counted"] += hit
        memory["number"] = number
        self.state.reached[key] = memory
        if not hit:
            return False
        o["with"] = {**o["with"], body["parameter"]: hit[-1]}  # only the highest comes, with its own number
        o["id"] = f"{prefix}{hit[-1]}" + (f".{memory['streak']}" if memory["streak"] > 1 else "")
        return o["id"] not in self.state.occurrences

    def alike(self, o):
        return [x for x in self.state.occurrences.values()
                if (x["type"], x["trigger"], x["value"], x["kind"]) == (o["type"], o["trigger"], o["value"], "signal")]

    # 5.1: windows and quiet hours move

    def quiet(self, o, at):
        bounds = self.rules.quiet_bounds(self.state)
        if bounds is None:
            return None
        when = self.rules.policies["quiet_hours"].get("when")
        if when and not self.judge.true(when, o, at):
            return None
        return interval(bounds, at, self.zone, closed=False)

    def window(self, o):
        window = self.rules.types[o["type"]].get("window")
        return window and (zones.minutes(window["from"]), zones.minutes(window["to"]))

    def move(self, o, at):
        """(reason, instant): the first instant that the window and the quiet hours allow."""
        how, window = self.rules.on_quiet(o["type"]), self.window(o)
        for _ in range(4):
            start = at
            if window and not interval(window, at, self.zone, closed=True):
                at = next_start(window[0], at, self.zone)
                if at > self.now + self.rules.horizon:
                    return "window", at
            night = how != "exempt" and self.quiet(o, at)
            if night:
                if how == "drop" and o["end"] < night[1]:
                    return "quiet", at
                at = night[1]
            if at == start:
                return None, at
        return "window", at

    # 5: one candidate

    def check(self, o, at, limit, slot=False):
        """(reason, moved, cap) for a try at this instant."""
        reason, moved = self.move(o, at)
        if reason is None and moved < self.now:  # what held it has ended (10, 12)
            reason, moved = self.move(o, self.now)
        if reason:
            return reason, moved, None
        rule = self.rules.types[o["type"]]
        wall = zones.local(moved, self.zone)
        if "expires" in rule and wall.date() >= date.fromisoformat(rule["expires"]):
            return "expired", moved, None
        refused = self.judge.refused(o, moved)
        if refused is None and texts.argument_values(self.rules, self.state, o, self.judge, self.state.locale)[1]:
            refused = "condition"
        if refused:
            return refused, moved, None
        if self.guarded(o, rule, moved, wall):
            return "repeat_guard", moved, None
        if "combine" in rule and any(p["moved"] == moved and p["type"] != o["type"] and self.rules.types[p["type"]].get("combine") == rule["combine"] for p in self.taken):
            return "dedupe", moved, None
        if rule.get("on_cap") != "exempt":
            for cap in self.rules.caps:
                if self.counts(cap, o["type"]) and full(cap, self.entries(cap), moved, wall, self.zone):
                    return cap_reason(cap), moved, cap
        return None, moved, None

    def guarded(self, o, rule, at, wall):
        """5.4: repeat_after."""
        guard = rule.get("repeat_after")
        if not guard:
            return False
        reach = timedelta(days=guard["days"])
        same = lambda x: x["type"] == o["type"] and x["value"] == o["value"]
        near_planned = [p for p in self.taken if same(p) and abs(zones.local(p["moved"], self.zone) - wall) < reach]
        near = [d for d in self.state.deliveries if same(d) and not d.get("void") and abs(zones.datetime.fromisoformat(d["local"]) - wall) < reach]
        if not near and not near_planned:
            return False
        when = guard.get("or_when")
        if when:
            if self.judge.true(when, o, at):
                return False
            if self.state.lifted.get(f"{o['type']}|{o['value']}") and not any(same(p) and p["moved"] < at for p in self.taken):
                return bool(near_planned)
        return True

    def counts(self, cap, type_id):
        rule = self.rules.types.get(type_id)
        return rule and rule.get("on_cap") != "exempt" and ("groups" not in cap or rule.get("group") in cap["groups"])

    def entries(self, cap):
        """5.6: what was delivered and what is taken."""
        found = []
        for d in self.state.deliveries:
            wall = zones.datetime.fromisoformat(d["local"])
            if d["counts"] and self.counts(cap, d["type"]):
                found.append((d["at"], wall))
        found += [(p["moved"], zones.local(p["moved"], self.zone)) for p in self.taken if self.counts(cap, p["type"])]
        return found

    def place(self, o):
        """Takes the first instant that lets it come (5), or says why there is none."""
        rule, now = self.rules.types[o["type"]], self.now
        gate = self.judge.gate(o["type"])
        if gate:
            return self.refuse(o, gate, None)
        soonest = min(max(o["begin"], now), o["end"]) if o["end"] >= o["begin"] else o["begin"]
        first, cap, at = None, None, None
        if not (o["status"] == "deferred" or o.get("deferred")) or o["end"] > now:
            limit = max(o["end"], self.move(o, o["end"])[1])
            tries, tried = [soonest], set()
            while tries:
                at = min(tries)
                tries.remove(at)
                tried.add(at)
                reason, moved, this = self.check(o, at, limit)
                moved = max(moved, now)
                if reason is None and (at == soonest or moved <= max(limit, now)):
                    return self.take(o, moved, at)
                if first is None:
                    first, cap, o["moved"] = reason or "expired", this, moved
                if this:
                    tries += [t for t in openings(this, self.entries(this), self.zone) if moved < t <= limit and t not in tried and t not in tries]
        else:
            first = o.get("deferred_by") or "cap.daily"
            cap = next((c for c in self.rules.caps if c["id"] == o.get("cap")), None)
        if first.startswith("cap.") and rule.get("on_cap") == "defer":
            return self.defer(o, first, cap, soonest)
        self.refuse(o, first, cap)

    def defer(self, o, first, cap, after):
        """5: every later slot of the horizon in turn."""
        day, last = zones.local(max(after, self.now), self.zone).date(), self.now + self.rules.horizon
        reason = first
        for n in range(0, 400):
            slot = zones.at(day + timedelta(days=n), self.rules.slot, self.zone)
            if slot > last:
                break
            if slot < self.now or slot <= after:
                continue
            reason, moved, this = self.check(o, slot, slot, slot=True)
            if reason is None:
                self.tell_later(o, first, cap)
                o["reason"], o["cap"], o["deferred_by"] = first, cap and cap["id"], first
                return self.take(o, moved, slot, deferred=True)
            if not reason.startswith("cap.") and o["kind"] == "signal" and reason not in ("repeat_guard", "quiet", "window"):
                break
        if reason.startswith("cap."):
            if not o.get("hold_until"):  # until the day of the first slot that the caps leave free is over
                for n in range(0, 60):
                    slot = zones.at(day + timedelta(days=n), self.rules.slot, self.zone)
                    if slot > self.now and slot > after and self.check(o, slot, slot)[0] is None:
                        o["hold_until"] = zones.at(day + timedelta(days=n + 1), 0, self.zone) - 1
                        break
            o.update(status="deferred", deferred_by=first, reason=first, cap=cap and cap["id"], moved=None, due=None)
            return self.tell_later(o, first, cap)
        self.refuse(o, reason, cap)

    def tell_later(self, o, reason, cap):
        if o.get("was_pending") and o.get("deferred"):
            return
        if o.get("was_pending") or not (o["kind"] == "date" and o["begin"] > self.now):
            self.tell(o, reason, cap and cap["id"], waits=True)

    def take(self, o, moved, at, deferred=False):
        o.update(moved=moved, moved_day=zones.local(moved, self.zone).date().isoformat(), status="pending", deferred=deferred, floating=deferred or moved != at or bool(o.get("floats")) or o["kind"] == "date" and not o.get("zone"))
        if self.now <= o["end"]:
            o["off"] = False
        if not deferred:
            o.update(reason=None, cap=None)
        self.taken.append(o)

    def refuse(self, o, reason, cap):
        was = o.get("was_pending")
        if self.now <= o["end"]:  # 6: what was switched off at its own moment is over
            o["off"] = reason in GATES
        if reason == "goal":
            o["kept"] = True
            reason = "cancelled.goal" if was else "condition"
        elif was and reason.startswith("cap."):
            reason = "displaced"
        o["kept"] = reason in ("condition", "cancelled.goal", "disabled")
        o.update(status="refused", reason=reason, cap=cap and cap["id"], due=None)
        if o["kind"] != "date" or was:
            self.tell(o, reason, o["cap"] if reason.startswith("cap.") else None)
        o["was_pending"] = False

    # 4, 5: the plan

    def plan(self, center):
        state, now = self.state, self.now
        self.lift_guards()
        candidates = self.candidates()
        order = self.rules.order
        priority = lambda o: self.rules.types[o["type"]].get("priority", 0)
        candidates.sort(key=lambda o: (-priority(o), max(o["begin"], now), order[o["type"]], o.get("date") or "", o["seq"], o["value"] or ""))
        for o in candidates:
            o["was_pending"] = o["id"] in state.pending
        locked = [o for o in candidates if o["was_pending"] and o.get("due") and o["moved"] <= now < o["due"]]
        self.locked = locked
        for o in locked:  # 9: what waits only for its second is on its way
            if self.judge.gate(o["type"]) is None and self.judge.refused(o, now) is None:
                self.taken.append(o)
        # What comes at once does not wait, so it has no duplicates (question 1 of the report).
        waiting = {(o["type"], o["trigger"], o["value"]) for o in self.taken if o["kind"] == "signal" and o["moved"] > now}
        naps = self.naps()
        waiting |= {(s["type"], s["trigger"], s["value"]) for s in state.series.values() if s.get("nap") and s.get("waits")}
        candidates = self.merge_times(candidates)
        for o in candidates:
            if o in self.taken:
                continue
            key = (o["type"], o["trigger"], o["value"])
            if o["kind"] == "signal" and o["from"] == "first" and key in waiting:
                self.end(o, "dedupe")
                continue
            self.place(o)
            if o["kind"] == "signal" and o["status"] in WAITS and (o.get("moved") or now + 1) > now:
                waiting.add(key)
                for older in self.alike(o):
                    if o["from"] == "first" and older["status"] == "refused":
                        self.end(older, "dedupe")
        places = self.locations()
        items = [{"id": o["id"], "of": o, "base": o["moved"], "rep": 0, "nap": None} for o in self.taken] + naps + self.repetitions(naps)
        self.seconds(items)
        items += places
        self.places(items, center)
        return self.requests([i for i in items if i["placed"]], center)

    def locations(self):
        """5: it waits for its place while its conditions hold now and all caps leave room at any time."""
        state, found = self.state, []
        for type_id, name, kind, body in self.rules.triggers():
            if kind != "location":
                continue
            living = [o for o in state.occurrences.values() if o["type"] == type_id and o["trigger"] == name and o["status"] != "over"]
            if living:
                o = living[-1]
            else:
                state.numbers[type_id] = state.numbers.get(type_id, 0) + 1
                o = {"id": f"{self.rules.app}.{type_id}.{state.numbers[type_id]}", "type": type_id, "trigger": name, "value": None, "kind": "location",
                     "begin": FAR, "end": FAR, "with": {}, "seq": 0, "at": self.now, "date": "", "status": "open", "moved": FAR, "due": FAR}
                state.occurrences[o["id"]] = o
            o["was_pending"] = o["id"] in state.pending
            gate = self.judge.gate(type_id)
            refused = gate or self.judge.refused(o, self.now)
            wall = zones.local(self.now, self.zone)
            times = [(self.now, wall)] + [e for c in self.rules.caps for e in self.entries(c) if e[0] > self.now]
            cap = next((c for c in self.rules.caps if self.counts(c, type_id) and any(full(c, self.entries(c), at, there, self.zone) for at, there in times)), None)
            if refused is None and self.guarded(o, self.rules.types[type_id], self.now, wall):
                refused = "repeat_guard"
            if cap and not refused:
                o["was_pending"] = False
                o.update(status="held", due=FAR)
                self.tell(o, cap_reason(cap), cap["id"], waits=True)
                continue
            if refused:
                self.refuse(o, refused or cap_reason(cap), cap)
                o.update(due=FAR)
                continue
            o["status"] = "pending"
            found.append({"id": o["id"], "of": o, "base": FAR, "due": FAR, "rep": 0, "nap": None, "region": body})
        return found

    def merge_times(self, candidates):
        """3, dates: several times that fall on one moment are one notification, the last of them."""
        last = {}
        for o in candidates:
            if o["kind"] == "date" and o["id"].count(".") > 2:
                reason, moved = self.move(o, min(max(o["begin"], self.now), o["end"]))
                if reason is None and moved != o["begin"]:
                    last.setdefault((o["type"], o["trigger"], o["value"], max(moved, self.now)), []).append(o)
        for group in last.values():
            group.sort(key=lambda o: o["begin"])
            for o in group[:-1]:
                self.refuse(o, "dedupe", None)
                candidates.remove(o)
        return candidates

    def lift_guards(self):
        """5.4: or_when was true at a step since the last delivery."""
        for type_id, rule in self.rules.types.items():
            when = rule.get("repeat_after", {}).get("or_when")
            if when:
                values = {d["value"] for d in self.state.deliveries if d["type"] == type_id}
                for value in values:
                    if self.judge.true(when, {"type": type_id, "value": value, "seq": 0}, self.now):
                        self.state.lifted[f"{type_id}|{value}"] = True

    def candidates(self):
        state, now, found = self.state, self.now, []
        living = [o for o in state.occurrences.values() if o["status"] != "over"]
        oldest = min([o["begin"] for o in living if o["kind"] == "date"] + [now]) - 1
        generated = self.generated = set()
        self.generated_from = oldest - 100_000_000
        for new in self.dates(oldest - 100_000_000, now + self.rules.horizon):  # 10: a zone moves dates by up to 26 hours
            generated.add(new["id"])
            duplicate = new.pop("duplicate")
            o = state.occurrences.get(new["id"])
            if o is None:
                if new["begin"] <= now:
                    continue
                o = state.occurrences[new["id"]] = {**new, "status": "open"}
            elif o.get("done") or o["status"] == "over" and new["begin"] <= now:
                continue
            elif o["status"] == "over":  # 10: ahead again
                o.update(status="open", told=None, reason=None, moved=None)
            elif o["begin"] > now >= new["begin"]:
                flown = state.zone not in (None, self.zone)
                reason, moved = self.move(new, new["begin"])
                if not flown or reason or moved <= now:  # 12: moved to before now; 10: jumped over
                    o["was_pending"] = o["id"] in state.pending
                    self.end(o, "expired.missed" if flown else "expired")
                    continue
            o.update(new)
            if duplicate:
                o["was_pending"] = o["id"] in state.pending
                self.refuse(o, "dedupe", None)
                continue
            found.append(o)
        for o in living:
            if o["kind"] == "date" and o["id"] not in generated:
                o["was_pending"] = o["id"] in state.pending or o["status"] in WAITS
                if o["begin"] <= now + self.rules.horizon:  # 12: no longer chosen; 3: the series has ended
                    body = self.rules.types[o["type"]]["triggers"][o["trigger"]]["calendar"]
                    self.end(o, "cancelled.goal" if "for" in body or "cycle" in body else "preference.off")
                else:
                    del state.occurrences[o["id"]]
        groups = {}
        for o in living:
            if o["kind"] == "signal":
                groups.setdefault((o["type"], o["trigger"], o["value"]), []).append(o)
        for group in groups.values():
            group.sort(key=lambda o: o["seq"])
            for n, o in enumerate(group):
                if o.get("floats") and state.zone != self.zone and o["end"] > (state.last or 0):
                    body = self.rules.types[o["type"]]["triggers"][o["trigger"]]
                    (kind, body), = [(k, b) for k, b in body.items() if k != "conditions"]
                    ahead = o["begin"] > (state.last or 0)
                    self.own_window(o, kind, body, {"at": o["at"], "with": o["with"]})
                    if ahead and o["begin"] <= now:  # 10: jumped over; the next one there
                        first = o["begin"]
                        time = zones.local(o["begin"], self.zone)
                        o["begin"] = o["end"] = next_start(time.hour * 60 + time.minute, now, self.zone)
                        if first <= o.get("stated", first - 1) < o["begin"]:
                            o["begin"] = o["end"] = now  # after the instant that its 'at' states: at once
                            if o["stated"] < now:
                                self.end(o, "expired.missed")
                                continue
                newer = n < len(group) - 1
                if newer and o["from"] == "last":  # 'last' takes its place
                    self.replace(o)
                    continue
                if newer and o["from"] == "first" and o["status"] == "refused" and o.get("kept"):
                    self.end(o)  # 6: of one that a condition keeps back a newer signal takes the place at once
                    continue
                if o["begin"] > now + self.rules.horizon:
                    o["was_pending"] = False
                    self.tell(o, "horizon")
                    continue
                found.append(o)
        return found

    def naps(self):
        """7: snoozes that wait; 'until', the conditions and gates take them back."""
        found = []
        for key, series in self.state.series.items():
            o = self.state.occurrences.get(series["of"])
            if not o or not series.get("nap") or not series.get("waits"):
                continue
            if self.follow_ended(o, series):
                series.update(ended=True, waits=False)
                continue
            reason, moved = self.move(o, series["at"])
            moved = max(moved, self.now)
            if reason is None and self.judge.gate(o["type"]) is None and self.judge.refused(o, moved) is None:
                found.append({"id": key, "of": o, "base": moved, "rep": 1, "nap": key})
            else:
                series["waits"] = False
        return found

    def follow_ended(self, o, series):
        until = self.rules.types[o["type"]].get("follow_up", {}).get("until")
        if until and self.judge.true(until, {**o, "first_at": o.get("delivered", series["at"])}, self.now):
            return True
        if o["kind"] == "date" and not series.get("alone") and o["begin"] > self.generated_from and o["id"] not in self.generated:
            body = self.rules.types[o["type"]]["triggers"][o["trigger"]]["calendar"]
            if "for" in body and self.state.zone == self.zone:  # 12: a time that is no longer chosen
                return True
        return not series.get("alone") and self.series_ended(o)

    def repetitions(self, naps):
        """7: follow-ups, planned together with a first or a snooze, and those that go on."""
        state, found = self.state, []
        firsts = [(o, o["moved"], None) for o in self.taken]
        firsts += [(n["of"], n["base"], n["id"]) for n in naps if not state.series[n["id"]].get("ended") and not state.series[n["id"]].get("alone")]
        for key, series in state.series.items():
            o = state.occurrences.get(series["of"])
            if o is None:
                continue
            if series.get("ended") or series.get("waits"):
                continue
            if self.follow_ended(o, series):
                series["ended"] = True
            elif series.get("base") is not None:
                firsts.append((o, series["base"], key))
        for o, base, key in firsts:
            follow = self.rules.types[o["type"]].get("follow_up")
            if not follow or self.judge.gate(o["type"]):
                continue
            for k in range(1, follow["times"] + 1):
                at = base + k * zones.span(follow["every"])
                window = self.window(o)
                if at <= self.now or self.judge.refused(o, at) or k in state.series.get(key or o["id"], {}).get("came", []):
                    continue
                if self.rules.on_quiet(o["type"]) != "exempt" and self.quiet(o, at) or window and not interval(window, at, self.zone, closed=True):
                    continue  # left out
                found.append({"id": f"{key or o['id']}+{k}", "of": o, "base": at, "rep": k + 1, "nap": key, "turn": k, "follows": key or o["id"]})
        return found

    def series_ended(self, o):
        """3: 'until' ends a series of dates, with what waits."""
        body = self.rules.types[o["type"]].get("triggers", {}).get(o["trigger"], {}).get("calendar", {})
        if "until" not in body:
            return False
        ended = self.judge.newest(body["until"], o)
        return bool(ended and ended["seq"] > o["seq"])

    def seconds(self, items):
        """Section 9: two of one second come one second apart."""
        used = set()
        rank = lambda i: (i["base"], -self.rules.types[i["of"]["type"]].get("priority", 0), self.rules.order[i["of"]["type"]], i["rep"] > 0, i["of"].get("date") or "", i["of"]["value"] or "", i["rep"])
        for item in sorted(items, key=lambda i: (i["base"] // 1000, rank(i)[1:])):
            o = item["of"]
            due = item["base"]
            if not item["rep"] and o in self.locked:
                due = o["due"]
            while due // 1000 in used:
                due += 1000
            used.add(due // 1000)
            item["due"] = due
            if not item["rep"]:
                o["due"] = due

    def places(self, items, center):
        """Section 8: room for the head of every series by priority, then everything else by time."""
        foreign = [id for id in (center or {}).get("pending", []) if id not in self.state.pending and not self.replaced(id)]
        room = min(self.rules.policies.get("pending_budget", 60), 64 - len(foreign))
        heads, rest, seen = [], [], set()
        for item in sorted(items, key=lambda i: (i["rep"] > 0, i["due"])):
            key = (item["of"]["type"], item["of"]["value"])
            (rest if key in seen else heads).append(item)
            seen.add(key)
        heads.sort(key=lambda i: (-self.rules.types[i["of"]["type"]].get("priority", 0), i["due"]))
        rest.sort(key=lambda i: i["due"])
        placed = set()
        for item in heads + rest:
            goes_now = item["due"] <= self.now
            planned_first = item.get("follows") and any(i["id"] == item["follows"] for i in items)
            item["placed"] = (goes_now or room > 0) and not (planned_first and item["follows"] not in placed)
            if item["placed"]:
                placed.add(item["id"])
                room -= not goes_now
            elif not item["rep"]:
                o = item["of"]
                o.update(status="held", reason="deferred.budget")
                if o["kind"] != "date" or o["was_pending"]:
                    self.tell(o, "deferred.budget")

    def replaced(self, id):
        return any(fnmatch.fnmatchcase(id, glob) for glob in self.rules.policies.get("replaces", []))

    # 2.5: the requests of the phone are changed into the planned ones

    def trigger(self, item):
        o, due = item["of"], item["due"]
        if "region" in item:
            region = item["region"]
            return {"kind": "location", "region": {"latitude": region["latitude"], "longitude": region["longitude"], "radius": region["radius"],
                                                   "on_entry": region.get("on_entry", True), "on_exit": region.get("on_exit", False)}}
        if due <= self.now:
            return {"kind": "immediate"}
        wall = zones.local(due, self.zone)
        floating = o.get("floating") and not (item["nap"] and not item.get("turn"))
        if floating and due % 1000 == 0 and zones.instant(wall, self.zone) == due:
            return {"kind": "calendar", "components": {k: getattr(wall, k) for k in ("year", "month", "day", "hour", "minute", "second")}}
        if (o.get("utc") or o["kind"] == "date") and due % 1000 == 0 and not item["nap"]:
            wall = zones.local(due, "UTC")
            return {"kind": "calendar", "components": {**{k: getattr(wall, k) for k in ("year", "month", "day", "hour", "minute", "second")}, "utc": True}}
        return {"kind": "time_interval", "span": due - self.now}

    def requests(self, items, center):
        state, effects = self.state, []
        there = (center or {}).get("pending", [])
        planned = {i["id"] for i in items}
        gone = [id for id, p in state.pending.items() if id not in planned and (p["due"] > self.now or id in there)]
        gone += [id for id in there if self.replaced(id) and id not in planned]
        gone += [id for id in there if id.startswith(self.rules.app + ".") and id not in state.pending and id not in planned and id not in gone]
        if gone:
            effects.append({"effect": "remove", "identifiers": sorted(gone)})
        for id in gone:
            request = state.pending.pop(id, None)
            if request and request.get("turn"):
                o = state.occurrences.get(request["of"])
                if o:
                    self.tell({"type": o["type"], "id": id, "begin": request["due"], "was_pending": True}, "cancelled.goal")
        for item in sorted(items, key=lambda i: (i["due"], i["rep"])):
            o = item["of"]
            trigger = self.trigger(item)
            if "turn" not in o:  # 'rotate' shows one after the other
                o["turn"] = state.turns[o["type"]] = state.turns.get(o["type"], -1) + 1
            body = texts.content(self.rules, state, o, self.judge)
            signature = json.dumps([body, item["due"] if trigger["kind"] != "calendar" else trigger], sort_keys=True)
            old = state.pending.get(item["id"])
            if old and old["signature"] == signature and old["confirmed"]:
                old["due"] = item["due"]
                continue
            effects.append({"effect": "add", "request": {"identifier": item["id"], "content": body, "trigger": trigger}})
            state.pending[item["id"]] = {"of": o["id"], "due": item["due"], "signature": signature, "nap": item["nap"] and not item.get("turn") and item["nap"], "turn": item.get("turn"),
                                          "series": item.get("follows"), "confirmed": False, "zone": self.zone, "kind": "time_interval" if trigger.get("components", {}).get("utc") else trigger["kind"]}
        return effects
