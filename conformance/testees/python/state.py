"""What the app remembers: one JSON text, with a part for each user (semantics §13)."""
import json

import zones
from flow import empty_flow
from tokens import empty_token, token_process


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
        "scheduled": [],  # by request: what was logged as planned
        "chosen": [],  # settings that a server follows and somebody has chosen
        "unstored": {},  # settings that the store does not have yet, with the number of the write that is on its way
    }


def empty():
    return {
        "users": {"": empty_user()}, "user": "", "signed_out": False, "seq": 0, "numbers": {}, "last": None, "last_plan": None,
        "zone": None, "zone_found": None, "home": None, "first_date": None, "authorization": "not_determined", "permission_in_front": None, "flags": {}, "arms": {},
        "device": {}, "locale": "en", "pending": {}, "profile": None,
        "permissions": {}, "flow": empty_flow(), "token": empty_token(), "installation": "", "plans": 0, "refusals": 0, "number_made": 0,
        "records": [], "records_made": 0,  # what analytics has not taken yet
        "came": {},  # by request: what was delivered and is perhaps still in the list
        "silenced": [], "answered": [], "pushes": {}, "fetches": [],
        "newest_settings": 0,  # the number of the last write of settings
        "is_fresh": False, "zone_is_unknown": False,
        **process(),
    }


def process():
    """What a process of the app has in its memory."""
    return {
        "in_front": False, "was_in_front": False, "is_ready": False,
        "screen": None,  # the screen that a tap has opened
        "parked": None,  # what a tap leads to, until there are screens
        "shown": None,  # the screen of the permission flow
        "replaced": None,  # the permission of a dialog whose run a forced one has replaced
        "asking": None,  # the setting for which the dialog is there
        "asked_at": None,  # when the dialog of the system was shown
        "on_the_way": 0,  # how many records were handed over and have no answer yet
        "errands": token_process(),
        "document": {},  # what the app shows of the user's document
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

    def begin_process(self, locale):
        self.put(locale=locale, **process())

    def number(self):
        """A number that comes back with an answer."""
        self.put(number_made=self.number_made + 1)
        return self.number_made

    def text(self):
        return json.dumps(self.data, separators=(",", ":"))

    def copy(self):
        return State(json.loads(self.text()))

    def signal(self, id, at, values, zone=None):
        self.data["seq"] += 1
        record = {"seq": self.data["seq"], "id": id, "at": at, "with": values or {}, "zone": zone}
        self.mine["signals"].append(record)
        return record

    def delivery(self, type_id, value, at, zone, id, counts=True, local=None):
        """§5.6: the local time of a delivery is stored when it comes and does not travel."""
        wall = local or zones.local(at, zone)
        self.mine["deliveries"].append({"type": type_id, "value": value, "at": at, "local": wall.isoformat(), "id": id, "counts": counts, "seen": counts, "seq": self.seq})
        if counts:
            self.mine["lifted"].pop(f"{type_id}|{value}", None)

    def set_back(self, now, zone):
        """§11: a recorded instant ahead of the clock counts as the moment at which it was set back."""
        today = zones.local(now, zone).date().isoformat()
        for user in self.data["users"].values():
            for signal in user["signals"]:
                signal["at"] = min(signal["at"], now)
            for delivery in user["deliveries"]:
                if delivery["at"] > now:
                    delivery["at"] = now
                    if delivery["local"][:10] > today:  # caps, guards and groups count nothing of it any more
                        delivery.update(counts=False, void=True)
            ahead_again = [id for id, o in user["occurrences"].items() if o["kind"] == "date" and o["status"] == "over" and o["begin"] > now]
            for id in ahead_again:  # §10: a candidate like any other, whatever became of it, unless it was delivered or suppressed
                if not user["occurrences"][id].get("done") and user["occurrences"][id].get("word") != "suppressed":
                    del user["occurrences"][id]
            for o in user["occurrences"].values():
                if o["kind"] == "date" and o["status"] != "over" and now < o["begin"] <= self.last:
                    o["stays_open"] = True  # §10: with its last word
                if o.get("delivered", 0) > now:
                    o["delivered"] = now
                if o.get("at", 0) > now:
                    if o["begin"] == o["end"] == o["at"] and (o.get("moved") or o["at"]) <= o["at"]:
                        o["had_its_step"] = True  # §6: that of its signal alone
                    late = o["at"] - now
                    o["at"] = now
                    if o.get("floats"):
                        o["set_back"] = True  # §11: its day or its slot counts from then
                    elif o["status"] != "over" and "stated" not in o:
                        o.update(begin=o["begin"] - late, end=o["end"] - late)
            for series in user["series"].values():
                if series.get("nap"):
                    series["pressed"] = min(series["pressed"], now)
                    if series["waits"] or series.get("refused"):
                        series["at"] = series["pressed"] + series["span"]
                if not series.get("waits") and not series.get("refused"):
                    series["at"] = min(series["at"], now)
                    if series.get("base") is not None:
                        series["base"] = min(series["base"], now)

    def sign_in(self, user):
        """§13: the first user takes over what was counted before anybody signed in."""
        users = self.data["users"]
        if self.data["user"] == "" and len(users) == 1 and user not in users:
            users[user] = users.pop("")
            for shown in (*self.data["came"].values(), *self.data["pushes"].values()):
                shown["user"] = shown["user"] or user
        users.setdefault(user, empty_user())
        self.put(user=user, signed_out=False)

    def sign_out(self):
        if self.data["user"]:
            self.data["users"][""] = empty_user()
        self.put(user="", signed_out=True)
