/// The permission flow, and how an app gets its push token.
extension ChangeRoster {
  static let flow: [ChangeRule] = [
    ChangeRule("permission_flow", when: .added)
      .keeps(.dashboards, "There are new answers to count.", counting: .answers)
      .risks(.inFlight, "People who already use the app see the flow too, unless it is only shown at first launch."),
    ChangeRule("permission_flow", when: .removed)
      .breaks(.swift, "Code that shows the steps of the flow no longer compiles.")
      .breaks(.dashboards, "The answers of the flow are no longer counted.", counting: .answers)
      .breaks(.dashboards, "The flow is never counted again.", counting: .flows),
    ChangeRule("permission_flow.completed_flag")
      .breaks(
        .inFlight,
        "The app looks for a different flag than the one it stored, so people who have completed the "
          + "flow see it again."),
    ChangeRule("permission_flow.steps.*", when: .added)
      .risks(.swift, "A 'switch' over all steps must handle '{id}' before the app compiles again.")
      .risks(
        .dashboards, "The flow has different steps, so completion rates are not comparable with earlier ones.",
        counting: .flows),
    ChangeRule("permission_flow.steps.*", when: .renamed)
      .breaks(.swift, "Code that names the step '{id}' no longer compiles: it is now '{new}'.")
      .risks(.inFlight, "People who are in the flow during the update may see the step a second time."),
    ChangeRule("permission_flow.steps.*", when: .removed, if: isAskedStill)
      .breaks(.swift, "Code that names the step '{id}' no longer compiles.")
      .risks(
        .dashboards, "The flow has different steps, so completion rates are not comparable with earlier ones.",
        counting: .flows
      )
      .risks(.inFlight, "People who are at this step during the update continue at another one."),
    ChangeRule("permission_flow.steps.*", when: .removed, if: isCounted)
      .breaks(.swift, "Code that names the step '{id}' no longer compiles.")
      .breaks(.dashboards, "Answers to the step '{id}' are no longer counted.")
      .risks(.inFlight, "People who are at this step during the update continue at another one."),
    ChangeRule("permission_flow.steps.*", when: .removed)
      .breaks(.swift, "Code that names the step '{id}' no longer compiles.")
      .risks(
        .dashboards, "The flow has different steps, so completion rates are not comparable with earlier ones.",
        counting: .flows
      )
      .risks(.inFlight, "People who are at this step during the update continue at another one."),
    ChangeRule("permission_flow.steps", when: .moved)
      .risks(
        .dashboards, "People see the steps in a different order, so answer rates are not comparable with earlier ones.",
        counting: .answers
      )
      .risks(.inFlight, "People who are in the flow during the update may miss a step or see one twice."),
    ChangeRule("permission_flow.steps.*.permission")
      .breaks(.dashboards, "Answers are counted for '{new}' instead of '{old}'.", counting: .answers)
      .risks(.inFlight, "People who answered for '{old}' are asked again."),
    ChangeRule("permission_flow.steps.*.usage_key")
      .risks(.copy, "The system's dialog shows the text of another key, which Info.plist must have."),
    ChangeRule("permission_flow.steps.*.optional")
      .risks(
        .dashboards, "Whether people can skip the step changed, so answer rates are not comparable with earlier ones.",
        counting: .answers),
    ChangeRule("permission_flow.steps.*.screen.id", "permission_flow.final_screen.id")
      .breaks(.swift, "Code that names the screen '{old}' no longer compiles."),
    ChangeRule("permission_flow.screens.*", when: .added)
      .risks(.swift, "A 'switch' over all screens must handle '{id}' before the app compiles again."),
    ChangeRule("permission_flow.screens.*", when: .removed, .renamed)
      .breaks(.swift, "Code that names the screen '{id}' no longer compiles."),
    ChangeRule("permission_flow.screens", "permission_flow.steps.*.claims", when: .moved),
    ChangeRule("permission_flow.steps.*.claims.**", "permission_flow.steps.*.claims")
      .keeps(.copy, "What the texts must promise changed. The texts themselves are judged separately."),
    ChangeRule("permission_flow.steps.*.on", "permission_flow.steps.*.on.**")
      .risks(.inFlight, "People who gave this answer before find other parts of the app open or closed."),
    ChangeRule("permission_flow.final_screen", when: .added, .removed)
      .risks(.swift, "Check code that shows the end of the flow.")
      .risks(
        .dashboards,
        "The end of the flow is counted at a different moment, so its counts are not comparable with earlier ones.",
        counting: .flows),
    ChangeRule("permission_flow.**")
      .risks(
        .dashboards, "The flow runs differently, so answer rates are not comparable with earlier ones.",
        counting: .answers
      )
      .risks(.inFlight, "People who are in the flow during the update continue in the new one."),
  ]

  /// Whether another step asks for the permission that this one asked for.
  private static func isAskedStill(_ context: ChangeRule.Context) -> Bool {
    guard let permission = context.change.old?["permission"] else { return false }
    return context.new["permission_flow"]?["steps"]?.children?.contains { $0.node["permission"] == permission } == true
  }

  /// Whether an event is logged at an answer for the permission that the step asked for.
  private static func isCounted(_ context: ChangeRule.Context) -> Bool {
    guard let permission = context.change.old?["permission"]?.text else { return false }
    return context.old["analytics"]?["events"]?.children?.contains { event in
      event.node["on"]?.children?.contains { $0.key.hasPrefix("permission.\(permission).") } == true
    } == true
  }

  static let push: [ChangeRule] = [
    ChangeRule("push", when: .added).keeps(.inFlight, "No server relies on it yet."),
    ChangeRule("push", when: .removed)
      .breaks(.swift, "Code that registers for pushes no longer compiles.")
      .breaks(.inFlight, "How servers reach devices is no longer described."),
    ChangeRule("push.token.store", "push.token.field", "push.token.encoding", "push.token")
      .breaks(.inFlight, "Servers look for tokens where and how they were stored before. Change both together."),
    ChangeRule("push.preferences.store", "push.preferences.fields.*")
      .breaks(.inFlight, "Servers look for settings where they were stored before. Change both together."),
    ChangeRule("push.preferences", when: .removed)
      .breaks(.inFlight, "Servers no longer learn when somebody switches something off, and go on sending it."),
    ChangeRule("push.token.local_key")
      .risks(.inFlight, "The app does not find the token it stored under the old name, and sends it again."),
    ChangeRule(
      "push.registration_request.endpoint", "push.registration_request.fields.*",
      "push.registration_request", when: .changed, .removed
    )
    .breaks(.inFlight, "The server that receives registrations must change together with the app."),
    ChangeRule("push.onesignal.app_id", "push.onesignal")
      .breaks(
        .inFlight, "Pushes are sent to people registered with the old account, but not to those with the new one."),
    ChangeRule("push.onesignal.tags.*", when: .removed)
      .breaks(.inFlight, "Campaigns that select people by the tag '{id}' reach fewer and fewer of them."),
    ChangeRule("push.content_extension.categories.*", "push.content_extension", when: .removed)
      .risks(.inFlight, "Notifications of these categories lose their expanded view."),
    ChangeRule("push.dependencies", "push.dependencies.**"),
    ChangeRule("push.**").risks(.inFlight, "Servers and the app must agree on it. Check both before the release."),
  ]
}
