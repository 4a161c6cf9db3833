"""Pushes that came through APNs, silent ones too (semantics §14)."""
from answers import Notification

FETCH_SPAN = 29_000  # docs/ios.md: a fetch has 29 seconds from the arrival of its push


class Pushes:
    """Counts pushes, and takes what a user was shown out of the list."""

    def carried(self, push):
        """The values of a push, under the ids of its data; other keys under their names."""
        rule = self.rules.types.get(push["type"], {})
        data = {**rule.get("push", {}).get("data", {}), **rule.get("arguments", {})}
        keys = {parameter.get("key", id): id for id, parameter in data.items()}
        return {keys.get(key, key): value for key, value in push["payload"].items() if value not in (None, "")}

    def push_came(self, notification, hidden=False, user=None, is_listed=True):
        """A push is counted once; what the open app did not show is not counted yet."""
        known = self.state.pushes.get(notification.key)
        if known and (known["was_shown"] or hidden):
            return
        self.state.pushes[notification.key] = {"id": notification.id, "type": notification.type, "user": self.state.user if user is None else user, "is_listed": is_listed, "was_shown": not hidden}
        if not hidden:
            self.log.add("notification.fired", {"type": notification.type, "request": notification.id, "key": notification.key}, notification.values)

    def learn_of_pushes(self, listed, user):
        """What Notification Center lists was shown while nobody looked, to whoever was signed in before this step."""
        for push in listed:
            self.push_came(Notification(self, {"kind": "push", "push": push}), user=user if user in self.state.users else self.state.user)

    def clear_list(self, types=None):
        """Takes what was delivered out of Notification Center: of some types, or all of it."""
        user, of = self.state.user, lambda type_id: types is None or type_id in types
        ids = [id for id, came in self.state.came.items() if came["user"] == user and of(came["known"]["type"])]
        ids += [id for id in (self.center or {}).get("listed", []) if id.startswith(self.rules.app + ".") and of(id.split(".")[1])]
        known = self.state.pushes.values() if types is None else []  # §14: of what was read only those that are listed
        pushes = [push["id"] for push in known if push["user"] == user and push["is_listed"]]
        pushes += [push["identifier"] for push in self.listed if of(push["type"])]
        for some in (ids, pushes):
            if some:
                self.effects.append({"effect": "remove_delivered", "identifiers": list(dict.fromkeys(some))})

    def on_seen(self, event):
        """What the notifications of a type say was read in the app."""
        self.clear_list([event["type"]])

    def on_silent_push(self, event):
        self.state.fetches.append(event["number"])
        self.effects.append({"effect": "fetch", "number": event["number"]})
        self.effects.append({"effect": "wait", "for": {"kind": "fetch", "number": event["number"]}, "span": FETCH_SPAN})

    def on_fetched(self, event):
        """The work for a silent push is done; the system is told once."""
        if event["number"] in self.state.fetches:
            self.state.fetches.remove(event["number"])
            self.effects.append({"effect": "complete", "number": event["number"], "result": event.get("result") or "failed"})

    def waited_for_fetch(self, number):
        self.on_fetched({"number": number, "result": None})
