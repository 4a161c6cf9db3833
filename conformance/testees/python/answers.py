"""What is shown in the open app, and what people do with a notification (semantics §7, §14)."""
import texts
import zones


class Notification:
    """A local notification or a push, with what the app knows of it."""

    def __init__(self, step, source):
        self.is_push = source["kind"] == "push"
        state = step.state
        if self.is_push:
            push = source["push"]
            self.id, self.type = push["identifier"], push["type"]
            self.key = f"{push['identifier']}@{push.get('instant')}"  # the same identifier and the same instant
            self.occurrence, self.series = None, None
            self.values = step.carried(push)
            self.payload = push["payload"]
        else:
            self.id = self.key = source["identifier"]
            self.series = self.id.split("+")[0]
            self.occurrence = state.occurrences.get(self.series.split("~")[0])
            carried = dict(source.get("carried") or {})
            self.type = carried.pop("type", None) or (self.occurrence or {}).get("type") or step.type_of(self.id)
            self.values = carried = self.carried(step, carried)
            if self.occurrence:  # those that the state knows, else those that the notification carries
                known = {id: texts.show(value) for id, value in (self.occurrence.get("with") or {}).items() if value not in (None, "")}
                self.values = {**carried, **known}
        self.rule = step.rules.types.get(self.type)
        came = state.pushes.get(self.key) if self.is_push else state.came.get(self.id)
        self.is_of_another_user = bool(came) and came["user"] != state.user
        if self.is_of_another_user:
            self.occurrence = None


    def carried(self, step, carried):
        """The values that a request carries under the keys of its screen, without the constants of its type."""
        rule, target = step.rules.types.get(self.type, {}), step.targets().get(carried.pop("target", None), {})
        use, ids = rule.get("target"), {parameter.get("key", id): id for id, parameter in target.get("parameters", {}).items()}
        constants = set((use.get("parameters") or {}) if isinstance(use, dict) else {}) - set(rule.get("arguments", {}))
        return {ids.get(key, key): value for key, value in carried.items() if ids.get(key, key) not in constants}


