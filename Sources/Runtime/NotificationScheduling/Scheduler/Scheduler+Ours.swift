import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// What belongs to whom among the requests of the center.
extension Scheduler {
  /// Whether this app's scheduler has added a request, in this version or an older one.
  public func isOurs(_ identifier: String) -> Bool {
    rules.formerIDs.all(.app, rules.app).contains { identifier.hasPrefix("\($0).") }
  }

  /// Whether a request of the code before is to be removed.
  func replaces(_ identifier: String) -> Bool {
    rules.policies.replaces.contains { pattern in
      pattern.hasSuffix("*") ? identifier.hasPrefix(pattern.dropLast()) : identifier == pattern
    }
  }
}

extension Step {
  /// How many requests may be pending: others may need some of the places that the system has.
  var budget: Int {
    min(scheduler.rules.policies.pendingBudget, max(0, PolicyRule.systemLimit - foreign))
  }

  /// The places that requests of other code take.
  var foreign: Int { has(.foreignForgotten) ? 0 : state.foreign }
}

extension OutcomeRecord {
  /// A request of the code before was removed; no type of the app is known for it.
  init(replacing identifier: String, at now: Moment) {
    self.init(type: "", identifier: identifier, outcome: .cancelled, reason: .replaced, at: now)
  }
}
