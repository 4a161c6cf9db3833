"""One candidate after the other takes its instant, waits for a slot or is refused (semantics §5, §6)."""
from datetime import date, timedelta

import texts
import zones
from caps import cap_reason, full, openings
from outcomes import GATES


class Order:
    """Takes the first instant that lets a candidate come (§5)."""

    def check(self, o, at):
        """(reason, moved, cap) for a try at this instant."""
        reason, moved = self.move_from_now(o, at)
        return (reason, moved, None) if reason else self.kept_back(o, moved)

    def move_from_now(self, o, at):
        """(reason, instant): where the window and the quiet hours move it, which is not before now."""
        reason, moved = self.move(o, at)
        if reason is None and moved < self.now:  # what held it has ended (10, 12)
            reason, moved = self.move(o, self.now)
        return reason, moved

    def kept_back(self, o, moved):
        """The same where quiet hours and the window allow it."""
        refused = self.refused_at(o, moved)
        reason, cap = (refused, None) if refused else self.crowded(o, moved)
        return reason, moved, cap

    def refused_at(self, o, moved):
        """Whether it has expired, or the conditions keep it back."""
        rule = self.rules.types[o["type"]]
        if "expires" in rule and zones.local(moved, self.zone).date() >= date.fromisoformat(rule["expires"]):
            return "expired"
        refused = self.judge.refused(o, moved)
        if refused is None and texts.argument_values(self.rules, self.state, o, self.judge, self.state.locale)[1]:
            return "condition"
        return refused

    def crowded(self, o, moved):
        """(reason, cap): whether what came or is planned keeps it back: its guard, a group or a cap."""
        rule, wall = self.rules.types[o["type"]], zones.local(moved, self.zone)
        if self.guarded(o, rule, moved, wall):
            return "repeat_guard", None
        if "combine" in rule and self.is_combined(rule["combine"], moved):
            return "dedupe", None
        if rule.get("on_cap") != "exempt":
            for cap in self.rules.caps:
                if self.counts(cap, o["type"]) and full(cap, self.entries(cap), moved, wall, self.zone):
                    return cap_reason(cap), cap
        return None, None

    def is_combined(self, name, moved):
        """Whether another of the name comes at that instant, or came."""
        there = [p["type"] for p in self.taken if p["moved"] == moved] + [d["type"] for d in self.state.deliveries if d["at"] == moved and d["counts"]]
        return any(self.rules.types.get(type_id, {}).get("combine") == name for type_id in there)

    def counts(self, cap, type_id):
        rule = self.rules.types.get(type_id)
        return rule and rule.get("on_cap") != "exempt" and ("groups" not in cap or rule.get("group") in cap["groups"])

    def entries(self, cap):
        """§5.6: what was delivered and what is taken."""
        came, last = self.state.deliveries, self.taken[-1] if self.taken else {}
        there = id(came), len(came), len(self.taken), id(last), last.get("moved")
        if self.known_entries.get(cap["id"], (None,))[0] != there:
            found = [(d["at"], zones.wall(d["local"])) for d in came if d["counts"] and self.counts(cap, d["type"])]
            found += [(p["moved"], zones.local(p["moved"], self.zone)) for p in self.taken if self.counts(cap, p["type"])]
            self.known_entries[cap["id"]] = there, found
        return self.known_entries[cap["id"]][1]

    def place(self, o):
        """Takes the first instant that lets it come (5), or says why there is none."""
        rule, now = self.rules.types[o["type"]], self.now
        o.pop("says", None)  # what an earlier plan had no place for
        gate = self.judge.gate(o["type"])
        if gate:
            self.refuse(o, gate, None)
            if gate != "disabled" and self.is_its_last_step(o):
                self.end(o)
            return
        soonest = min(max(o["begin"], now), o["end"]) if o["end"] >= o["begin"] else o["begin"]
        first, cap, at = None, None, None
        limit = max(o["end"], self.move(o, o["end"])[1])
        if not (o["status"] == "deferred" or o.get("deferred")) or limit >= now:  # §6: else what waits for a slot is asked at its slot alone
            tries, tried = [soonest], set()
            while tries:
                at = min(tries)
                tries.remove(at)
                tried.add(at)
                reason, moved, this = self.check(o, at)
                moved = max(moved, now)
                if reason is None and (at == soonest or moved <= max(limit, now)):
                    return self.take(o, moved, at)
                if first is None:
                    first, cap, o["moved"] = reason or "expired", this, moved
                if this:
                    tries += [t for t in openings(this, self.entries(this), self.zone) if moved < t <= limit and t not in tried and t not in tries]
        else:
            first = o.get("deferred_by") or "cap.daily"
            cap = next((c for c in self.rules.caps if c["id"] == (o.get("cap") or o.get("deferring_cap"))), None)
        if o["end"] < now and self.counts_down(o["id"]):
            first, cap = "expired", None
        if first.startswith("cap.") and rule.get("on_cap") == "defer":
            return self.defer(o, first, cap, soonest)
        self.refuse(o, first, cap)

    def defer(self, o, first, cap, after):
        """§5: every later slot of the horizon in turn, first the last one that has passed, if it is held until after now."""
        day, last = zones.local(max(after, self.now), self.zone).date(), self.now + self.rules.horizon
        other, o["deferring_cap"] = None, cap and cap["id"]  # which is named again, whatever keeps it back in between
        for n in range(-1, 400):
            slot = zones.at(day + timedelta(days=n), self.rules.slot, self.zone)
            if slot > last:
                break
            if not zones.exists(day + timedelta(days=n), self.zone):
                continue
            if slot <= after or slot < self.now and not self.is_held(o, slot):
                continue
            reason, moved, this = self.check(o, slot)
            if reason is None:
                if not (o.get("was_pending") and o.get("deferred")):  # §16: else it had a request for a slot
                    o["says"] = [first, cap and cap["id"]]  # said if it has a place
                o["reason"], o["cap"], o["deferred_by"] = first, cap and cap["id"], first
                return self.take(o, moved, slot, deferred=True)
            if not reason.startswith("cap."):  # its reason, unless it gets a later slot
                other = other or reason
                if o["kind"] == "signal" and reason not in ("repeat_guard", "quiet", "window"):
                    break
        if other is None:
            for n in range(0, 60):  # until the day of the first slot that the caps leave free is over
                slot = zones.at(day + timedelta(days=n), self.rules.slot, self.zone)
                if slot > self.now and slot > after and zones.exists(day + timedelta(days=n), self.zone) and self.check(o, slot)[0] is None:
                    o["hold_until"] = zones.at(day + timedelta(days=n + 1), 0, self.zone) - 1
                    break
            o["deferred"] = self.is_open(o)  # §6: a date that was held when open waits for a slot, or had a request for one
            o.update(status="deferred", deferred_by=first, reason=first, cap=cap and cap["id"], moved=None, due=None)
            return self.tell_later(o, first, cap)
        self.refuse(o, other, cap)

    def is_held(self, o, slot):
        """Whether it is the last slot that has passed, and the night or a window holds it until after now."""
        held, moved = self.move(o, slot)
        return slot > self.now - 86_400_000 and held is None and moved > self.now

    def tell_later(self, o, reason, cap):
        is_open = self.is_open(o)
        if not is_open:
            o["told"] = None  # §16: it has no last word
        if o.get("was_pending") or is_open:
            self.tell(o, reason, cap and cap["id"], waits=True)

    def take(self, o, moved, at, deferred=False):
        o.update(moved=moved, moved_day=zones.local(moved, self.zone).date().isoformat(), status="pending", deferred=deferred, floating=deferred or moved != at or bool(o.get("floats")) or o["kind"] == "date" and not o.get("zone"))
        o.pop("hold_until", None)
        if self.now <= o["end"]:
            o["off"] = False
        if not deferred:
            o.update(reason=None, cap=None)
        self.taken.append(o)

    def is_refused_behind(self, o):
        """§1: whether its conditions are false at its moved instant, behind a permission that nobody was asked for."""
        return bool(self.judge.refused(o, max(self.move_from_now(o, max(o["begin"], self.now))[1], self.now)))

    def is_its_last_step(self, o):
        """§6: whether a gate ends it now: its end, or where the night or a window moves that, is this step or the later of the two has been."""
        if o.get("deferred") or o["status"] == "deferred" or o["kind"] == "date" and o["begin"] > self.now:
            return False
        moved = self.move(o, o["end"])[1]
        return self.now in (o["end"], moved) or max(o["end"], moved) < self.now

    def refuse(self, o, reason, cap):
        was, is_open = o.get("was_pending"), self.is_open(o)
        if not is_open:
            o["deferred"] = False  # §6: for a slot waits a date that the last plan before its own moment deferred
        if self.now <= o["end"]:  # §6: what was switched off at its own moment is over
            o["off"] = reason in GATES
        if reason == "goal" and o.get("told") == "cancelled.goal" and is_open:
            o["kept"] = True  # said already
            reason = "cancelled.goal"
        elif reason == "goal":
            o["kept"] = True
            reason = "cancelled.goal" if was else "condition"
        o["kept"] = reason in ("condition", "cancelled.goal", "disabled") or reason == "permission.not_determined" and o["kind"] == "signal" and self.is_refused_behind(o)
        o["kept_at"] = (o.get("kept_at") or self.state.seq) if o["kept"] else None  # signals of this step do not take its place
        o.update(status="refused", reason=reason, cap=cap and cap["id"], due=None)
        if was and reason.startswith("cap."):
            o["reason"] = "displaced"
            self.tell(o, "displaced", o["cap"])
        elif is_open and o["kind"] != "location" or was:  # §16: a date from its own moment
            self.tell(o, reason, o["cap"] if reason.startswith("cap.") else None)
        o["was_pending"] = False
