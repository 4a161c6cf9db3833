import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// Figures and logs.
extension TokenStep {
  mutating func measure(_ part: TokenPart) {
    guard let began = state.began.removeValue(forKey: part) else { return }
    let span = now.instant - began
    commands.append(.measured(part, span, isSlow: machine.budget(of: part).map { span >= $0 } ?? false))
  }

  mutating func log(_ transition: EventRule.Transition, token: String? = nil, error: String? = nil) {
    let id = "\(machine.app).token.\(number).\(transition.rawValue)"
    records += machine.events.records(of: transition, id: id, at: now.instant, now.local) { parameter in
      switch parameter {
      case .token: token.flatMap(machine.logged)
      case .error, .reason: error
      case .permission: Permission.notifications.rawValue
      case .type, .trigger, .target, .request, .plan, .variant, .access, .action, .stage, .date: nil
      }
    }
  }
}

extension TokenRegistration {
  /// Only while developing: a released app never invents a token.
  var mocks: Bool { isSimulator && build == .debug && rule.mocksSimulator }

  /// In full while developing; others read the log of a released app.
  func logged(_ token: String) -> String? {
    switch build == .debug ? rule.debugLog : rule.releaseLog {
    case .full: token
    case .short: token.count > 6 ? "\(token.prefix(6))…" : "…"
    case .none: nil
    }
  }
}

extension TokenError {
  /// One line: `NSCocoaErrorDomain 3000 no valid entitlement`.
  var line: String { "\(domain) \(code) \(text)" }
}
