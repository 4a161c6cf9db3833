"""Room on the phone, a second for each, and requests at a place (semantics §5, §8, §9)."""
import fnmatch

import zones
from caps import cap_reason, full
from outcomes import FAR


class Places:
    """Shares out what there is of seconds and requests (§8, §9)."""

    def rank(self, item):
        """§9: the higher priority first, then in order of declaration, firsts before repetitions, what follows a snooze last."""
        o = item["of"]
        return -self.rules.types[o["type"]].get("priority", 0), self.rules.declared(o), item["rep"] > 0, "~" in (item.get("turn") and item["follows"] or ""), *self.rules.numbered(o), item["rep"]

    def seconds(self, items):
        """§9: two of one second come one second apart, also if a second begins between them."""
        used = []
        has_one = lambda i: not i["rep"] and i["of"] in self.locked or self.second_of(i)  # which it keeps
        for item in sorted(items, key=lambda i: (not has_one(i), i["base"] // 1000, self.rank(i))):
            o = item["of"]
            due = item["due"] if has_one(item) else item["base"]
            while any(abs(due - other) < 1000 for other in used):
                due += 1000
            used.append(due)
            item["due"] = due
            if not item["rep"]:
                o["due"] = due

    def places(self, items, center):
        """§8: room for the head of every series by priority, then everything else by time."""
        foreign = [id for id in (center or {}).get("pending", []) if not id.startswith(self.rules.app + ".") and not self.replaced(id)]
        room = min(self.rules.policies.get("pending_budget", 60), 64 - len(foreign))
        heads, rest, seen = [], [], set()
        on_their_way = [item for item in items if not item["rep"] and (item["of"] in self.locked or item["due"] <= self.now)]  # §9: they give way to nothing
        for item in sorted(items, key=lambda i: (i["rep"] > 0, i["due"])):
            key = (item["of"]["type"], item["of"]["value"])
            if item not in on_their_way:
                (rest if key in seen else heads).append(item)
                seen.add(key)
        heads.sort(key=lambda i: (-self.rules.types[i["of"]["type"]].get("priority", 0), i["due"], self.rank(i)))
        rest.sort(key=lambda i: (i["due"], self.rank(i)))
        placed = set()
        for item in on_their_way + heads + rest:
            goes_now = item["due"] <= self.now and not self.counts_down(item["id"])
            planned_first = item.get("follows") and any(i["id"] == item["follows"] for i in items)
            item["placed"] = (goes_now or room > 0) and not (planned_first and item["follows"] not in placed)
            if item["placed"]:
                placed.add(item["id"])
                room -= not goes_now
        firsts = [item for item in items if not item["rep"]]
        for item in on_their_way + heads + rest:  # §16: those without a request before those that are deferred for the first time
            o = item["of"]
            if item["rep"]:
                if not item["placed"] and item["id"] in self.state.pending and item.get("turn"):
                    self.tell({"type": o["type"], "id": item["id"], "begin": self.state.pending[item["id"]]["due"], "was_pending": True}, "deferred.budget")
                continue
            if not item["placed"]:
                o.update(status="held", reason="deferred.budget", deferred=o["deferred"] and self.is_open(o))  # §6: for a slot waits a date that had a request
                if self.is_open(o) or o["was_pending"]:
                    self.tell(o, "deferred.budget")
        turn = {o["id"]: n for n, o in enumerate(self.taken)}
        for item in sorted(firsts, key=lambda i: turn.get(i["id"], 0)):  # in the order of candidates
            if item["placed"]:
                says = item["of"].pop("says", None)
                if says and not self.is_open(item["of"]):  # §16: that has no last word
                    item["of"]["told"] = None
                if says:  # it waits for its slot
                    self.tell(item["of"], says[0], says[1], waits=True)
                elif not item["of"].get("deferred"):
                    item["of"]["told"] = None  # it waits again

    def replaced(self, id):
        return any(fnmatch.fnmatchcase(id, glob) for glob in self.rules.policies.get("replaces", []))

    def locations(self):
        """§5: it waits for its place while its conditions hold now and all caps leave room at any time."""
        state, found = self.state, []
        for type_id, name, kind, body in self.rules.triggers():
            if kind != "location" or state.signed_out:
                continue
            living = [o for o in state.occurrences.values() if o["type"] == type_id and o["trigger"] == name and o["status"] != "over"]
            if living:
                o = living[-1]
            else:
                o = {"id": f"{self.rules.app}.{type_id}.{state.numbers.get(type_id, 0) + 1}", "type": type_id, "trigger": name, "value": None, "kind": "location",
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
                was, o["was_pending"] = o["was_pending"], False
                o.update(status="held", due=FAR)
                if was:  # §16: it is never open
                    self.tell(o, cap_reason(cap), cap["id"], waits=True)
                continue
            if refused:
                self.refuse(o, refused or cap_reason(cap), cap)
                o.update(due=FAR)
                continue
            o["status"] = "pending"
            found.append({"id": o["id"], "of": o, "base": FAR, "due": FAR, "rep": 0, "nap": None, "region": body})
        return found
