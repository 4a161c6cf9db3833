/// The parts of an app that its events may count. What no event counts appears on no dashboard.
enum CountedPart: Sendable, CaseIterable {
  /// Anything that becomes of notifications.
  case notifications
  /// Of which type they are, as a parameter or in the name of an event.
  case types
  /// By which trigger they came due.
  case triggers
  /// Which screen was opened.
  case targets
  /// Which button was pressed.
  case actions
  case dismissals
  /// What people answer when they are asked for a permission.
  case answers
  /// The beginning or the end of the permission flow.
  case flows
  /// Anything at all.
  case anything

  /// The parts that an app counts.
  ///
  /// - Parameter model: The resolved model of the app.
  static func counted(in model: ResolvedNode) -> Set<CountedPart> {
    Set(allCases.filter { $0.isCounted(in: model) })
  }

  private func isCounted(in model: ResolvedNode) -> Bool {
    guard let events = model["analytics"]?["events"]?.children else { return false }
    return events.contains { event in
      switch self {
      case .notifications: Self.logs("notification.", event.node)
      case .types: Self.carries("type", event.node) || event.key.contains("{id}")
      case .triggers: Self.carries("trigger", event.node)
      case .targets: Self.carries("target", event.node)
      case .actions: Self.carries("action", event.node)
      case .dismissals: Self.logs("notification.dismissed", event.node)
      case .answers: Self.logs("permission.", event.node)
      case .flows: Self.logs("permission_flow.", event.node)
      case .anything: true
      }
    }
  }

  private static func logs(_ transition: String, _ event: ResolvedNode) -> Bool {
    event["on"]?.children?.contains { $0.key.hasPrefix(transition) } == true
  }

  private static func carries(_ parameter: String, _ event: ResolvedNode) -> Bool {
    event["parameters"]?.children?.contains { $0.key == parameter } == true
  }
}
