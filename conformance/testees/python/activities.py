"""Live Activities (language.md, 'live_activities')."""
import zones

LONGEST = 4 * 3_600_000  # an ended activity leaves the Lock Screen after four hours at the latest


class Activities:
    """Starts, updates and ends activities; what a server or the system does to them is not the app's."""

    def on_activity(self, event):
        activity = event["activity"]
        getattr(self, "activity_" + activity["kind"])(activity)

    def command(self, kind, **members):
        self.effects.append({"effect": "activity", "command": {"kind": kind, **members}})

    def activity_rules(self, id):
        return self.rules.model["live_activities"][id]

    def content(self, rules, status, estimate):
        """What is shown from now on; it is out of date some time after the last update."""
        content = {"status": status}
        if estimate is not None:
            content["estimate"] = estimate
        if "stale_after" in rules:
            content["stale"] = self.now + zones.span(rules["stale_after"])
        return content

    def activity_start(self, event):
        rules = self.activity_rules(event["activity"])
        if not self.state.in_front:
            return self.command("refuse", why="an activity begins only while the app is on screen")
        estimate = self.now + zones.span(rules["estimate"]) if "estimate" in rules else None
        content = self.content(rules, rules["initial"], estimate)
        self.command("request", activity=event["activity"], content=content, push_updates=rules.get("push_updates", False))

    def activity_update(self, event):
        running = event["running"]
        rules, before = self.activity_rules(running["kind"]), running["content"]["status"]
        status = event.get("status") or before
        if before in rules.get("final", []):
            return self.command("refuse", why="it has ended")
        if status != before and status not in rules.get("next", {}).get(before, []):
            return self.command("refuse", why=f"'{status}' does not follow '{before}'")
        content = self.content(rules, status, event.get("estimate", running["content"].get("estimate")))
        if status in rules.get("final", []):
            self.command("end", id=running["id"], content=content, dismissal=self.dismissal(rules))
        else:
            self.command("update", id=running["id"], content=content)

    def activity_end(self, event):
        """However far it was, it ends with a final value."""
        running = event["running"]
        rules, status = self.activity_rules(running["kind"]), running["content"]["status"]
        final = rules.get("final") or [status]
        content = self.content(rules, status if status in final else final[0], running["content"].get("estimate"))
        self.command("end", id=running["id"], content=content, dismissal=event.get("dismissal") or self.dismissal(rules))

    def activity_found(self, event):
        """A push with a final value has changed only the picture; now the app runs, and ends it."""
        running = event["running"]
        rules = self.activity_rules(running["kind"])
        if running["content"]["status"] in rules.get("final", []):
            self.command("end", id=running["id"], content=running["content"], dismissal=self.dismissal(rules))

    def activity_token(self, event):
        """Every token for pushes goes to the server."""
        self.command("send_token", id=event["running"]["id"], token=event["token"])

    def dismissal(self, rules):
        dismissal = rules.get("dismissal", "default")
        if isinstance(dismissal, dict):
            return {"kind": "after", "span": min(zones.span(dismissal["after"]), LONGEST)}
        return {"kind": "immediate" if dismissal == "immediate" else "standard"}
