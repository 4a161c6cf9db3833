/// The permission flow, and how an app gets its push token.
extension ChangeRoster {
  static let flow: [ChangeRule] = [
    ChangeRule(
      "permission_flow", when: .added,
      means: [
        .keeps(.dashboards, "There are answers to count that there were not before.", counting: .answers),
        .risks(
          .inFlight, "People who use the app already meet the flow as well, unless it is only shown at first launch."),
      ]),
    ChangeRule(
      "permission_flow", when: .removed,
      means: [
        .breaks(.swift, "Code that shows the steps of the flow no longer compiles."),
        .breaks(.dashboards, "No answer of the flow is counted any more.", counting: .answers),
        .breaks(.dashboards, "The flow is never counted again.", counting: .flows),
      ]),
    ChangeRule(
      "permission_flow.completed_flag",
      means: [
        .breaks(
          .inFlight, "The app looks for another mark than it left, so people who are through meet the flow again.")
      ]),
    ChangeRule(
      "permission_flow.steps.*", when: .added,
      means: [
        .risks(.swift, "A 'switch' over all steps must handle '{id}' before the app compiles again."),
        .risks(
          .dashboards, "The flow has other steps, so the shares of people who reach its end do not compare.",
          counting: .flows),
      ]),
    ChangeRule(
      "permission_flow.steps.*", when: .renamed,
      means: [
        .breaks(.swift, "Code that names the step '{id}' no longer compiles: it is '{new}' now."),
        .risks(.inFlight, "People who are in the flow during the update may meet the step a second time."),
      ]),
    ChangeRule(
      "permission_flow.steps.*", when: .removed, if: isAskedStill,
      means: [
        .breaks(.swift, "Code that names the step '{id}' no longer compiles."),
        .risks(
          .dashboards, "The flow has other steps, so the shares of people who reach its end do not compare.",
          counting: .flows),
        .risks(.inFlight, "People who are at this step during the update go on at another one."),
      ]),
    ChangeRule(
      "permission_flow.steps.*", when: .removed, if: isCounted,
      means: [
        .breaks(.swift, "Code that names the step '{id}' no longer compiles."),
        .breaks(.dashboards, "No answer to the step '{id}' is counted any more."),
        .risks(.inFlight, "People who are at this step during the update go on at another one."),
      ]),
    ChangeRule(
      "permission_flow.steps.*", when: .removed,
      means: [
        .breaks(.swift, "Code that names the step '{id}' no longer compiles."),
        .risks(
          .dashboards, "The flow has other steps, so the shares of people who reach its end do not compare.",
          counting: .flows),
        .risks(.inFlight, "People who are at this step during the update go on at another one."),
      ]),
    ChangeRule(
      "permission_flow.steps", when: .moved,
      means: [
        .risks(
          .dashboards, "People meet the steps in another order, so the shares of answers do not compare.",
          counting: .answers),
        .risks(.inFlight, "People who are in the flow during the update may miss a step or meet one twice."),
      ]),
    ChangeRule(
      "permission_flow.steps.*.permission",
      means: [
        .breaks(.dashboards, "Answers are counted for '{new}' and no longer for '{old}'.", counting: .answers),
        .risks(.inFlight, "People who answered for '{old}' are asked anew."),
      ]),
    ChangeRule(
      "permission_flow.steps.*.usage_key",
      means: [
        .risks(.copy, "The dialog of the system shows the reason of another key, which Info.plist must have.")
      ]),
    ChangeRule(
      "permission_flow.steps.*.optional",
      means: [
        .risks(
          .dashboards, "Whether people can skip the step changed, so the shares of answers do not compare.",
          counting: .answers)
      ]),
    ChangeRule(
      "permission_flow.steps.*.screen.id", "permission_flow.final_screen.id",
      means: [
        .breaks(.swift, "Code that names the screen '{old}' no longer compiles.")
      ]),
    ChangeRule(
      "permission_flow.screens.*", when: .added,
      means: [
        .risks(.swift, "A 'switch' over all screens must handle '{id}' before the app compiles again.")
      ]),
    ChangeRule(
      "permission_flow.screens.*", when: .removed, .renamed,
      means: [
        .breaks(.swift, "Code that names the screen '{id}' no longer compiles.")
      ]),
    ChangeRule("permission_flow.screens", "permission_flow.steps.*.claims", when: .moved, means: []),
    ChangeRule(
      "permission_flow.steps.*.claims.**", "permission_flow.steps.*.claims",
      means: [
        .keeps(.copy, "What the texts must promise changed; the texts themselves are judged on their own.")
      ]),
    ChangeRule(
      "permission_flow.steps.*.on", "permission_flow.steps.*.on.**",
      means: [
        .risks(.inFlight, "People who gave this answer long ago find other parts of the app open or closed.")
      ]),
    ChangeRule(
      "permission_flow.final_screen", when: .added, .removed,
      means: [
        .risks(.swift, "Code that shows the end of the flow should be looked at."),
        .risks(
          .dashboards, "The end of the flow is counted at another moment, so its counts do not compare.",
          counting: .flows),
      ]),
    ChangeRule(
      "permission_flow.**",
      means: [
        .risks(
          .dashboards, "The flow runs differently, so the shares of answers do not compare.", counting: .answers),
        .risks(.inFlight, "People who are in the flow during the update meet another one."),
      ]),
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
    ChangeRule("push", when: .added, means: [.keeps(.inFlight, "No server relies on it yet.")]),
    ChangeRule(
      "push", when: .removed,
      means: [
        .breaks(.swift, "Code that registers for pushes no longer compiles."),
        .breaks(.inFlight, "Servers have no way described to reach the devices any more."),
      ]),
    ChangeRule(
      "push.token.store", "push.token.field", "push.token.encoding", "push.token",
      means: [
        .breaks(.inFlight, "Servers look for tokens where and how they were stored before: change them together.")
      ]),
    ChangeRule(
      "push.token.local_key",
      means: [
        .risks(.inFlight, "The app does not find the token it stored under the old name, and sends it anew.")
      ]),
    ChangeRule(
      "push.registration_request.endpoint", "push.registration_request.fields.*",
      "push.registration_request", when: .changed, .removed,
      means: [
        .breaks(.inFlight, "The server that takes registrations must change together with the app.")
      ]),
    ChangeRule(
      "push.onesignal.app_id", "push.onesignal",
      means: [
        .breaks(
          .inFlight, "Pushes are sent to people registered under the old account, and not to those under the new.")
      ]),
    ChangeRule(
      "push.onesignal.tags.*", when: .removed,
      means: [
        .breaks(.inFlight, "Campaigns that choose people by the tag '{id}' reach fewer and fewer of them.")
      ]),
    ChangeRule(
      "push.content_extension.categories.*", "push.content_extension", when: .removed,
      means: [
        .risks(.inFlight, "Notifications of these categories lose their large view.")
      ]),
    ChangeRule("push.dependencies", "push.dependencies.**", means: []),
    ChangeRule(
      "push.**",
      means: [
        .risks(.inFlight, "Servers and the app must agree on it: look at both before the release.")
      ]),
  ]
}
