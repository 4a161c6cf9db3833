"""What an app reports: signals, settings, users, the clock (semantics §1, §11 to §13)."""
def fnv1a(data):
    """FNV-1a with 64 bits."""
    number = 0xCBF29CE484222325
    for byte in data:
        number = (number ^ byte) * 0x100000001B3 % 2**64
    return number


class Events:
    """The events of a step that concern the app itself."""

    # The app

    def on_installed(self, event):
        """§13: an arm is drawn at the first launch and kept."""
        self.state.put(installation=f"{event['number']}.{event.get('losses', 0)}")
        for id, experiment in self.rules.model.get("experiments", {}).items():
            if id in self.state.arms:
                continue
            draw = fnv1a(id.encode() + int(event["number"]).to_bytes(8, "little")) % 100
            for arm, share in experiment.get("arms", experiment).items():
                if not isinstance(share, (int, float)):
                    continue
                if draw < share:
                    self.state.arms[id] = arm
                    break
                draw -= share

    def on_launched(self, event):
        """§14: what a state that was lost had planned is planned again, or is gone."""
        if self.state.is_fresh:
            for id in self.there:
                type_id = next((part for part in id.split(".")[1:2] if part in self.rules.types), None)
                if type_id and id.startswith(self.rules.app + "."):
                    self.planner.tell({"type": type_id, "id": id, "begin": self.now, "was_pending": True}, "state.reset")
        self.state.put(is_fresh=False)
        self.launch_of_flow()
        if self.asks_at("launch"):  # also in a process that nobody sees
            self.ask()
        if self.token_rules:  # §19: what the process before had still to take out
            self.state.errands["was_allowed"] = self.is_allowed()
            self.hear_of_unanswered()
            self.take_out(again=not self.state.user, begins=True)

    def on_moved_to_new_device(self, event):
        """docs/ios.md: a new device keeps settings and counters; its requests and its token are others."""
        self.forget_token()
        self.forget_flow()

    def forget_requests(self):
        """Those of the old device, before this one reports what it has; what came there is not logged here."""
        for request in self.state.pending.values():
            request["elsewhere"] = True
        for id in [id for id, request in self.state.pending.items() if self.planner.due_here(request) - request["spread"] > self.now]:  # §9: what waits only for its second is on its way there
            o = self.state.occurrences.get(self.state.pending.pop(id)["of"])
            if o and o["id"] == id and o["status"] != "over":
                o.update(status="open", told=o.get("told") if o.get("deferred") else None)

    def on_foregrounded(self, event):
        first = not self.state.was_in_front
        self.state.put(in_front=True, was_in_front=True, permission_in_front=self.state.authorization)
        self.back_from_settings()
        self.comes_to_front = {"is_forced": event.get("is_forced", False)}
        self.store_settings()
        if first:
            self.first_look()

    def on_backgrounded(self, event):
        self.state.put(in_front=False, screen=None)  # §14: a screen is open until the app leaves the front

    # Signals

    def on_signal(self, event):
        state, planner, values = self.state, self.planner, event.get("with") or {}
        if state.signed_out:  # §13: what was told in between is nobody's
            planner.hear(event["id"], values, self.zone)
            if len(state.users) > 1:  # else the first user takes it over, and what it has begun
                if not any(t.get("calendar", {}).get("cycle", {}).get("since") == event["id"] for rule in self.rules.types.values() for t in rule.get("triggers", {}).values()):
                    state.signals.pop()  # nobody has no series, but for cycles
        else:
            planner.hear(event["id"], values, self.zone)
            for type_id, rule in self.rules.types.items():
                if any(t.get("calendar", {}).get("for") == event["id"] for t in rule.get("triggers", {}).values()):
                    per = rule.get("per")
                    if per and values.get(per["parameter"]) in (None, ""):
                        planner.tell({"type": type_id, "id": f"{self.rules.app}.{type_id}", "begin": self.now}, "condition")
                    planner.limit_values(type_id)
        planner.lift_guards()  # §5.4: also if it is true only until the next signal of the step
        self.count_for_flow(event["id"], event.get("in_front", False))

    # The phone

    def on_zone_unknown(self, event):
        """§1: what waits in a zone that nobody knows says so, once."""
        self.state.put(zone_is_unknown=True)

    def on_time_changed(self, event):
        """§11: what counts down is asked for once more, unless this step finds a flight."""
        if self.state.zone_found not in (None, self.zone):
            return
        for id, request in self.state.pending.items():
            if request["counted"] and id in self.there and request["due"] - request["spread"] > self.now:  # §9: else it waits only for its second, and keeps it
                request["confirmed"] = False

    def on_attribute_changed(self, event):
        self.state.attributes[event["id"]] = event["value"]

    def on_flag_changed(self, event):
        self.state.flags[event["id"]] = event["is_on"]

    def on_device_changed(self, event):
        self.state.put(device={**self.state.device, **event["device"]})

    def on_locale_changed(self, event):
        self.state.put(locale=event["locale"])

    # Users (§13)

    def on_signed_in(self, event):
        user, before = event["user"], self.state.user
        if user == before and not self.state.signed_out:
            return
        if before:  # somebody else at once
            self.on_signed_out(event)
        self.state.sign_in(user)
        left = self.state.mine.get("left")
        for o in sorted(self.state.occurrences.values(), key=lambda o: o["begin"]):  # what fell due in between is over, also if the night would hold it
            if left is None or o["status"] == "over" or self.planner.end_here(o) > self.now:
                continue
            if o["end"] > left:
                self.planner.end(o, "expired" if o["kind"] == "signal" and self.planner.may_expire(o) else None)
            elif o["status"] == "deferred" and o.get("hold_until") and self.now > o["hold_until"]:  # the day of its slot is over
                self.planner.end({**o, "told": None}, "expired")
                o["status"] = "over"
            elif o["kind"] == "signal" and (o.get("moved") or 0) <= self.now and (o["end"] < self.now or o["status"] != "open"):  # §16: of what was over before it is said in the plan
                self.planner.shut_out.append(o)
                self.planner.end(o)
        self.store_settings()
        self.ask_after_sign_in()
        self.token_for_user()

    def on_signed_out(self, event):
        """Signing out removes what is pending and keeps the rest aside; what was shown leaves the list."""
        if self.state.user:
            self.token_of_nobody()
        if self.is_silent:  # §14: what is due by now counts as delivered
            for id in [id for id, request in self.state.pending.items() if request["due"] <= self.now]:
                self.planner.came(id, self.state.pending[id]["due"], None)
        if self.state.signed_out:
            return
        for id, request in self.planner.by_time(self.state.pending):
            o = self.state.occurrences.get(request["of"])
            if o and o["id"] == id:
                before, o["was_pending"] = (o.get("told"), o.get("word")), True
                self.planner.tell(o, "cancelled.signed_out")
                o.update(status="open", was_pending=False)
                if self.state.user:  # else nobody comes back to it, and this was its last word (16)
                    o["told"], o["word"] = before if o.get("deferred") and (o["kind"] != "date" or o["begin"] <= self.now) else (None, None)
            elif o:
                self.planner.tell({"type": o["type"], "id": id, "begin": request["due"], "was_pending": True}, "cancelled.signed_out")
        self.planner.left = dict(self.planner.by_time(self.state.pending))  # what somebody else has under the same identifier is another
        self.state.pending.clear()
        self.clear_list()
        self.state.mine["left"] = self.now
        self.state.sign_out()

    # What became of effects

    def on_adds_completed(self, event):
        if any(result.get("error") for result in event["results"]):
            self.state.put(refusals=self.state.refusals + 1)
        for result in event["results"]:
            id = result["request"]["identifier"]
            request = self.state.pending.get(id)
            if request is None:
                continue
            o = self.state.occurrences.get(request["of"])
            if not result.get("error"):
                request.pop("unanswered", None)
                self.planner.confirm(id, request)
                continue
            if result["error"].get("name") == "unanswered":  # §14: neither refused nor known to be there
                request["unanswered"] = True
                continue
            self.log_request("notification.schedule_failed", request, reason="center.failed")
            if request["was"] and request["was"]["due"] == request["due"]:  # the older one is still there
                request.update(signature=request["was"]["signature"], confirmed=True, was=None)
                continue
            if request["was"]:  # the older one has another moment, or was somebody else's
                self.effects.append({"effect": "remove", "identifiers": [id]})
            del self.state.pending[id]  # §6: center.failed, tried once in every step
            if o and (request["nap"] or request["turn"]):  # it still waits
                self.planner.tell({"type": o["type"], "id": id, "begin": request["due"]}, "center.failed", waits=True)
            elif o:
                lost = request["due"] - request["spread"] <= self.now and o["end"] == o["at"] and "stated" not in o and not o.get("deferred")  # else its own window goes on, or the day of its slot
                o.update(status="open", reason="center.failed")
                self.planner.tell(o, "center.failed", waits=not lost)
                if lost:
                    self.planner.end(o)

    def on_handed_over(self, event):
        del self.state.records[:event["count"]]
        self.state.put(on_the_way=max(self.state.on_the_way - event["count"], 0))

    def on_not_handed_over(self, event):
        """What could not be handed over comes again with the next step."""
        self.state.put(on_the_way=0)
        self.holds_records = True
