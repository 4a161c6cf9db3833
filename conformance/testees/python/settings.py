"""Settings: what the screen shows, what asks for permission, and what a server is told (semantics §12; language.md, 'settings_screen')."""
from flow import GRANTED


class Settings:
    """The settings of whoever is signed in."""

    def is_on(self, id):
        """As it shows: a switch that asks for permission is on only with it."""
        preference = self.rules.model["preferences"][id]
        if preference["type"] == "toggle" and preference.get("asks_permission") and self.state.authorization not in GRANTED:
            return False
        return self.rules.preference(self.state, id)

    def has_effect(self, id):
        """All switches above it are on."""
        parent = self.rules.model["preferences"][id].get("parent")
        return parent is None or bool(self.is_on(parent)) and self.has_effect(parent)

    def shown_settings(self):
        """For the snapshot."""
        preferences = self.rules.model.get("preferences", {})
        screen = self.rules.model.get("settings_screen", {}).get("sections")
        on_screen = {row for section in screen for row in section["rows"]} if screen is not None else {id for id in preferences if "label" in preferences[id]}
        shown = {id: id in on_screen and self.has_effect(id) for id in preferences}
        sections = [{"id": section["id"], "rows": [row for row in section["rows"] if shown[row]]} for section in screen or []]
        return {
            "settings": [{"id": id, "value": {"kind": preferences[id]["type"], "value": self.is_on(id)}, "is_shown": shown[id]} for id in preferences],
            "sections": [section for section in sections if section["rows"]],
        }

    def on_preference_changed(self, event):
        id, value = event["id"], event["value"]["value"]
        preference = self.rules.model["preferences"].get(id)
        if preference is None:
            return
        if value is True and preference.get("asks_permission") and self.state.authorization not in GRANTED:
            if self.state.authorization == "denied":
                self.effects.append({"effect": "alert_permission"})
            else:  # it is on once the answer is there
                self.state.put(asking=id)
                self.request("notifications")
            return
        if id == self.state.asking:  # switched off while the dialog is there
            self.state.put(asking=None)
        self.prefer(id, value)

    def prefer(self, id, value):
        differs = self.rules.preference(self.state, id) != value
        if differs:
            self.state.prefs[id] = {"value": value, "at": self.now, "zone": self.zone}
        fields = self.rules.model.get("push", {}).get("preferences", {}).get("fields", {})
        if id in fields and (differs or id not in self.state.chosen):  # also a default that somebody chooses
            self.state.chosen.append(id)
            self.state.unstored[id] = None
            self.store_settings()

    def answer_for_setting(self, answer):
        """The answer to the dialog that a switch has led to."""
        id = self.state.asking
        if id is None:
            return
        self.state.put(asking=None)
        if answer == "granted":
            self.prefer(id, True)
        else:
            self.effects.append({"effect": "alert_permission"})

    # What a server follows

    def store_settings(self):
        """Writes what the store does not have yet into the document of the user."""
        stored = self.rules.model.get("push", {}).get("preferences")
        if not stored or not self.state.unstored or not self.state.user:
            return
        number = self.state.number()
        self.state.put(newest_settings=number)
        fields = []
        for id in self.state.unstored:
            self.state.unstored[id] = number
            kind = self.rules.model["preferences"][id]["type"]
            fields.append({"name": stored["fields"][id], "value": {"kind": kind, "value": self.rules.preference(self.state, id)}})
        document = stored["store"].replace("{uid}", self.state.user)
        self.effects.append({"effect": "store", "write": {"document": document, "fields": fields, "number": number}})

    def on_preferences_stored(self, event):
        """What was changed again since has a newer number. §20: an earlier write that gets its answer last got there last."""
        if event["number"] < self.state.newest_settings and not self.state.unstored:
            self.state.unstored.update({id: None for id in self.state.chosen})
            return self.store_settings()
        for user in self.state.users.values():
            for id in [id for id, number in user["unstored"].items() if number == event["number"]]:
                del user["unstored"][id]
