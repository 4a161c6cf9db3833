import NotificationRules
import SpecLanguage

extension Spec {
  /// Whether quiet hours that hold a type, a cap that defers it or its window may bring it later than it is due.
  func mayHoldBack(_ type: NotificationItem) -> Bool {
    type.onCap == .defer || type.window != nil
      || ([policies.rule] + policies.profiles.map(\.rule)).contains { $0.quietHours?.treatment(of: type) == .hold }
  }
}

extension TriggerRule {
  /// The signal at which it is due at once.
  private var signalAtOnce: SignalRule? {
    switch schedule {
    case .after(let signal, let delay, _) where delay.upperBound == .zero: signal
    case .reached(let signal, _, _): signal
    case .after, .calendar, .slotAfter, .at, .location: nil
    }
  }

  /// Whether the signal that it is due at makes a condition true, whatever else happened.
  func meets(_ condition: ConditionRule) -> Bool {
    guard case .happened(let signal, .today) = condition, let own = signalAtOnce, own.signal == signal.signal else {
      return false
    }
    return signal.filter == nil || signal.filter == own.filter
  }
}

extension ConditionRule {
  /// Whether the other one is true whenever this one is.
  func implies(_ other: ConditionRule) -> Bool {
    switch (self, other) {
    case (.not(let part), .not(let otherPart)): otherPart.implies(part)
    case (.happened(let signal, let since), .happened(let otherSignal, let otherSince)):
      signal.signal == otherSignal.signal && (otherSignal.filter == nil || signal.filter == otherSignal.filter)
        && (since == otherSince || otherSince == .ever)
    default: self == other
    }
  }
}
