"""The candidates of a plan (semantics §3)."""
from datetime import date

import zones
from outcomes import GATES
from rules import next_start


class Candidates:
    """Finds what may come within the horizon (§3)."""

    def goes_on(self, o):
        """§12: a newer 'for' signal with the same time keeps what is open."""
        body = self.rules.types[o["type"]]["triggers"][o["trigger"]]["calendar"]
        if "for" not in body or self.series_ended(o):
            return False
        request = self.state.pending.get(o["id"])
        if request and self.is_on_its_way(request):  # §9: what waits only for its second gives way to nothing newer
            return True
        return o["begin"] <= self.now and self.is_chosen(o)

    def lies_behind(self, o, body):
        """§12: whether the newest signal of a series still has this date, at a moment that is not ahead."""
        signal, day = self.newest_signals(o["type"], {body["for"]}).get(o["value"]), date.fromisoformat(o["date"])
        zone = o.get("zone") or self.zone
        if signal is None or not self.rules.is_date(body, day, self.state, signal, zone):
            return False
        minutes = [minute for minute in self.rules.times(body, self.state, signal) if "times" not in body or minute == o["minute"]]
        return any(zones.at(day, minute, zone) <= self.now for minute in minutes)

    def candidates(self):
        state, now, found = self.state, self.now, []
        living = [o for o in state.occurrences.values() if o["status"] != "over"]
        oldest = min([o["begin"] for o in living if o["kind"] == "date"] + [now]) - 1
        generated, flown_over = set(), []
        self.generated, self.came_dates = generated, []
        self.generated_from = oldest - 100_000_000
        for new in self.dates(oldest - 100_000_000, now + self.rules.horizon):  # §10: a zone moves dates by up to 26 hours
            generated.add(new["id"])
            duplicate = new.pop("duplicate")
            o = state.occurrences.get(new["id"])
            if o is None:
                if new["begin"] <= now:
                    continue
                o = state.occurrences[new["id"]] = {**new, "status": "open"}
            elif o.get("done"):
                if new["begin"] > now:
                    self.came_dates.append(new)
                continue
            elif o["status"] == "over" and new["begin"] <= now:
                continue
            elif o["status"] == "over":  # §10: ahead again
                o.update(status="open", told=None, reason=None, moved=None, stays_open=False)
            elif o["begin"] > now >= new["begin"]:
                if o["id"] in self.with_phone:
                    continue
                flown = state.zone not in (None, self.zone)
                reason, moved = self.move(new, new["begin"])
                if flown and o.get("deferred") and o["id"] in state.pending:  # §10: its slot is ahead; §16: its last word when it becomes open
                    o.update(told=o.get("reason") or o["deferred_by"], word="held")
                elif not flown or reason or moved <= now or o.get("reason") in GATES:  # §12: moved to before now; 10: jumped over
                    if flown:
                        before, self.outcomes = self.outcomes, []
                        self.jump_over(o, new)
                        flown_over += self.outcomes
                        self.outcomes = before
                        continue
                    o["was_pending"] = o["id"] in state.pending
                    o.update(begin=new["begin"], end=new["end"])
                    self.end(o, None if not o["was_pending"] and o.get("reason") in GATES else "expired", o.get("cap"))
                    continue
            elif o["begin"] <= now < new["begin"] and o["minute"] != new["minute"] and not self.waits_for_second(o):  # §12: another chance; what is open is taken back first
                body = self.rules.types[o["type"]]["triggers"][o["trigger"]]["calendar"]
                self.tell({**o, "was_pending": True}, "cancelled.goal" if "for" in body or "cycle" in body else "preference.off")
                o.update(status="open", told=None, reason=None, moved=None)
            elif max(o["begin"], new["begin"]) <= now and o["minute"] != new["minute"] and not self.waits_for_second(o):
                generated.discard(new["id"])  # §12: what waits for a time that is no longer chosen is taken back
                continue
            elif o["begin"] <= min(now, state.last or 0) and new["begin"] > now:
                o["stays_open"] = True  # §10: with its last word
            o.update(new)
            if duplicate:
                self.doubles.append(o)
            found.append(o)
        first, last = self.own_moments
        self.outcomes[first:last] = self.in_order_of_own_moments(self.outcomes[first:last] + flown_over)
        before, self.outcomes, lost = self.outcomes, [], []
        beyond = {new["id"] for new in self.dates(now + self.rules.horizon, now + self.rules.horizon + 2 * 86_400_000)}
        for o in living:
            if o["kind"] == "date" and o["id"] in beyond and o["begin"] > now and o["status"] == "deferred" and o.get("stays_open"):
                continue  # §10: one that is still open stays so
            if o["kind"] == "date" and o["id"] in beyond and o["begin"] > now:
                del state.occurrences[o["id"]]  # §3: it has come to lie beyond the horizon
            elif o["kind"] == "date" and o["id"] not in generated:
                if self.goes_on(o):
                    found.append(o)
                    continue
                # §16: also of one that is open, its own moment having come
                o["was_pending"] = o["id"] in state.pending or o["begin"] <= now
                is_there = o.get("zone") or zones.exists(date.fromisoformat(o["date"]), self.zone)  # §1: else this zone skips it
                if is_there and self.end_here(o) <= now + self.rules.horizon:  # §12: no longer chosen; 3: the series has ended
                    body = self.rules.types[o["type"]]["triggers"][o["trigger"]]["calendar"]
                    reason = "cancelled.goal" if "for" in body or "cycle" in body else "preference.off"
                    if "for" in body and o["begin"] > now and not self.series_ended(o) and self.lies_behind(o, body):
                        reason = "expired"  # §12: it goes on, but another zone or another time has put it before now
                    is_event = "for" in body and o["begin"] <= now  # §16: what is open is told with the event
                    n = len(self.outcomes)
                    self.end(o, reason if o["was_pending"] else None)  # §6: what never was pending has nothing to say
                    if is_event:
                        lost += self.outcomes[n:]
                        del self.outcomes[n:]
                else:
                    del state.occurrences[o["id"]]
        self.no_candidates, self.outcomes = self.outcomes, before  # §16: said last
        self.outcomes += sorted(lost, key=lambda outcome: outcome["due"])
        groups, beyond = {}, []
        for o in living:
            if o["kind"] == "signal":
                groups.setdefault((o["type"], o["trigger"], o["value"]), []).append(o)
        for group in groups.values():
            group.sort(key=lambda o: o["seq"])
            for n, o in enumerate(group):
                if any(o is x for x in self.closed):
                    self.end(o)
                    continue
                jumped = o.pop("jumped", False)  # also in the second for which it waited (9)
                if o.get("floats") and (state.zone != self.zone or o.pop("set_back", False)) and (jumped or o["end"] > (state.last or 0) or self.window_here(o)["begin"] > now):
                    ahead, planned = jumped or o["begin"] > (state.last or 0), zones.instant(zones.local(o.get("moved") or o["begin"], state.zone or self.zone), self.zone)  # which has followed the device
                    o.update(self.window_here(o))
                    if ahead and o["begin"] <= now:  # §10: jumped over; the next one there
                        time = zones.local(o["begin"], self.zone)
                        o["begin"] = o["end"] = next_start(time.hour * 60 + time.minute, now, self.zone)
                        if planned <= o.get("stated", planned - 1) < o["begin"]:
                            o["begin"] = o["end"] = now  # after the instant that its 'at' states: at once
                            if o["stated"] <= now and self.judge.gate(o["type"]):
                                self.shut_out.append(o)  # which is said in its turn
                                self.end(o)
                                continue
                            if o["stated"] <= now:
                                self.end(o, "expired.missed" if self.may_expire(o) else None)
                                continue
                newer = n < len(group) - 1
                if newer and o["from"] == "first" and o["status"] == "refused" and o.get("kept") and group[-1]["seq"] > o["kept_at"]:
                    self.end(o)  # §6: of one that a condition keeps back a newer signal takes the place at once
                    continue
                if o["begin"] > now + self.rules.horizon and not state.signed_out:
                    o["was_pending"] = False
                    beyond.append(o)
                    continue
                found.append(o)
        for o in sorted(beyond, key=lambda o: (o["seq"], self.rules.order[o["type"]], o.get("number", 0))):  # as they were begun
            self.tell(o, "horizon")
        return found
