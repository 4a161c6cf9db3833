"""What became of the requests that are due by now (semantics §2.1, §14)."""
from datetime import date

import zones
from outcomes import FAR
from rules import next_start


class Reports:
    """Learns from the phone what it did with its requests (§14)."""

    def settle(self, center, authorization, answered):
        state = self.state
        authorization = authorization or (center or {}).get("authorization")
        if authorization:
            state.put(authorization=authorization)
        for id in answered:  # §14: what is tapped has come, also where the center does not answer
            if id in state.pending:
                self.came(id, min(state.pending[id]["due"], self.now), None)
        if center is None:
            return
        for settled in center.get("settled", []):
            kind = settled["fate"]["kind"]
            self.came(settled["identifier"], settled["instant"], {"presented": None, "silenced_by_focus": "suppressed.focus",
                      "not_permitted": "suppressed.permission", "missed": "expired.missed"}[kind])
        for id in list(state.pending):
            request = state.pending[id]
            if id in center["pending"]:
                if request.pop("unanswered", False) and not request.get("was"):
                    self.confirm(id, request)
                continue
            due = min(self.due_here(request), max(self.due_here(request) - request["spread"], self.now)) if request.get("elsewhere") else request["due"]
            if due <= self.now and (request.get("confirmed") or request.get("elsewhere")):
                self.came(id, due, None)  # §14: overdue and gone without a report
            else:
                if request.get("confirmed") and request["due"] > self.now + 60_000:
                    owner = state.occurrences.get(request["of"])
                    if owner:
                        self.tell(owner, "center.lost")
                owner = state.occurrences.get(request["of"])
                if owner and not request.get("turn") and request["due"] < self.now - 900_000 and owner["status"] == "pending" and owner["kind"] != "location":
                    owner.update(status="open", told=None)  # §14: cut off by a crash, too late to be repeated
                del state.pending[id]  # added again by the plan: 'center.lost', or a crash
        if any(settled["instant"] > self.now for settled in center.get("settled", [])):  # §11: before the clock was set back
            state.set_back(self.now, self.zone)
        self.pass_by(center["pending"])

    def pass_by(self, there):
        """§11: what a clock set forward has passed by more than fifteen minutes, while the phone still counts it down."""
        for id, request in self.by_time(self.state.pending):
            o = self.state.occurrences.get(request["of"])
            if not o or id not in there or not (request["counted"] and request["confirmed"] and request["due"] < self.now - 900_000):
                continue
            if request["turn"]:
                request["missed"] = True
                self.tell({"type": o["type"], "id": id, "begin": request["due"]}, "expired.missed")
            elif request["nap"]:
                self.state.series[request["nap"]].update(ended=True, waits=False, refused=False)
                self.tell({"type": o["type"], "id": id, "begin": request["due"]}, "expired.missed")
            else:
                self.end(o, "expired.missed")

    def confirm(self, id, request):
        """The phone has it."""
        request.update(confirmed=True, was=None)
        if id not in self.state.scheduled:  # moved is not planned anew
            self.state.scheduled.append(id)
            if self.log:
                facts = request.get("facts", {})
                self.log.add("notification.scheduled", facts.get("known"), facts.get("carried"))

    def remember(self, id, request, at, reason):
        """What has come may be answered, and is logged as fired if it was shown."""
        if reason == "suppressed.focus":
            self.state.silenced.append(id)
        if reason in (None, "suppressed.focus"):
            self.state.came[id] = {"user": self.state.user, **request.get("facts", {})}
        if reason is None and self.log and not request.get("elsewhere"):
            facts = request.get("facts", {})
            self.log.add("notification.fired", facts.get("known"), facts.get("carried"), at)

    def next_there(self, o, at):
        """§10: the next slot, or the same time of day, behind the instant at which the flight had jumped over it."""
        wall = zones.local(o["begin"], self.state.zone)
        return next_start(self.rules.slot if o.get("deferred") else wall.hour * 60 + wall.minute, at, self.zone)

    def stray(self, id, at, reason):
        """§14: one that was not wanted any more, because a kill cut off its removal, counts all the same."""
        o = self.state.occurrences.get(id)
        if o and reason in (None, "suppressed.focus") and not o.get("done"):
            self.state.delivery(o["type"], o["value"], at, self.zone, id, counts=True, local=zones.local(at, self.zone))
            o.update(status="over", done=True, delivered=at)

    def came(self, id, at, reason):
        """A request came: delivered, or suppressed for a reason (14)."""
        state = self.state
        request = state.pending.pop(id, None)
        if request is None:
            return self.stray(id, at, reason)
        o = state.occurrences.get(request["of"])
        if o is None:
            return
        self.remember(id, request, at, reason)
        nap = request.get("nap")
        if request.get("turn"):  # a follow-up, delivered at most once
            series, every = state.series.get(request["series"], {}), zones.span(self.rules.types[o["type"]]["follow_up"]["every"])
            if not series and reason != "expired.missed":  # §11: before its first, which the phone still counts down
                o.setdefault("came_before", []).append(request["turn"])
            elif reason != "expired.missed" or (series.get("base") or 0) + request["turn"] * every <= self.now:  # §7: else it is an instant by now, which is ahead
                series.setdefault("came", []).append(request["turn"])
            if reason:
                self.tell({"type": o["type"], "id": id, "begin": request["due"]}, reason)
            return
        if nap:
            series = state.series[nap]
            series.update(waits=False, refused=False, at=at, came_at=state.seq)
            if reason in (None, "suppressed.focus", "suppressed.foreground") and self.rules.types[o["type"]].get("follow_up"):
                series.update(base=at if reason else request["due"])
            if reason:
                self.tell({"type": o["type"], "id": id, "begin": request["due"]}, reason)
            return
        if reason == "expired.missed" and (o.get("floats") or o.get("deferred")) and state.zone != self.zone and self.next_there(o, at) > self.now:
            o.update(status="deferred" if o.get("deferred") else "open", freed=True, jumped=not o.get("deferred"))  # §10: takes the next one there
            return
        if reason == "expired.missed" and o["kind"] == "date" and not o.get("zone"):
            begin = zones.at(date.fromisoformat(o["date"]), o["minute"], self.zone)
            held, moved = self.move({**o, "begin": begin, "end": begin}, begin)
            if begin <= self.now and o["moved"] > o["begin"]:
                o.update(begin=begin, end=begin)
            if held is None and moved > self.now:  # §10: a date that quiet hours hold there is open
                o.update(status="open", begin=begin, end=begin, moved=moved, freed=True)
                return
        if reason == "expired.missed" and o["moved"] > o["begin"] and not o.get("deferred"):
            is_ahead = o["kind"] == "signal" and o["moved"] > self.now  # by the zone of the last step
            if is_ahead or zones.local(self.now, self.zone).date().isoformat() <= o.get("moved_day", ""):
                o.update(status="open", freed=True)  # §10: what a night held comes at once when a flight ends it
                return
        if reason and reason.startswith("expired") or reason == "suppressed.permission":
            return self.end(o, reason)
        due = request["due"]
        due = min(due, at) if due == FAR else due
        on_time = 0 <= at - due <= 300_000  # §11: up to five minutes late counts as on time for caps
        moment, there = (due - request.get("spread", 0)) if on_time else at, request.get("zone") or self.zone
        if not on_time and request.get("kind") == "calendar" and 0 <= at - self.due_here(request) <= 300_000:  # at its time of day, where the flight led
            moment, there = self.due_here(request) - request["spread"], self.zone
        wall = zones.local(moment, there)
        if request.get("kind") == "time_interval":  # §5.6: those of the zone in which they are later
            wall = max(wall, zones.local(moment, self.zone))
        state.delivery(o["type"], o["value"], at, self.zone, id, counts=reason != "suppressed.foreground", local=wall)
        if reason:
            self.tell(o, reason)
        o.update(status="over", done=True, delivered=at, unseen=reason == "suppressed.foreground")
        if o["kind"] == "location":
            self.next_number(o["type"])
        if "turn" in o and not o["unseen"]:  # §17: counted on from what was delivered
            state.turns[o["type"]] = state.turns.get(o["type"], -1) + 1
        if self.rules.types[o["type"]].get("follow_up"):
            base = o["moved"] if o.get("due") == due else due
            if reason or at != due:  # §7: suppressed, late, or where a flight led; then from when it came
                base = at
            state.series[o["id"]] = {"of": o["id"], "base": base, "at": at, "came_at": state.seq, "ended": False, "came": o.get("came_before", [])}
