"""The permission flow, and the parts of the app that a refused permission takes away (language.md, 'permission_flow').

The rules are in §18 of the semantics.
"""
import zones

GRANTED = ("authorized", "provisional", "ephemeral", "limited")
ANSWERED = {"authorized": "granted", "provisional": "granted", "ephemeral": "granted", "limited": "limited", "denied": "denied", "restricted": "denied"}


def empty_flow():
    """What is remembered of the flow for the installation, whoever is signed in."""
    return {
        "launched": False,  # the first launch is over
        "completed": False,  # the flag
        "running": None,  # why it was begun: 'first', 'again' or 'forced'
        "due": False,  # a signal has made it due; it begins with the next opening
        "done": [],  # the steps that this run is through with
        "answered": [],  # the steps that have an answer in this run
        "answers": {},  # by step: the last answer, also 'skipped' and 'dismissed'
        "seen": [],  # the steps that people have ever seen
        "counts": {},  # signals of 'show_when', counted since the installation
        "ended": None,
        "repeated": 0,
    }


class Flow:
    """Leads through the steps. What is on the screen is in the memory of the process ('shown')."""

    @property
    def spec(self):
        return self.rules.model.get("permission_flow")

    def steps(self):
        return self.spec["steps"] if self.spec else []

    def step_of(self, id):
        return next(step for step in self.steps() if step["id"] == id)

    def status(self, permission):
        """What the system says now; of notifications the authorization."""
        if permission == "notifications":
            return self.state.authorization
        return self.state.permissions.get(permission, "not_determined")

    def forget_flow(self):
        """§18: a new device has never shown it; what was reported still counts."""
        self.state.put(flow={**empty_flow(), "counts": self.state.flow["counts"]})

    # When it begins

    def launch_of_flow(self):
        """First launch, 'not_completed': asked at each launch; a run that was cut off goes on."""
        flow = self.state.flow
        if not self.spec:
            return
        when = self.spec["show_when"]
        if flow["running"] == "forced":
            flow["running"] = None  # a forced flow that was killed does not come back by itself
        first = "first_launch" in when and not flow["launched"]
        flow["launched"] = True
        if first or "not_completed" in when and not flow["completed"] or flow["running"]:
            flow["due"] = True

    def opened_app(self, is_forced=False):
        """The app is opened: the flow begins if it is due."""
        flow, spec = self.state.flow, self.spec
        if not spec or self.state.shown:
            return
        if is_forced and "forced" in spec["show_when"]:
            return self.start_flow("forced")
        if flow["due"] or not flow["completed"] and self.was_reported_often_enough():
            return self.start_flow(flow["running"] or "first")
        again = spec.get("again")
        if again and flow["completed"] and flow["ended"] is not None and self.now >= flow["ended"] + zones.span(again["after"]):
            if flow["repeated"] < again["max"] and any(self.is_open(step) for step in self.steps()):
                flow["repeated"] += 1
                self.start_flow("again")

    def was_reported_often_enough(self):
        """§18: a signal of 'show_when'; on a new device what was reported still counts."""
        rules = [rule for rule in self.spec["show_when"] if isinstance(rule, dict)]
        return any(self.state.flow["counts"].get(rule["signal"], 0) >= rule.get("at_least", 1) for rule in rules)

    def is_open(self, step):
        """Said 'not now': skipped, or the dialog got no answer; and the system has none."""
        return self.state.flow["answers"].get(step["id"]) in ("skipped", "dismissed") and self.status(step["permission"]) == "not_determined"

    def count_for_flow(self, signal, in_front):
        """A signal of 'show_when' shows it at once, or at the next opening, until it is completed."""
        if not self.spec:
            return
        flow = self.state.flow
        if in_front:
            self.opened_app()
        for rule in self.spec["show_when"]:
            if not isinstance(rule, dict) or rule["signal"] != signal:
                continue
            flow["counts"][signal] = flow["counts"].get(signal, 0) + 1
            if flow["counts"][signal] >= rule.get("at_least", 1) and not flow["completed"]:
                flow["due"] = True
                if in_front:
                    self.opened_app()

    def on_flow_started(self, event):
        self.opened_app()

    def on_flow_forced(self, event):
        if self.spec and "forced" in self.spec["show_when"]:
            shown = self.state.shown
            if shown and shown.get("asked"):  # §18: an answer to that dialog is not logged
                self.state.put(replaced=self.step_of(shown["step"])["permission"])
            self.state.flow["running"] = None  # also in the place of one that is shown
            self.start_flow("forced")

    def start_flow(self, why):
        flow = self.state.flow
        if flow["running"] != why:  # else it was cut off, and is the same one
            self.log.add("permission_flow.started")
            flow.update(done=[], answered=[])
        flow.update(running=why, due=False)
        self.next_step()

    # Its steps

    def next_step(self):
        """The first step without an answer; nobody is asked for what is granted."""
        flow = self.state.flow
        for step in self.steps():
            status = self.status(step["permission"])
            if status in GRANTED and step["id"] not in flow["done"]:  # passed over, also if it is taken back meanwhile
                flow["done"].append(step["id"])
            if step["id"] in flow["done"]:
                continue
            if flow["running"] == "first" and step["id"] in flow["answered"] and flow["answers"][step["id"]] in ("denied", "dismissed"):  # cut off behind the answer
                continue
            if flow["running"] == "again" and not self.is_open(step):
                continue
            if flow["running"] == "forced" and status in ("denied", "restricted"):
                screen = step.get("on", {}).get("denied", {}).get("screen")
                if screen:
                    return self.show(screen, "screen", step)
            return self.pre_prompt(step, "flow")
        final = self.spec.get("final_screen")
        granted = all(self.status(step["permission"]) in GRANTED for step in self.steps())
        if final and (final["when"] == "always" or final["when"] == "all_granted" and granted):
            return self.show(final["id"], "final", None)
        self.complete()

    def show(self, screen, kind, step, why="flow"):
        self.effects.append({"effect": "show", "screen": screen})
        self.state.put(shown={"screen": screen, "kind": kind, "step": step and step["id"], "why": why})

    def hide(self):
        self.effects.append({"effect": "show"})
        self.state.put(shown=None)

    def pre_prompt(self, step, why):
        flow = self.state.flow
        if step["id"] not in flow["seen"]:
            flow["seen"].append(step["id"])
        self.show(step["screen"]["id"], "pre_prompt", step, why)
        if self.state.flow["running"] == "forced" and self.status(step["permission"]) in ("denied", "restricted") and "screen" not in step.get("on", {}).get("denied", {}):
            self.state.shown["stands_in"] = True
        self.log.add(f"permission.{step['permission']}.pre_prompt_shown", {"permission": step["permission"]})

    def complete(self):
        flow, final = self.state.flow, self.spec.get("final_screen")
        if self.state.shown:
            self.hide()
        flow.update(running=None, due=False, completed=True, ended=self.now)
        self.log.add("permission_flow.completed")
        if final:
            self.go({"target": final["target"]}, None, is_led=False)

    def advance(self, shown):
        """The step on the screen has its answer."""
        if shown["why"] != "flow":
            return self.hide()
        self.state.flow["done"].append(shown["step"])
        self.next_step()

    # What people do

    def on_pressed(self, event):
        shown = self.state.shown
        if not shown or shown.get("asked"):
            return
        if shown["kind"] == "final":
            return self.complete() if event["button"] == "primary" else None
        step = self.step_of(shown["step"])
        if shown["kind"] == "pre_prompt":
            return self.pressed_before_dialog(event["button"], shown, step)
        screen = self.spec["screens"][shown["screen"]]
        default = "settings" if event["button"] == "primary" else "next_step" if shown["why"] == "flow" else "app"
        leads = screen.get(event["button"] + "_opens", default)
        if leads == "settings":
            self.effects.append({"effect": "open_settings"})
            self.state.put(shown={**shown, "left": True})
        elif leads == "pre_prompt":
            self.pre_prompt(step, shown["why"])
        else:
            self.advance(shown)

    def pressed_before_dialog(self, button, shown, step):
        status = self.status(step["permission"])
        if button == "secondary":
            if "secondary" not in step["screen"]:
                return
            self.answer(step, "skipped")  # §18: whatever was decided
            return self.advance(shown)
        if status == "not_determined":
            return self.request(step["permission"], shown)
        if shown.get("stands_in"):  # §18: a forced run shows what was denied, and its first button opens Settings
            self.effects.append({"effect": "open_settings"})
            return self.state.put(shown={**shown, "left": True})
        self.follow_answer(shown, step, ANSWERED[status])  # §18: what was decided is the answer

    def request(self, permission, shown=None):
        """The dialog of the system."""
        effect = {"effect": "request", "permission": permission}
        if permission == "notifications":
            effect["options"] = self.rules.model["app"].get("authorization", {}).get("options", ["alert", "sound", "badge"])
        self.effects.append(effect)
        if permission != "notifications" or "provisional" not in effect["options"]:
            self.log.add(f"permission.{permission}.requested", {"permission": permission})
        if shown:
            self.state.put(shown={**shown, "asked": True})

    def answer(self, step, answer):
        self.state.flow["answers"][step["id"]] = answer
        self.state.flow["answered"].append(step["id"])
        permission = step["permission"]
        access = {"granted": "full", "limited": "limited"}.get(answer)
        self.log.add(f"permission.{permission}.{answer}", {"permission": permission, "access": access})

    def on_answered(self, event):
        shown, permission, answer = self.state.shown, event["permission"], event["answer"]
        step = next((step for step in self.steps() if step["permission"] == permission), None)
        if permission == "notifications":
            self.state.put(permission_in_front=self.state.authorization)  # a dialog is seen, wherever the app is
            self.answer_for_setting(answer)
            self.answer_to_question(answer)
        else:
            status = {"granted": "authorized", "limited": "limited", "denied": "denied"}.get(answer)
            if status:
                self.state.permissions[permission] = status
        if self.state.replaced == permission:  # §18: the new run finds what it gave
            return self.state.put(replaced=None)
        if step is None:
            access = {"granted": "full", "limited": "limited"}.get(answer)
            return self.log.add(f"permission.{permission}.{answer}", {"permission": permission, "access": access})
        self.answer(step, answer)
        if not shown or shown.get("step") != step["id"]:
            return
        self.follow_answer({**shown, "asked": False}, step, answer)

    def follow_answer(self, shown, step, answer):
        """§18: its consequence shows its screen, if it takes nothing away; then the next step."""
        leads = step.get("on", {})
        consequence = leads.get("denied" if answer == "dismissed" and answer not in leads else answer, {})
        takes_away = any(consequence.get(key) for key in ("block", "hide", "disable"))
        if shown["why"] == "flow" and consequence.get("screen") and not takes_away:
            return self.show(consequence["screen"], "screen", step)
        self.advance(shown)

    def back_from_settings(self):
        """Who comes back with the permission goes on; who comes back without stays where another button leads on."""
        shown = self.state.shown
        if not shown or not shown.get("left"):
            return
        step = self.step_of(shown["step"])
        status = self.status(step["permission"])
        all_of_it = status in GRANTED and not (status == "limited" and ANSWERED["limited"] == self.state.flow["answers"].get(step["id"]))
        screen = step["screen"] if shown["kind"] == "pre_prompt" else self.spec["screens"][shown["screen"]]
        self.state.put(shown={**shown, "left": False})
        if all_of_it or "secondary" not in screen:
            self.advance(shown)

    # The first dashboard

    def came_to(self, target):
        """'fallback' of the authorization: the screen at which the dialog may come when the step was never shown."""
        asking = self.rules.model["app"].get("authorization", {})
        if asking.get("ask_at") != "permission_flow" or asking.get("fallback") != target or not self.spec or self.state.shown:
            return
        step = next((step for step in self.steps() if step["permission"] == "notifications"), None)
        flow = self.state.flow
        if step and flow["completed"] and step["id"] not in flow["seen"] and self.state.authorization == "not_determined":
            self.pre_prompt(step, "fallback")

    # Parts of the app

    def consequences(self):
        """What each step has led to, by what the system says now."""
        for step in self.steps():
            answer = ANSWERED.get(self.status(step["permission"])) or self.state.flow["answers"].get(step["id"])
            if answer in ("skipped", "dismissed") or ANSWERED.get(self.status(step["permission"])):
                yield step, step.get("on", {}).get(answer, {})

    def shown_flow(self):
        """For the snapshot."""
        modules = {module: self.module_state(module) for module in self.rules.model.get("modules", {})}
        return {"modules": modules, "flow_completed": self.state.flow["completed"]}

    def module_state(self, module):
        words = {"block": "blocked", "hide": "hidden", "disable": "disabled"}
        for _, consequence in self.consequences():
            for key, word in words.items():
                if module in consequence.get(key, []):
                    return word
        return "available"

    def module_screen(self, module):
        """The screen in place of a module, with the step that leads to it."""
        for step, consequence in self.consequences():
            if any(module in consequence.get(key, []) for key in ("block", "hide", "disable")) and "screen" in consequence:
                return consequence["screen"], step
        return None

    def show_module(self, module):
        found = self.module_screen(module)
        if found:
            self.show(found[0], "screen", found[1], "module")

    def on_module_opened(self, event):
        if self.spec:
            self.show_module(event["module"])
