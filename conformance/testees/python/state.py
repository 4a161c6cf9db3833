"""What the app remembers: one JSON text, with a part for each user (semantics 13)."""
import copy
import json

import zones


def empty_user():
    return {
        "signals": [],  # in order: seq, id, at, with
        "prefs": {},  # id: value, at, zone
        "attributes": {},
        "occurrences": {},  # by id: what waits, is refused or is over
        "deliveries": [],  # type, value, at, local, id, late
        "series": {},  # follow-ups by id of the occurrence that they follow (7)
        "lifted": {},  # or_when was true since the last delivery (5.4)
        "reached": {},
        "forgotten": {},  # by type and value: the newest signal that is forgotten (3, values)
        "turns": {},
    }


def empty():
    return {
        "users": {"": empty_user()}, "user": "", "signed_out": False, "seq": 0, "numbers": {}, "last": None,
        "zone": None, "home": None, "first_date": None, "authorization": "not_determined", "flags": {}, "arms": {},
        "device": {}, "locale": "en", "pending": {}, "in_front": False, "screen": None, "profile": None,
    }


class State:
    def __init__(self, data=None):
        self.data = data or empty()

    def __getattr__(self, name):
        data = self.__dict__["data"]
        if name in data:
            return data[name]
        return data["users"][data["user"]][name]

    def put(self, **values):
        self.data.update(values)

    @property
    def mine(self):
        return self.data["users"][self.data["user"]]

    def text(self):
        return json.dumps(self.data, separators=(",", ":"))

    def copy(self):
        return State(copy.deepcopy(self.data))

    def signal(self, id, at, values, zone=None):
        self.data["seq"] += 1
        record = {"seq": self.data["seq"], "id": id, "at": at, "with": values or {}, "zone": zone}
        self.mine["signals"].append(record)
        return record

    def delivery(self, type_id, value, at, zone, id, counts=True, local=None):
        """Section 5.6: the local time of a delivery is stored when it comes and does not travel."""
        wall = local or zones.local(at, zone)
        self.mine["deliveries"].append({"type": type_id, "value": value, "at": at, "local": wall.isoformat(), "id": id, "counts": counts})
        self.mine["lifted"].pop(f"{type_id}|{value}", None)

    def set_back(self, now, zone):
        """Section 11: a recorded instant ahead of the clock counts as the moment at which it was set back."""
        today = zones.local(now, zone).date().isoformat()
        for user in self.data["users"].values():
            for signal in user["signals"]:
                signal["at"] = min(signal["at"], now)
            for delivery in user["deliveries"]:
                if delivery["at"] > now:
                    delivery["at"] = now
                    if delivery["local"][:10] > today:  # caps, guards and groups count nothing of it any more
                        delivery.update(counts=False, void=True)
            for o in user["occurrences"].values():
                if o.get("delivered", 0) > now:
                    o["delivered"] = now
                if o.get("at", 0) > now:
                    late = o["at"] - now
                    o["at"] = now
                    if o["status"] != "over" and not o.get("floats") and not o.get("utc"):
                        o.update(begin=o["begin"] - late, end=o["end"] - late)
            for series in user["series"].values():
                if series.get("nap"):
                    series["pressed"] = min(series["pressed"], now)
                    if series["waits"]:
                        series["at"] = series["pressed"] + series["span"]
                if not series.get("waits"):
                    series["at"] = min(series["at"], now)
                    if series.get("base") is not None:
                        series["base"] = min(series["base"], now)

    def sign_in(self, user):
        """Section 13: the first user takes over what was counted before anybody signed in."""
        users = self.data["users"]
        if self.data["user"] == "" and len(users) == 1 and user not in users:
            users[user] = users.pop("")
        users.setdefault(user, empty_user())
        self.put(user=user, signed_out=False)

    def sign_out(self):
        if self.data["user"]:
            self.data["users"][""] = empty_user()
        self.put(user="", signed_out=True)
