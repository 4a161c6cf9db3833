"""Snoozes and follow-ups (semantics §7)."""
from datetime import date

import zones
from outcomes import GATES
from rules import interval


class Repetitions:
    """Plans what comes once more (§7)."""

    def naps(self):
        """§7: snoozes that wait; 'until', the conditions and gates take them back. The others with what is said of them, in their turn (16)."""
        before = self.outcomes
        found, of_them = [], []
        for key, series in self.state.series.items():
            o = self.state.occurrences.get(series["of"])
            if not o or not series.get("nap") or not (series.get("waits") or series.get("refused")):
                continue
            is_pending = key in self.state.pending
            if self.state.signed_out and not is_pending:  # §13: that was said at the sign-out
                continue
            self.outcomes = []
            of_them.append({**o, "kind": "nap", "begin": series["at"], "said": self.outcomes})
            nap = {"type": o["type"], "id": key, "begin": series["at"], "end": series["at"], "was_pending": is_pending, "told": series.get("told"), "word": series.get("word")}
            reason, moved = self.move(o, series["at"])
            if not is_pending and max(series["at"], moved) < self.now and series["pressed"] < self.now:  # §6: refused, and over
                self.end_nap(series)
                if self.may_expire(nap):
                    self.tell(nap, "expired")
            elif series.get("over") or self.follow_ended(o, series):
                self.end_nap(series)
                self.tell(nap, "expired" if self.counts_down(key) else "cancelled.goal")
            elif refused := self.nap_is_refused(o, series, reason, max(moved, self.now)):
                is_gate = refused in GATES
                if self.counts_down(key) and not is_gate:
                    refused = "expired"
                    self.end_nap(series)
                self.tell(nap, ("cancelled.goal" if is_pending else "condition") if refused == "goal" else refused)
                series.update(told=nap["told"], word=nap["word"])
            else:
                series.update(waits=True, refused=False, told=None, word=None)
                found.append({"id": key, "of": o, "base": max(moved, self.now), "rep": 1, "nap": key})
        self.outcomes = before
        return found, of_them

    def nap_is_refused(self, o, series, reason, moved):
        """What keeps a snooze back, until its moved instant; conditions do so for good."""
        series["for_good"] = series.get("for_good") or self.judge.refused(o, moved)
        refused = self.judge.gate(o["type"]) or reason or series["for_good"]
        if refused:
            series.update(waits=refused == "permission.not_determined", refused=True)
        return refused

    def end_nap(self, series):
        series.update(ended=True, waits=False, refused=False)

    def follow_ended(self, o, series):
        until = self.rules.types[o["type"]].get("follow_up", {}).get("until")
        came_at = self.state.series.get(o["id"], series).get("came_at", float("inf"))
        if until and self.judge.true(until, {**o, "first_at": o.get("delivered", series["at"]), "first_seq": came_at}, self.now):
            return True
        if o["kind"] == "date" and not series.get("alone") and self.state.zone == self.zone and not self.is_chosen(o):
            return True
        return not series.get("alone") and self.series_ended(o)

    def is_chosen(self, o):
        """§12: whether the newest signal of a series still has this time and this day; one with the same keeps what waits."""
        body = self.rules.types[o["type"]]["triggers"][o["trigger"]]["calendar"]
        if "for" not in body:
            return True
        signal = self.newest_signals(o["type"], {body["for"]}).get(o["value"])
        if signal is None or o["minute"] not in self.rules.times(body, self.state, signal):
            return False
        return self.rules.is_date(body, date.fromisoformat(o["date"]), self.state, signal, self.zone)

    def repetitions(self, naps):
        """§7: follow-ups, planned together with a first or a snooze, and those that go on."""
        state, found = self.state, []
        self.left_out = {}  # why a follow-up is
        counted = lambda o: state.pending[o["id"]]["due"] - state.pending[o["id"]]["spread"]  # §11: the moment that was planned
        firsts = [(o, counted(o) if self.counts_down(o["id"]) else o["moved"], None) for o in self.taken]
        for id in self.with_phone:  # what is due and has no report yet
            request = state.pending[id]
            if request["of"] == id and id in state.occurrences and request["kind"] != "location":
                firsts.append((state.occurrences[id], self.due_here(request) - request["spread"], None))
        firsts += [(n["of"], n["base"], n["id"]) for n in naps if not state.series[n["id"]].get("ended") and not state.series[n["id"]].get("alone")]
        for key, series in state.series.items():
            o = state.occurrences.get(series["of"])
            if o is None:
                continue
            if series.get("ended") or series.get("waits") or series.get("refused"):
                continue
            if self.follow_ended(o, series):
                series["ended"] = True
            elif series.get("base") is not None:
                firsts.append((o, series["base"], key))
        for o, base, key in firsts:
            follow = self.rules.types[o["type"]].get("follow_up")
            if not follow or self.judge.gate(o["type"]):
                continue
            if (key or o["id"]) not in state.series and "until" in follow and self.judge.true(follow["until"], {**o, "first_at": self.now if self.counts_down(o["id"]) else base}, self.now):
                continue  # before the delivery
            for k in range(1, follow["times"] + 1):
                at = base + k * zones.span(follow["every"])
                window = self.window(o)
                id = f"{key or o['id']}+{k}"
                if at <= self.now and not self.second_of({"id": id, "base": at}) and not self.counts_down(id) or k in (state.series.get(key or o["id"]) or {"came": o.get("came_before", [])}).get("came", []):
                    continue
                reason = {"goal": "cancelled.goal"}.get(refused := self.judge.refused(o, at), refused)
                if not reason and self.rules.on_quiet(o["type"]) != "exempt" and self.quiet(o, at):
                    reason = "quiet"
                if not reason and window and not interval(window, at, self.zone, closed=True):
                    reason = "window"
                if reason:
                    self.left_out[id] = reason
                    continue
                found.append({"id": id, "of": o, "base": at, "rep": k + 1, "nap": key, "turn": k, "follows": key or o["id"]})
        return found + self.on_their_way({item["id"] for item in found})

    def on_their_way(self, planned):
        """§9: follow-ups that wait only for their second stay when only what they follow is over."""
        state, found = self.state, []
        for id, request in state.pending.items():
            o = state.occurrences.get(request["of"])
            if not o or not request["turn"] or id in planned or request["series"] in state.series or o["status"] != "over" or o.get("done"):
                continue
            base = self.due_here(request) - request["spread"]
            until = self.rules.types[o["type"]]["follow_up"].get("until")
            if not self.second_of({"id": id, "base": base}) or self.judge.gate(o["type"]) or self.judge.refused(o, base) or o["kind"] == "date" and self.series_ended(o):
                continue
            if until and self.judge.true(until, {**o, "first_at": base}, self.now) or self.rules.on_quiet(o["type"]) != "exempt" and self.quiet(o, base):
                continue
            found.append({"id": id, "of": o, "base": base, "rep": request["turn"] + 1, "nap": None, "turn": request["turn"], "follows": request["series"]})
        return found
