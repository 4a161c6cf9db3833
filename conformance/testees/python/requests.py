"""The requests of the phone are changed into the planned ones (semantics §2.5)."""
import json

import analytics
import texts
import zones


class Requests:
    """Removes and adds requests (§2.5)."""

    def trigger(self, item):
        o, due = item["of"], item["due"]
        if "region" in item:
            region = item["region"]
            return {"kind": "location", "region": {"latitude": region["latitude"], "longitude": region["longitude"], "radius": region["radius"],
                                                   "on_entry": region.get("on_entry", True), "on_exit": region.get("on_exit", False)}}
        if due <= self.now:
            return {"kind": "immediate"}
        wall = zones.local(due, self.zone)
        floating = o.get("floating")
        if item["nap"] and not item.get("turn"):  # §10: a snooze is an instant, unless the night or a window has moved it
            floating = item["base"] != max(self.state.series[item["nap"]]["at"], self.now)
        if item.get("turn"):  # §7: those of a span do not move, whatever has moved their first
            floating = bool(o.get("floats")) or o["kind"] == "date" and not o.get("zone")
        if floating and due % 1000 == 0 and zones.instant(wall, self.zone) == due:
            return {"kind": "calendar", "components": {k: getattr(wall, k) for k in ("year", "month", "day", "hour", "minute", "second")}}
        if (o.get("utc") or o["kind"] == "date") and due % 1000 == 0 and not item["nap"]:
            wall = zones.local(due, "UTC")
            return {"kind": "calendar", "components": {**{k: getattr(wall, k) for k in ("year", "month", "day", "hour", "minute", "second")}, "utc": True}}
        return {"kind": "time_interval", "span": due - self.now}

    def due_here(self, request):
        """What follows the device has the same time of day in the zone of now."""
        return zones.instant(zones.local(request["due"], request["zone"]), self.zone) if request["kind"] == "calendar" else request["due"]

    def by_time(self, requests):
        """§16: by the moments for which they were planned, then by priority and declaration; what waits for a place has its moment now."""
        def key(entry):
            request = entry[1]
            return self.now if request["kind"] == "location" else request["due"], request["rank"]
        return sorted(requests.items(), key=key)

    def tell_of_follow_ups(self, items, center):
        """§16: those that get no request, behind the firsts."""
        there, planned = (center or {}).get("pending", []), {item["id"] for item in items}
        for id, request in sorted(self.state.pending.items(), key=lambda entry: entry[1]["due"]):
            type_id = request["facts"]["known"]["type"]  # what it follows may be taken back without a word
            if request.get("turn") and type_id in self.rules.types and id not in planned and id not in self.with_phone and (request["due"] > self.now or id in there):
                if request.get("missed"):  # a clock has passed it, which was said
                    continue
                reason = self.judge.gate(type_id) or self.left_out.get(id) or "cancelled.goal"
                if reason == "window":  # §16: a repetition at a window is dropped
                    self.outcomes.append({"type": type_id, "identifier": id, "outcome": "dropped", "reason": reason, "due": request["due"]})
                    continue
                self.tell({"type": type_id, "id": id, "begin": request["due"], "was_pending": True}, reason)

    def requests(self, items, center):
        state, effects = self.state, []
        there = (center or {}).get("pending", [])
        items = [i for i in items if i["placed"]]
        planned = {i["id"] for i in items}
        is_gone = lambda id, request: id not in planned and id not in self.with_phone and (request["due"] > self.now or id in there)
        gone = [id for id, request in self.by_time(self.left) if is_gone(id, request)]
        gone += [id for id, request in sorted(state.pending.items(), key=lambda entry: self.now if entry[1]["kind"] == "location" else entry[1]["due"]) if is_gone(id, request)]
        gone += [id for id in there if self.replaced(id) and id not in planned]
        gone += [id for id in there if id.startswith(self.rules.app + ".") and id not in state.pending and id not in planned and id not in gone]
        if gone:
            effects.append({"effect": "remove", "identifiers": list(dict.fromkeys(gone))})
        for id in gone:
            state.pending.pop(id, None)
        turns = dict(state.turns)
        for id in self.with_phone:  # §17: what is due and has no report yet has its turn
            request = state.pending[id]
            o = state.occurrences.get(request["of"])
            if o and o["id"] == id:
                turns[o["type"]] = turns.get(o["type"], -1) + 1
        for item in sorted(items, key=lambda i: (i["base"], *self.rules.numbered(i["of"]))):
            if not item["rep"]:  # §17: 'rotate' shows one after the other, from the last that came
                o = item["of"]
                o["turn"] = turns[o["type"]] = turns.get(o["type"], -1) + 1
        for item in sorted(items, key=lambda i: ("region" not in i, i["due"], i["rep"])):
            o = item["of"]
            trigger = self.trigger(item)
            body = texts.content(self.rules, state, o, self.judge)
            signature = json.dumps([body, item["due"] if trigger["kind"] != "calendar" else trigger], sort_keys=True)
            old = state.pending.get(item["id"])
            on_its_way = not item["rep"] and any(o is x for x in self.locked)  # §9: what waits only for its second keeps what it says
            follows = item.get("turn") and old and self.due_here(old) == item["due"] and old["signature"] and json.loads(old["signature"])[0] == body  # §7: that stays as it is
            counts_down = old and old["counted"] and old["due"] <= self.now and item["id"] in there  # §11: a clock has passed it, and it comes when the phone is done
            if old and (old["signature"] == signature or on_its_way or follows or counts_down) and old["confirmed"]:
                old.update(due=old["due"] if counts_down else item["due"], zone=self.zone)
                continue
            effects.append({"effect": "add", "request": {"identifier": item["id"], "content": body, "trigger": trigger}})
            if old and old["was"] and not old["confirmed"]:  # §14: after a crash it may still be the one before
                old = {"due": old["was"]["due"], "signature": None}
            elif old:
                old = {"due": self.due_here(old), "signature": old["signature"]}
            elif item["id"] in self.left:  # §13: of who has signed out
                old = {"due": None, "signature": None}
            state.pending[item["id"]] = {"of": o["id"], "rank": [-self.rules.types[o["type"]].get("priority", 0), *self.rules.declared(o)], "due": item["due"], "signature": signature, "nap": item["nap"] and not item.get("turn") and item["nap"], "turn": item.get("turn"), "was": old,
                                          "series": item.get("follows"), "confirmed": False, "spread": item["due"] - item["base"], "counted": trigger["kind"] == "time_interval", "facts": analytics.facts(self.rules, state, o, item["id"], self.judge), "zone": self.zone, "kind": "time_interval" if trigger.get("components", {}).get("utc") else trigger["kind"]}
        return effects
