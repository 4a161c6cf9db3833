import NotificationRules
import NotificationScheduling
import NotificationTerms
import TextWriting

extension Verification {
  func check(_ assertion: PermissionAssertion) -> String? {
    switch assertion {
    case .shown(let screens):
      let actual = world.permissions.shown
      guard actual != screens else { return nil }
      let expected = screens.isEmpty ? "no screen" : screens.joined(separator: ", ")
      return "expected \(expected) to be shown; shown: \(actual.isEmpty ? "none" : actual.joined(separator: ", "))"
    case .prompted(let counts): return checkPrompts(counts)
    case .modules(let expected):
      let actual = modules
      for (id, state) in expected.sorted(by: { $0.key < $1.key }) where actual[id] != state {
        return "expected \(id) to be \(state.rawValue); it is \(actual[id]?.rawValue ?? "no module of the app")"
      }
      return nil
    case .flags(let expected):
      for (name, isOn) in expected.sorted(by: { $0.key < $1.key }) where flag(name) != isOn {
        return "expected \(name) to be \(isOn); it is \(flag(name).map { "\($0)" } ?? "no flag of the app")"
      }
      return nil
    case .words(let id, let expected):
      guard world.permissions.shown.contains(id) else { return "expected to show \(id); it was not shown" }
      return checkWords("permission_flow.\(id)", expected)
    }
  }

  private func checkPrompts(_ expected: [Permission: Int]?) -> String? {
    let actual = world.permissions.dialogs.counts
    guard let expected else {
      return actual.isEmpty
        ? nil
        : "expected no system dialog; shown for \(actual.keys.map(\.rawValue).sorted().joined(separator: ", "))"
    }
    for (permission, count) in expected.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where actual[permission, default: 0] != count {
      return
        "expected \(Plural.of(count, "dialog")) for \(permission.rawValue); it was shown \(Self.times(actual[permission, default: 0]))"
    }
    return nil
  }

  private var modules: [String: ModuleState] {
    if let facts { return facts.modules }
    guard let flow = world.core.flow else { return [:] }
    var state = world.known.flow
    if !world.isRunning {
      state.statuses = world.permissions.dialogs.statuses
      state.statuses[.notifications] = AccessStatus(world.center.authorization)
    }
    return flow.modules(in: state)
  }

  private func flag(_ name: String) -> Bool? {
    guard let rule = world.core.flow?.rule else { return nil }
    if name == rule.completedFlag { return facts.map { $0.isFlowCompleted } ?? world.known.flow.isCompleted }
    return name == rule.forcedBy ? world.permissions.isForced : nil
  }
}
