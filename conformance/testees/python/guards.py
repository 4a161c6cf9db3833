"""'repeat_after' and what lifts it (semantics §5.4)."""
from datetime import timedelta

import zones


class Guards:
    """Keeps two deliveries of a type apart (§5.4)."""

    def guarded(self, o, rule, at, wall):
        """§5.4: repeat_after."""
        guard = rule.get("repeat_after")
        if not guard:
            return False
        reach = timedelta(days=guard["days"])
        same = lambda x: x["type"] == o["type"] and x["value"] == o["value"]
        near_planned = [p for p in self.taken if same(p) and abs(zones.local(p["moved"], self.zone) - wall) < reach]
        near = [d for d in self.state.deliveries if same(d) and d["counts"] and abs(zones.wall(d["local"]) - wall) < reach]
        if not near and not near_planned:
            return False
        when = guard.get("or_when")
        if when:
            if self.judge.true(when, o, at):
                return False
            if self.state.lifted.get(f"{o['type']}|{o['value']}") and not any(same(p) and p["moved"] < at for p in self.taken):
                return bool(near_planned)
        return True

    def lift_guards(self):
        """§5.4: or_when was true at a step since the last delivery."""
        for type_id, rule in self.rules.types.items():
            when = rule.get("repeat_after", {}).get("or_when")
            if when:
                values = {d["value"] for d in self.state.deliveries if d["type"] == type_id}
                for value in values:
                    if self.judge.true(when, {"type": type_id, "value": value, "seq": 0}, self.now):
                        self.state.lifted[f"{type_id}|{value}"] = True
