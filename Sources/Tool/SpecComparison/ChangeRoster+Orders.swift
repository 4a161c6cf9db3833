/// Lists in another order, where that means nothing.
extension ChangeRoster {
  static let orders: [ChangeRule] = [
    ChangeRule("notifications.*.**", "policies.**", when: .moved, if: { ChangeWalk.isInTest($0.change.path) }),
    ChangeRule(
      "app.authorization.options", "app.delivery", "app.entitlements", "app.locales", "app.out_of_scope",
      "notifications.*.triggers.*.reached.values", "notifications.*.triggers.*.calendar.weekdays",
      "notifications.*.triggers.*.calendar.times",
      "preferences.*.default", "preferences.*.controls", "permission_flow.show_when",
      "permission_flow.steps.*.on", "permission_flow.steps.*.on.*.block", "permission_flow.steps.*.on.*.hide",
      "permission_flow.steps.*.on.*.disable", "policies.caps", "policies.caps.*.groups", "policies.presentation",
      "policies.profiles", "policies.profiles.*.caps", "policies.profiles.*.caps.*.groups",
      "policies.profiles.*.presentation", "push.providers", "push.background_modes", "push.entitlements",
      "push.token.write_when", "push.token.clear_on", "push.token.refresh_on",
      "push.service_extension.handles", "push.content_extension.categories", "push.onesignal.tags",
      "live_activities.*.presentations", "live_activities.*.final", "live_activities.*.next",
      "live_activities.*.next.*", "analytics.events.*.on", when: .moved),
    // What counts is which caps there are, not what they are called.
    ChangeRule("policies.caps.*", "policies.profiles.*.caps.*", when: .renamed),
  ]
}
