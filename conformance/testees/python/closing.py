"""Own moments that have come since the last step are closed (semantics §2.2, §6)."""
from datetime import date, timedelta

import zones
from caps import cap_reason, full
from outcomes import GATES


class Closing:
    """Ends what can come no more (§6)."""

    def say_of_shut_out(self, o):
        """§16: what a gate has kept back is 'expired' as well, if the gate is open again with this step."""
        gate = self.judge.gate(o["type"])
        if o["id"] in self.overtaken:  # a newer signal of this step has taken its place
            return
        if self.has_newer(o) and not gate:
            if o["word"] != "displaced":
                self.tell(o, "dedupe")
        elif gate:  # another cause, learnt in this step, or what was held for it
            self.tell(o, gate)
        elif self.may_expire(o):
            self.tell(o, "expired")

    def has_newer(self, o):
        """§6: a newer one waits, or a snooze of one, so that the older one ends with 'dedupe'."""
        if o.get("from") != "first" or o["id"] in self.late_deferrals:  # §16: that is told before all
            return False
        snoozed = [series["of"] for series in self.state.series.values() if series.get("nap") and series["waits"]]
        newer = [x for x in self.alike(o) if x["seq"] > o["seq"] and not (o.get("kept") and x["seq"] > o["kept_at"])]  # of one that is kept back a later step's takes the place
        return any(self.is_ahead(x) or x["id"] in snoozed for x in newer)

    def close(self, is_planning=True):
        """What it ends is told in the order of declaration, then by own moment."""
        state = self.state
        self.is_planning = is_planning
        before, self.outcomes = self.outcomes, []
        found_open = self.found_open = {o["id"] for o in state.occurrences.values() if o["status"] != "over" and (o["kind"] != "date" or o["begin"] <= (state.last or 0))}
        first = self.end_own_moments(state.last) if state.last is not None else []
        own, late = [], []
        for outcome in self.outcomes:  # §16: what an earlier step has found open is said in the plan; §13: signed out nothing is planned
            (late if outcome["identifier"] in found_open and is_planning and not state.signed_out else own).append(outcome)
        self.told_in_plan += [(state.occurrences[outcome["identifier"]], outcome) for outcome in late]
        self.own_moments = [len(before + first), len(before + first + own)]
        self.outcomes = before + first + self.in_order_of_own_moments(own)

    def in_order_of_own_moments(self, outcomes):
        """§16: by declaration, by value, the one silent for the longest first, then by own moment, by the zone of now."""
        heard = {type_id: self.newest_signals(type_id, self.rules.named(type_id), until=self.seq_before) for type_id in {outcome["type"] for outcome in outcomes}}

        def key(outcome):
            o = self.state.occurrences.get(outcome["identifier"])
            here = o and o["kind"] == "date" and not o.get("zone")
            moment = zones.at(date.fromisoformat(o["date"]), o["minute"], self.zone) if here else outcome["due"]
            declared = self.rules.declared(o) if o else (self.rules.order[outcome["type"]], 0)
            return declared, heard[outcome["type"]].get(o and o["value"], {"seq": 0})["seq"], moment
        return sorted(outcomes, key=key)

    def end_own_moments(self, last):
        """What is told before own moments."""
        state, flown, first = self.state, self.state.zone != self.zone, []
        self.waited = [o["id"] for o in state.occurrences.values() if self.waits_for_slot(o)]  # when this step began
        later = self.moments_of_times(last - 100_000_000 if flown else last)  # §10: a zone moves dates by up to 26 hours
        for o in list(state.occurrences.values()):
            o["was_pending"] = o["id"] in state.pending
            becomes_open = o["begin"] > last and not o.get("stays_open")
            if o["kind"] == "date" and becomes_open and o["begin"] <= self.now and o["status"] not in ("over", "pending") and self.has_expired(o["type"]):
                self.end(o)  # §5: nothing is said of it
                continue
            held, let_go = self.move(o, o["begin"]) if o["kind"] == "date" and o["status"] == "deferred" else (None, o["begin"])
            is_off = o.get("deferred") and o["status"] == "refused" and o.get("told") in GATES[1:]  # §16: told as soon as its slot is over
            if o["kind"] == "location" or not self.is_planning and not is_off and (o["kind"] == "signal" or let_go <= last):
                continue
            if flown and o["kind"] == "date" and self.end_here(o) > self.now:
                continue  # §10: its own moment is ahead again
            if flown and o.get("floats") and self.window_here(o)["end"] > self.now:
                continue  # the same
            if o["status"] == "deferred" and (o["kind"] != "date" or o["begin"] <= last) and o.get("hold_until") and self.now > o["hold_until"]:
                o["told"] = None
                self.end(o, "expired")
                self.late_deferrals.append(o["id"])
            if o["kind"] == "date" and o["status"] == "deferred" and held is None and let_go > self.now >= o["begin"]:
                o["told"] = None if becomes_open else o.get("told")  # §16: when it becomes open
                continue  # §6: the night or a window holds it beyond this step
            if o["kind"] == "date" and o["status"] == "deferred" and o["begin"] <= last < let_go and o.get("deferred"):  # §6: held when open, it waits for a slot
                if self.another_waits(o):
                    self.end(o, "dedupe")
                continue
            if o["kind"] == "date" and o["status"] == "deferred" and o["begin"] <= self.now and (o["begin"] > last or held is None and let_go > last):
                o.update(status="open", told=None if becomes_open else o.get("told"), reason=None)
                if not self.judge.gate(o["type"], self.knew):
                    self.end_date(o, last)
                    continue
            if o["kind"] == "date" and o["status"] == "pending" and o.get("deferred") and last < o["begin"] <= self.now:
                o.update(told=o.get("reason") or o["deferred_by"], word="held")  # §16: its last word when it becomes open
            if o["status"] in ("over", "pending", "deferred") or o.pop("freed", False):
                continue
            if o.get("deferred") and o.get("reason") == "center.failed" and zones.local(self.now, self.zone).date().isoformat() <= o["moved_day"]:
                continue  # §6: it waits for its slot, until the day of that is over
            reason, moved = o.get("reason"), o.get("moved") or o["end"]
            if o["kind"] == "date" and reason == "cancelled.goal":  # §16: that was said; now it is one that does not come
                reason = "condition"
            if reason in ("window", "deferred.budget", "center.failed"):  # held
                reason = None
            if o.get("deferred") and o["status"] == "refused" and moved <= self.now and o["end"] <= self.now:
                free = o.get("hold_until")  # it has no slot: the end of the day of the first that is free
                if free and not o.get("moved") and self.now <= free and not (is_off and self.now >= zones.at(zones.local(free, self.zone).date(), self.rules.slot, self.zone)):
                    continue
                if is_off:
                    n = len(self.outcomes)
                    self.end(o, "expired")
                    first += self.outcomes[n:]
                    del self.outcomes[n:]
                elif o.get("told") and o["word"] != "held":  # §16: that was the last word
                    self.end(o)
                else:
                    o["told"] = None
                    self.end(o, "expired")  # its slot is over
                    self.late_deferrals.append(o["id"])
                continue
            if o["kind"] == "signal" and o.get("off") and not o.get("deferred") and o["end"] < self.now <= self.move(o, o["end"])[1]:
                n = len(self.outcomes)  # §16: switched off at its own moment, and the night or a window holds it
                self.end(o, self.judge.gate(o["type"], self.knew) or o["reason"])
                first += self.outcomes[n:]
                del self.outcomes[n:]
                continue
            if o["kind"] == "date":
                if o["begin"] > self.now:
                    continue
                gate = self.judge.gate(o["type"], self.knew) if moved > self.now else None
                gate = gate or reason in GATES and self.judge.gate(o["type"], self.knew) or (reason if reason in GATES else None)
                if o["begin"] > last:  # §6: at its own moment it is told what is so then, whatever a plan has found
                    o["told"] = None if becomes_open else o.get("told")
                    if gate:  # switched off at its own moment, as far as the app has learnt by now, is over
                        self.end(o, gate)
                        continue
                    o["begin"] = o["end"] = self.end_here(o)  # §16: by the zone in force
                    if self.own_time(o) < later.get(self.falls_on(o), (0, 0)):
                        self.end(o, "dedupe")
                    else:
                        self.end_date(o, last)
                elif moved >= self.now and reason != "expired":  # asked again until its moved instant; the plan says what keeps it back
                    continue
                elif o["status"] == "held" and moved > self.now:
                    continue
                else:
                    if self.is_planning:
                        self.shut_out.append(o)  # §6: a gate ends it, also one that this step learns of
                        self.end(o)
                    else:
                        self.end(o, reason if o.get("told") else "expired", o.get("cap"))
            elif self.had_its_step(o) or (moved < self.now or moved == self.now == o["end"] or o.get("off") and not o.get("deferred") and (o["end"] < self.now or o["begin"] == o["end"] == o["at"])) and (o["end"] < self.now or o["begin"] == o["end"] == self.now == last and (o["at"] < last or reason) and o.get("reason") != "center.failed"):
                is_asked = (o["end"] if o.get("off") else max(o["end"], moved)) > (state.last_plan or 0)  # else it was for the last time by the last plan
                if o.get("deferred"):
                    self.late_deferrals.append(o["id"])
                if o["begin"] == o["end"] == o["at"] and self.is_beyond(o):  # §5: it did not wait
                    self.end(o)
                    continue
                if o.get("told") in (None, "horizon", "center.failed", "deferred.budget"):
                    self.shut_out.append(o)
                elif is_asked and (o["told"] in GATES[:-1] and o["end"] > o["at"] or o["status"] == "refused"):  # what is due at once has only the step of its signal
                    self.shut_out.append(o)
                if o["from"] == "last" and (is_asked or o.get("reason") == "center.failed"):
                    self.closed.append(o)  # a newer signal of this step still takes its place
                else:
                    self.end(o)
        for o in self.dates(last - 100_000_000 if flown else last, self.now):
            if self.has_expired(o["type"]) and o["begin"] > last:  # §5: nothing is said of it
                continue
            known = state.occurrences.get(o["id"])
            before = o["begin"] if o.get("zone") or not flown else zones.at(date.fromisoformat(o["date"]), o["minute"], state.zone)  # by the zone of then
            if known and flown and known["status"] != "over" and known["id"] not in state.pending and known["begin"] > self.now:
                held, moved = self.move(o, o["begin"])
                if held or moved <= self.now:
                    self.jump_over(known, o)
                continue
            if known and not (flown and known["status"] == "over" and not known.get("done") and before <= last < o["begin"]):
                continue  # §10: else its own moment was ahead again
            if o["begin"] <= last and before <= last:  # §10: else it was ahead at the last step by the zone of then
                continue
            o.update(status="open")
            gate = self.judge.gate(o["type"], self.knew)  # §6: as far as the app knew then
            if o.pop("duplicate") and not gate or not gate and self.own_time(o) < later.get(self.falls_on(o), (0, 0)):
                gate = "dedupe"
            state.occurrences[o["id"]] = o
            if gate:
                self.end(o, gate)
                continue
            self.end_date(o, last)
        return first

    def jump_over(self, o, new):
        """§10, §6: a date that a flight puts behind now; what was refused is told by what is so at its own moment in the new zone."""
        o["was_pending"] = o["id"] in self.state.pending
        o.update(begin=new["begin"], end=new["end"])
        if not o["was_pending"] and self.has_expired(o["type"]):  # §5: nothing is said of it
            self.end(o)
        elif o["was_pending"] or not o.get("reason"):
            self.end(o, "expired.missed", o.get("cap"))
        else:  # also if it was taken back before
            o.update(told=None, moved=None)
            if o["reason"] in GATES:
                self.end(o, o["reason"])
            elif self.own_time(o) < self.moments_of_times(o["begin"] - 1).get(self.falls_on(o), (0, 0)):
                self.end(o, "dedupe")
            else:
                self.end_date(o, self.state.last)

    def has_expired(self, type_id):
        """§5: the day of its 'expires' has come."""
        rule = self.rules.types[type_id]
        return "expires" in rule and zones.local(self.now, self.zone).date() >= date.fromisoformat(rule["expires"])

    def end_here(self, o):
        """The end of its own window in the zone of now."""
        if o["kind"] == "date" and not o.get("zone"):
            return zones.at(date.fromisoformat(o["date"]), o["minute"], self.zone)
        return o["end"]

    def window_here(self, o):
        """§10: the own window of what a signal began in the zone of now."""
        here, trigger = dict(o), self.rules.types[o["type"]]["triggers"][o["trigger"]]
        (kind, body), = [(kind, body) for kind, body in trigger.items() if kind != "conditions"]
        self.own_window(here, kind, body, {"at": o["at"], "with": o["with"]})
        return {"begin": here["begin"], "end": here["end"]}

    def had_its_step(self, o):
        """§6: what comes at once has the step of its signal alone, if neither the night nor a window holds it."""
        if not (o["begin"] == o["end"] == o["at"] and "stated" not in o and o["status"] == "refused"):
            return False
        moved = self.move(o, o["begin"])[1]
        return o.get("had_its_step") or self.is_beyond(o) or moved < self.now or moved == o["at"]

    def falls_on(self, o):
        """§3: dates of one trigger and value that the night or a window moves to one moment are one."""
        return o["type"], o["trigger"], o["value"], self.move(o, o["begin"])[1]

    def moments_of_times(self, last):
        """For each moment on which dates of one trigger fall, the own moment and the time of the last of them."""
        several = [o for o in self.dates(last, self.now + 2 * 86_400_000) if "times" in self.rules.types[o["type"]]["triggers"][o["trigger"]]["calendar"]]
        return {self.falls_on(o): self.own_time(o) for o in sorted(several, key=self.own_time)}

    def own_time(self, o):
        return o["begin"], o["minute"]

    def end_date(self, o, last):
        """§6: a date that is not pending at its own moment, and that no gate has kept back."""
        reason, moved = self.move(o, o["begin"])
        if reason is None and moved > self.now:  # open if quiet hours or a window hold it
            o["moved"] = moved
            return
        reason, cap = (reason, None) if reason else self.kept_back_then(o)
        if (cap or not reason) and self.rules.types[o["type"]].get("on_cap") == "defer":  # a cap would only have moved it
            reason = cap = None
            if self.full_cap(o)[1] and self.another_waits(o):
                reason = "dedupe"
            elif o["begin"] <= last + self.rules.horizon and self.held_by_cap(o):
                return self.tell(o, o["reason"], o["cap"], waits=True)
        self.end(o, "condition" if reason == "goal" else reason or "expired", cap and cap["id"])

    def kept_back_then(self, o):
        """§6: what keeps it back at its own moment, by what has come by this step or waits only for its second."""
        at = self.move(o, o["begin"])[1]
        reason = self.refused_at(o, at)
        if reason:
            return reason, None
        due = [request["of"] for request in self.state.pending.values() if self.due_here(request) - request["spread"] <= self.now and not request["turn"] and not request["nap"]]
        self.taken[:] = [self.state.occurrences[id] for id in due]
        reason, cap = self.crowded(o, at)
        self.taken.clear()
        return reason, cap

    def waits_for_slot(self, o):
        """§6: what was refused by the center before its own moment had no request for a slot."""
        had_none = o["kind"] == "date" and o.get("reason") == "center.failed" and o["begin"] > self.state.last
        return o["status"] != "over" and o.get("deferred") and not had_none

    def another_waits(self, o):
        """§5: whether another date of its trigger waits for a slot."""
        same = ("type", "trigger", "value")
        waits = lambda x: x["id"] in self.waited or self.waits_for_slot(x)
        opened = lambda x: (x["id"] not in self.found_open and not x.get("stays_open"), x["date"], x["minute"])  # at an earlier step, also before the clock was set back
        return any(x["kind"] == "date" and opened(x) < opened(o) and waits(x) and all(x[key] == o[key] for key in same) for x in self.state.occurrences.values())

    def held_by_cap(self, o):
        """§6: one within the horizon of the last step, at which nothing was planned, may be held by a cap, and waits for its slot."""
        if self.rules.types[o["type"]].get("on_cap") != "defer":
            return False
        reason, cap = self.full_cap(o)
        if not cap:
            return False
        day = zones.local(o["begin"], self.zone).date()
        slots = ((there, zones.at(there, self.rules.slot, self.zone)) for there in zones.days(day, day + timedelta(days=60)))
        free = next((there for there, slot in slots if slot > o["begin"] and self.full_cap({**o, "begin": slot, "end": slot})[1] is None), None)
        if free and zones.local(self.now, self.zone).date() > free:  # the day of the first free slot is over
            return False
        o.update(status="deferred", reason=reason, cap=cap, deferred=True, deferred_by=reason, moved=None)
        o["deferring_cap"] = cap
        o["hold_until"] = free and zones.at(free + timedelta(days=1), 0, self.zone) - 1
        return True

    def full_cap(self, o):
        """The cap that was full at its own moment, by what was delivered, and by what was due then and is not reported yet.

        What such a cap moves to a slot waits behind everything that is pending."""
        waits = self.rules.types[o["type"]].get("on_cap") == "defer"
        at = self.move(o, o["begin"])[1]
        wall = zones.local(at, self.zone)
        for cap in self.rules.caps:
            due = [self.due_here(request) for request in self.state.pending.values() if (waits or self.due_here(request) - request["spread"] <= self.now) and not request["turn"] and not request["nap"]
                   and self.counts(cap, self.state.occurrences[request["of"]]["type"])]
            came = self.entries(cap) + [(instant, zones.local(instant, self.zone)) for instant in due]
            if self.counts(cap, o["type"]) and full(cap, came, at, wall, self.zone):
                return cap_reason(cap), cap["id"]
        return None, None
