"""Screens that taps, buttons and links open (semantics §14; language.md, 'deep_links')."""
import texts
from analytics import leaves

PARKED_FOR = 120_000  # docs/ios.md: a tap that starts the app waits two minutes for its first screen


class Links:
    """Opens screens, once the app has any."""

    def targets(self):
        return self.rules.model.get("deep_links", {}).get("targets", {})

    def first_screen(self):
        """§14: 'the first screen' is the first target that needs no value."""
        return next((id for id, target in self.targets().items() if not self.needed(target)), None)

    def needed(self, target):
        return [id for id, parameter in target.get("parameters", {}).items() if not parameter.get("optional")]

    def values(self, target, values, fixed):
        """What a screen gets: its parameters, with the values that it always gets from here."""
        known = {id: values[id] for id in target.get("parameters", {}) if values.get(id) not in (None, "")}
        return {**known, **(fixed or {})}

    def lead(self, use, values, identifier=None, over=False, only_fallback=False):
        """Where a tap or a link leads: to the screen, what stands in its place, its fallback or the first one.

        Says the screen that is named in events. 'over' is whether what was announced is over.
        """
        id, fixed = (use["id"], use.get("parameters")) if isinstance(use, dict) else (use, None)
        target = self.targets().get(id)
        if target is None:
            return self.go({"target": self.first_screen(), "is_fallback": True}, identifier)
        given, fallback = self.values(target, values, fixed), target.get("fallback")
        missing = [name for name in self.needed(target) if name not in given]
        if missing and identifier:
            self.effects.append({"effect": "lacking", "missing": {"identifier": identifier, "id": id, "keys": [target["parameters"][name].get("key", name) for name in missing]}})
        if missing and only_fallback and not fallback:
            return None
        if missing or over and fallback:
            return self.go({"target": fallback or self.first_screen(), "is_fallback": True}, identifier)
        module = target.get("module")
        if module and self.module_state(module) != "available":
            screen = self.module_screen(module)
            if screen:
                return self.go({"target": id, "blocked_module": module}, identifier)
            return self.go({"target": fallback or self.first_screen(), "is_fallback": True}, identifier)
        return self.go({"target": id, "parameters": given}, identifier)

    def go(self, screen, identifier, is_led=True):
        """Opens a screen now, or keeps it until the app has screens. 'is_led': by a tap or a link (§14)."""
        if screen["target"] is None:
            return None
        if identifier:
            screen["identifier"] = identifier
        screen.setdefault("parameters", {})
        if self.state.is_ready or not is_led:  # what no tap has led to waits for nothing
            self.open(screen, is_led)
        else:
            self.state.put(parked={"screen": screen, "at": self.now, "user": self.state.user})
        return screen["target"]

    def open(self, screen, is_led=True):
        module = screen.get("blocked_module")
        if module and self.module_state(module) != "available":
            shown = self.state.shown
            return self.show_module(module) if not shown or shown["why"] == "module" else None  # the flow stays
        screen.pop("blocked_module", None)
        self.effects.append({"effect": "open", "screen": screen})
        shown = {"target": screen["target"], "with": {id: texts.show(value) for id, value in screen["parameters"].items()}}
        if is_led:
            self.state.put(screen=shown)
        elif self.state.screen and self.state.screen["target"] != screen["target"]:  # §14: only what a tap or a link has opened suppresses
            self.state.put(screen=None)
        self.came_to(screen["target"])

    def on_ready(self, event):
        """There are screens: what a tap has led to is opened, unless it has waited for too long."""
        self.state.put(is_ready=True)
        parked = self.state.parked
        if parked and self.now - parked["at"] <= PARKED_FOR:
            screen = parked["screen"]
            if "identifier" in screen and parked["user"] != self.state.user:  # §13: then it opens the first screen
                screen = {"target": self.first_screen(), "parameters": {}}
            self.open(screen)
        self.state.put(parked=None)

    def on_arrived(self, event):
        """A screen of the app is shown without a tap."""
        if self.state.screen is None or self.state.screen["target"] != event["target"]:
            self.state.put(screen=None)  # §14: no opening that suppresses
        self.came_to(event["target"])

    def on_link_opened(self, event):
        target = event.get("target")
        opened = self.lead(target, event.get("with") or {})
        if opened != target and opened is not None:
            self.log.add("link.fallback", {"target": opened})

    def is_over(self, occurrence):
        """Whether what a notification has announced is over: a condition that something has not happened is false, or its dates have ended."""
        if occurrence["status"] == "over" and self.planner.series_ended(occurrence):
            return True
        for condition in self.rules.conditions(occurrence):
            if not self.planner.judge.true(condition, occurrence, self.now) and is_end(condition):
                return True
        return False


def is_end(condition):
    """§14: a condition ends what was announced if all it speaks of are signals that must not have come."""
    return "not" in condition and all("happened" in leaf for leaf in leaves(condition))
