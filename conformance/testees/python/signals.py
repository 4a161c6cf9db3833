"""What a signal begins (semantics §3): own windows, ids, 'from', 'reached' and values."""
import math
from datetime import timedelta

import texts
import zones
from outcomes import WAITS


MOST_OPEN = 64  # of a trigger from each signal


class Signals:
    """Begins occurrences (§3)."""

    def hear(self, id, values, zone):
        """A signal is told: what it begins, and what is held for a permission in vain, before it and behind it (§1)."""
        held = [o for o in self.state.occurrences.values() if o["status"] == "refused" and o["kind"] == "signal" and o.get("reason") == "permission.not_determined"]
        in_vain, seq = [o for o in held if self.is_refused_behind(o)], self.state.seq
        of_step = [o for o in self.state.occurrences.values() if o["status"] != "over" and "stated" in o and (o["id"] in self.state.pending or o["seq"] > self.seq_before)]
        self.waits_in_vain = [o for o in of_step if self.is_refused_behind(o)]
        signal = self.state.signal(id, self.now, values, zone)
        for o in held:
            o["kept"] = any(o is x for x in in_vain) and self.is_refused_behind(o)
            o["kept_at"] = (o.get("kept_at") or seq) if o["kept"] else None
        self.begin(signal)

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
            o = {"type": type_id, "trigger": name, "value": value, "kind": "signal", "from": body.get("from", "each" if kind == "reached" else "last"),
                 "seq": signal["seq"], "at": signal["at"], "with": signal["with"], "status": "open", "date": ""}
            if not self.own_window(o, kind, body, signal):
                continue
            prefix = f"{rules.app}.{type_id}." + (f"{value}." if value is not None else "")
            if o["from"] == "each" and kind != "reached" and sum(x["status"] != "over" for x in self.alike(o)) >= MOST_OPEN:
                sent = sum(s["id"] == signal["id"] for s in state.signals)  # §3: it is told under the number of the signal
                self.outcomes.append({"type": type_id, "identifier": f"{prefix}{sent}", "outcome": "dropped", "reason": "deferred.budget", "due": o["begin"]})
                continue
            if kind == "reached":
                reached = self.reach(o, body, signal, prefix)
                for id in reached[:-1]:  # jumped over
                    self.tell({**o, "id": id}, "dedupe")
                if not reached or reached[-1] in state.occurrences:
                    continue
                o["id"] = reached[-1]
            else:
                known = self.told_before(o) if kind == "at" else None
                if known and known["with"] != o["with"] and any(known is x for x in self.waits_in_vain):  # §3: it ends as for another instant
                    self.replace(known)
                    known = None
                if known and known["with"] != o["with"] and not known.get("done") and not self.is_kept_back(known):  # the same instant told again changes the values that its text shows
                    window = {"begin": o["begin"], "end": o["end"]}
                    if window == self.window_here(known):  # the zone is none of them, so it stays where a flight has put it
                        window = {}
                    known.update({"with": o["with"], **window})
                    self.next_number(type_id)  # which is used up
                    if known["end"] < self.now:  # by the zone that is told now
                        known["was_pending"] = known["id"] in state.pending
                        self.end(known, "expired")
                    continue
                if known and known.get("done"):  # it has come
                    for older in self.alike(o):
                        self.replace(older)
                    self.tell(dict(o, id=f"{prefix}{self.next_number(type_id)}"), "dedupe")
                    continue
                if known:
                    o["again"] = known["again"] if self.is_alive(known.get("again")) else known["id"]  # of several the first
                number = self.next_number(type_id)
                o.update(id=f"{prefix}{number}", number=number)
            if o.pop("fallback", False):
                self.tell({**o}, "zone.fallback")
            is_late = kind in ("at", "after") and o["end"] < signal["at"] and not (known and self.says_again(o, known))
            takes_naps = o["from"] == "last" and kind != "reached" and "again" not in o  # §7
            if o["from"] == "last" and not (kind == "after" and is_late):
                alike = self.alike(o)
                told_again = [x["id"] for x in alike if x["status"] != "over" and self.is_alive(x.get("again")) and not self.is_kept_back(state.occurrences[x["again"]])]
                for older in alike:
                    if takes_naps:
                        self.take_back_naps(o, older["seq"])
                    is_over = older.get("stated", 0) == o.get("stated") and any(older is x for x in self.closed)
                    if older["status"] == "open" and (older["seq"] > self.seq_before or older.get("told") == "horizon") and o.get("stated") == older.get("stated", o["seq"]):
                        pass  # §3: both of this step, or beyond the horizon; a plan says whether the older one waits
                    elif older["id"] in told_again:  # for the same instant
                        self.end(older, "dedupe")
                        del state.occurrences[older["id"]]
                    elif not self.says_again(o, older) and not is_over:  # the same instant without a word
                        self.replace(older, is_silent="again" in o and older["stated"] == o["stated"])
            if takes_naps:
                self.take_back_naps(o)
            for older in self.alike(o) if o["from"] == "first" else []:  # §1: held in vain, as behind a condition
                if older["status"] == "refused" and older.get("reason") == "permission.not_determined" and older.get("kept"):
                    self.end(older)
            state.occurrences[o["id"]] = o
            self.limit_values(type_id)
            if is_late:  # before its signal: expired at once
                self.end(o, "expired")

    def take_back_naps(self, o, before=float("inf")):
        """§7: what repeats an older one, and was put off before a later signal (16)."""
        for key, series in self.state.series.items():
            older = self.state.occurrences.get(series["of"])
            if older and (older["type"], older["trigger"], older["value"]) == (o["type"], o["trigger"], o["value"]) and series.get("seq", 0) < before:
                request = self.state.pending.get(key)
                if request and self.is_on_its_way(request):  # §9: it gives way to nothing newer
                    continue
                if series.get("waits") or series.get("refused") and not series["for_good"]:
                    self.tell({"type": o["type"], "id": key, "begin": series["at"], "was_pending": bool(request)}, "cancelled.goal")
                series.update(ended=True, waits=False, refused=False)

    def replace(self, o, is_silent=False):
        """§3, from last: a newer one takes the place of what waits and of what was refused."""
        if self.waits_for_second(o):  # §9: it gives way to nothing newer
            return
        if o["status"] == "open" and o["begin"] <= o["at"] == self.now and "stated" not in o:  # §1: of one step, and comes at once, unless the night or a window holds it
            self.at_once.append(o)
            self.outcomes.append({"undecided": o["id"]})
            return
        if o["status"] != "over":
            self.overtaken.append(o["id"])
            o["was_pending"] = o["id"] in self.state.pending
            self.end(o, None if is_silent or o.get("kept") and o["status"] not in WAITS and o["reason"] != "permission.not_determined" else "cancelled.goal")

    def replace_what_is_held(self):
        """§1: of several that come at once, and that the night or a window holds, the newest waits."""
        for o in list(self.at_once):
            moved = self.move(o, o["begin"])[1]
            if o["status"] == "open" and moved > self.now and not self.judge.gate(o["type"]) and not self.judge.refused(o, moved):
                self.replace_at_once(o)

    def replace_at_once(self, o):
        """The plan has decided that the older one of a step ends; it is told with the event."""
        self.at_once.remove(o)
        self.overtaken.append(o["id"])
        n = self.outcomes.index({"undecided": o["id"]})
        behind, self.outcomes[n:] = self.outcomes[n + 1:], []
        self.end(o, "cancelled.goal")
        self.outcomes += behind

    def next_number(self, type_id):
        self.state.numbers[type_id] = self.state.numbers.get(type_id, 0) + 1
        return self.state.numbers[type_id]

    def told_before(self, o):
        """§3, at: the occurrence of the same instant; told after another one, or once its moment is over without a delivery, it is a new one."""
        alike = self.alike(o)
        for known in reversed(alike):
            if known.get("done") and not known.get("unseen") and known["stated"] == o["stated"]:
                return known
        newest = alike[-1] if alike else None
        if newest is None or newest["stated"] != o["stated"] or newest["status"] == "over" or any(newest is x for x in self.closed):
            return None
        first = self.state.occurrences.get(newest.get("again"))
        if first and first["status"] != "over" and self.waits(first):  # both of this step: the older one waits
            return first
        return newest

    def says_again(self, o, known):
        """§3, at: whether it tells once more what waits."""
        return o.get("again") == known["id"] and self.waits(known)

    def is_alive(self, id):
        """Whether it is known and not over."""
        return id in self.state.occurrences and self.state.occurrences[id]["status"] != "over"

    def is_kept_back(self, o):
        """§3, at: another one takes its place, whatever it tells."""
        return o["status"] == "refused" and not self.waits(o)

    def alike(self, o):
        return [x for x in self.state.occurrences.values()
                if (x["type"], x["trigger"], x["value"], x["kind"]) == (o["type"], o["trigger"], o["value"], "signal")]

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
            slots = (zones.at(day + timedelta(days=n), self.rules.slot, zone) for n in range(-1, 5) if zones.exists(day + timedelta(days=n), zone))
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
                o["utc"] = not o["floats"]
            else:
                moment = stated - (zones.span(before) if before else 0) + (zones.span(after) if after else 0)
                o.update(begin=math.ceil(moment / 1000) * 1000, floats=False, utc=True)
                o["end"] = o["begin"]
        elif kind == "reached":
            o.update(begin=at, end=at, floats=False)
        return True

    def reach(self, o, body, signal, prefix):
        """§3, reached: the ids of values that come once in a streak."""
        number = signal["with"].get(body["parameter"])
        if number is None:
            return []
        key = f"{o['type']}|{o['trigger']}|{o['value']}"
        memory = self.state.reached.get(key)
        values = sorted(body["values"])
        if memory is None or number <= 1 or number < memory["number"] - 1:
            streak = memory["streak"] + bool(memory["counted"]) if memory else 1
            memory = {"number": None, "streak": streak, "counted": []}
        before = memory["number"]
        hit = [v for v in values if v not in memory["counted"] and (v == number if before is None else v <= number and (v == number or v > before))]
        memory["counted"] += hit
        memory["number"] = number
        self.state.reached[key] = memory
        if hit:
            o["with"] = {**o["with"], body["parameter"]: hit[-1]}  # only the highest comes, with its own number
        return [f"{prefix}{value}" + (f".{memory['streak']}" if memory["streak"] > 1 else "") for value in hit]

    def limit_values(self, type_id):
        """§3, values: at most 'at_most' are known; forgotten is the one silent for the longest time."""
        per, state = self.rules.types[type_id].get("per"), self.state
        if not per:
            return
        begin = {id for id in self.rules.model["signals"] if self.rules.begins(type_id, id)}
        newest = {value: signal["seq"] for value, signal in self.newest_signals(type_id, begin).items()}
        heard = self.newest_signals(type_id, self.rules.named(type_id))
        owners = {state.occurrences[p["of"]]["value"] for p in state.pending.values() if p["of"] in state.occurrences and state.occurrences[p["of"]]["type"] == type_id}
        last = max(newest, key=newest.get, default=None)
        while len(newest) > per.get("at_most", 50):
            value = min((v for v in newest if v != last), key=lambda v: (v in owners, heard[v]["seq"]))
            state.forgotten.setdefault(type_id, {})[value] = newest.pop(value)
            for o in state.occurrences.values():
                if o["type"] == type_id and o["value"] == value and o["status"] != "over":
                    o["was_pending"] = o["id"] in state.pending or o["kind"] != "date" or o["begin"] <= self.now  # §16: of what is open, too
                    self.end(o, "per.limit" if o["was_pending"] else None)
