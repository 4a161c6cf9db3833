import NotificationRules

extension WrongTable {
  /// When the flow is shown, what it asks in which order, and what follows from the answers.
  static let permissionFlow: [WrongTable] = [
    .flow("not shown at the first launch") { $0.showWhen = [.forced] },
    .flow("not shown again before it is completed") { $0.showWhen.removeAll { $0 == .notCompleted } },
    .flow("not to be forced") { $0.showWhen.removeAll { $0 == .forced } },
    .flow("contacts before photos") { $0.steps.swapAt(0, 1) },
    .flow("no step for notifications") { $0.steps.removeLast() },
    .flow("a step that cannot be skipped") { flow in
      for index in flow.steps.indices { flow.steps[index].canSkip = false }
    },
    .flow("refused photos block nothing") { $0.edit("photos", .denied) { $0.block = [] } },
    .flow("skipped photos block nothing") { $0.edit("photos", .skipped) { $0.block = [] } },
    .flow("limited photos without a hint") { $0.edit("photos", .limited) { $0.screen = nil } },
    .flow("refused contacts hide nothing") { $0.edit("contacts", .denied) { $0.hide = [] } },
    .flow("skipped contacts hide what should be disabled") { flow in
      flow.edit("contacts", .skipped) {
        $0.hide += $0.disable
        $0.disable = []
      }
    },
    .flow("a dismissed dialog counts for nothing") { $0.edit("photos", .dismissed) { $0.block = [] } },
    .flow("the settings lead to the next step") { flow in
      for index in flow.screens.indices where flow.screens[index].primary == .settings {
        flow.screens[index].primary = .nextStep
      }
    },
    .flow("always a final screen") { $0.finalScreen?.when = .always },
    .flow("never a final screen") { $0.finalScreen?.when = .never },
    .init("cleaner", "asked on another screen than the first") { $0.authorization?.fallback = "paywall" },
    .init("cleaner", "never asked outside the flow") { $0.authorization?.fallback = nil },
    .flow("another flag") { $0.completedFlag = "seen" },
  ]

  private static func flow(_ name: String, _ change: @escaping @Sendable (inout PermissionFlowRule) -> Void) -> Self {
    .init("cleaner", name) { table in
      guard var flow = table.permissionFlow else { return }
      change(&flow)
      table.permissionFlow = flow
    }
  }
}

extension PermissionFlowRule {
  fileprivate mutating func edit(
    _ step: String, _ answer: PermissionChoice, _ change: (inout ConsequenceRule) -> Void
  ) {
    for index in steps.indices where steps[index].id == step {
      for place in steps[index].consequences.indices where steps[index].consequences[place].answer == answer {
        change(&steps[index].consequences[place])
      }
    }
  }
}