class Answers:
    """Taps, buttons and swipes; each counts once."""

    def on_will_present(self, event):
        """In the open app it is shown, or suppressed."""
        notification, policies = Notification(self, event["notification"]), self.rules.policies
        hidden = self.is_hidden(notification)
        effect = {"effect": "present", "identifier": notification.id}
        if not hidden:
            effect["options"] = policies.get("presentation", ["banner", "list", "sound"])
        self.presents.append(effect)
        if notification.is_push:
            self.push_came(notification, hidden, is_listed=not hidden and "list" in effect["options"])
        else:
            self.planner.came(notification.id, self.now, "suppressed.foreground" if hidden else None)

    def is_hidden(self, notification):
        """§14: suppressed in the open app."""
        return self.rules.policies.get("foreground") == "suppress" or self.is_on_screen(notification)

    def is_on_screen(self, notification):
        """Its screen with the same values is open."""
        screen = self.state.screen
        use = self.target_of(notification)
        if not screen or use is None:
            return False
        id, fixed = (use["id"], use.get("parameters")) if isinstance(use, dict) else (use, None)
        target = self.targets().get(id)
        if target is None or screen["target"] != id:
            return False
        values = {id: texts.show(value) for id, value in self.values(target, notification.values, None).items()}
        names = set(target.get("parameters", {})) - set(fixed or {})  # a constant only says where somebody came from
        names -= {id for id in self.origins(screen["target"]) if id not in values}
        return all(screen["with"].get(id) == values.get(id) for id in names)

    def origins(self, target):
        """What only says where somebody came from, because some notification or button that leads there always says the same."""
        buttons = [b for c in self.rules.model.get("categories", {}).values() for b in c.get("actions", [])]
        uses = [item.get("target") for item in [*self.rules.types.values(), *buttons]]
        return {id for use in uses if isinstance(use, dict) and use["id"] == target for id in use.get("parameters", {})}

    def target_of(self, notification):
        """The screen that a notification is about; a push may name it."""
        if notification.rule is None:
            return None
        if notification.is_push and "screen" in notification.rule.get("push", {}).get("data", {}):
            return notification.values.get("screen")
        return notification.rule.get("target")

    def type_of(self, id):
        """The type that an identifier names, '<app>.<type>.…'."""
        parts = id.split(".")
        return parts[1] if len(parts) > 1 and parts[0] == self.rules.app and parts[1] in self.rules.types else None

    def meets(self, notification):
        """What is answered counts as delivered, whatever the clock says; the second report of one answer is none."""
        if notification.is_push:  # behind those that are listed
            self.learn_of_pushes(self.listed, self.state.user)
            self.push_came(notification)
        else:
            request = self.state.pending.get(notification.id)
            if request and notification.id not in self.there:
                self.planner.came(notification.id, min(request["due"], self.now), None)
        if notification.key in self.state.answered:
            return False
        self.state.answered.append(notification.key)
        return True

    def log_answer(self, moment, notification, **facts):
        """What a Focus had silenced is logged neither as fired nor as opened, and nothing of what another user was shown."""
        if notification.id in self.state.silenced or notification.is_of_another_user:
            return
        came = self.state.came.get(notification.id, {})
        known = came.get("known") or {"type": notification.type, "request": notification.id, "key": notification.key}
        self.log.add(moment, {**known, **facts}, came.get("carried") or notification.values)

    def end_series(self, key, snoozes=False):
        """§7: it ends when somebody opens it or presses a button of it, with a snooze that waits, unless that snoozes it once more."""
        for name, series in self.state.series.items():
            if name == key or name.split("~")[0] == key.split("~")[0]:
                series.update(ended=True, over=series.get("over") or not snoozes)

    def on_opened(self, event):
        notification = Notification(self, event["notification"])
        if not self.meets(notification):
            return
        o = notification.occurrence
        if o:
            self.end_series(notification.series)
        use, over = self.target_of(notification), bool(o and self.is_over(o))
        if notification.rule is None or notification.is_of_another_user:
            use = self.first_screen()
        names_screen = notification.is_push and notification.rule and "screen" in notification.rule.get("push", {}).get("data", {})
        if names_screen and use not in self.targets():
            opened = None
        else:
            opened = self.lead(use, notification.values, notification.id, over, only_fallback=names_screen)
        self.log_answer("notification.opened", notification, target=opened)
        named = use["id"] if isinstance(use, dict) else use
        if opened is not None and opened != named:
            self.log.add("link.fallback", {"type": notification.type, "target": opened})

    def on_dismissed(self, event):
        notification = Notification(self, event["notification"])
        if self.meets(notification):
            self.log_answer("notification.dismissed", notification)

    def on_acted(self, event):
        notification = Notification(self, event["notification"])
        action = self.action(notification, event)
        if not self.meets(notification) or action is None:
            return
        missing = self.missing(action, notification)
        if missing:
            self.effects.append({"effect": "lacking", "missing": {"identifier": notification.id, "id": action["id"], "keys": [self.key_of(notification, id) for id in missing]}})
        if not self.is_enough(action, notification, event):
            return
        self.log_answer("notification.action", notification, action=action["id"])
        over = self.follow_up_is_over(notification)
        if notification.occurrence:
            self.end_series(notification.series, snoozes="snooze" in action)
        if notification.is_of_another_user:  # §14: then a button does nothing, and opens the first screen
            return "target" in action and self.lead(self.first_screen(), {}, notification.id)
        if "snooze" not in action:
            response = {"identifier": notification.id, "action": action["id"], "values": notification.values}
            if event.get("text"):
                response["text"] = event["text"]
            self.effects.append({"effect": "perform", "response": response})
        if "signal" in action:
            self.press_as_signal(action["signal"], notification)
        if "snooze" in action and notification.occurrence:
            self.snooze(action["snooze"], notification, over)
        if "target" in action:
            self.lead(action["target"], notification.values, notification.id)

    def action(self, notification, event):
        """The button that was pressed."""
        category = (notification.rule or {}).get("category")
        actions = self.rules.model.get("categories", {}).get(category, {}).get("actions", [])
        return next((a for a in actions if a["id"] == event["action"]), None)

    def missing(self, action, notification):
        return [id for id in action.get("requires", []) if notification.values.get(id) in (None, "")]

    def is_enough(self, action, notification, event):
        """§14: a button does nothing without what it requires, and a reply nothing without words."""
        says_nothing = "text_input" in action and not (event.get("text") or "").strip()
        return not self.missing(action, notification) and not says_nothing

    def key_of(self, notification, id):
        """The name under which a push carries a value."""
        data = (notification.rule or {}).get("push", {}).get("data", {}) if notification.is_push else {}
        return (data.get(id) or {}).get("key", id)

    def press_as_signal(self, named, notification):
        """Pressing counts as a signal with the arguments that have the names of its parameters."""
        id = named if isinstance(named, str) else named["id"]
        parameters = self.rules.model["signals"].get(id, {}).get("parameters", {})
        known = (notification.occurrence or {}).get("with") or {}
        values = {name: known.get(name, notification.values.get(name)) for name in parameters}
        self.planner.hear(id, {name: value for name, value in values.items() if value is not None}, self.zone)

    def follow_up_is_over(self, notification):
        """§7: pressed when the 'until' of 'follow_up' has been true a snooze does nothing."""
        o = notification.occurrence
        series = self.state.series.get(notification.series)
        until = (notification.rule or {}).get("follow_up", {}).get("until")
        return bool(o and until and series and self.planner.judge.true(until, {**o, "first_at": series["at"], "first_seq": series.get("came_at", float("inf"))}, self.now))

    def snooze(self, snooze, notification, over):
        """§7: again as '~1', '~2', … after the span, which is counted from the press; 'over' for good, and told so."""
        o, base = notification.occurrence, notification.series.split("~")[0]
        if isinstance(snooze, dict):
            length = int(self.rules.preference(self.state, snooze["preference"]) * 60_000)
        else:
            length = zones.span(snooze)
        number = 1 + sum(name.startswith(base + "~") for name in self.state.series)
        self.state.series[f"{base}~{number}"] = {
            "of": base, "nap": True, "waits": not over, "at": self.now + length, "pressed": self.now, "seq": self.state.seq,
            "span": length, "alone": o["kind"] == "date" and self.planner.series_ended(o), "ended": False, "base": None,
            "type": o["type"], "trigger": o["trigger"], "value": o["value"],
        }
        if over:
            self.planner.outcomes.append({"type": o["type"], "identifier": f"{base}~{number}", "outcome": "dropped", "reason": "cancelled.goal", "due": self.now + length})
