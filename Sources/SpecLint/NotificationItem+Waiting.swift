import NotificationRules
import SpecLanguage

extension Spec {
  /// Whether quiet hours that hold a type, a cap that defers it or its window may bring it later than it is due.
  func mayHoldBack(_ type: NotificationItem) -> Bool {
    type.onCap == .defer || type.window != nil
      || policies.rules.contains { $0.quietHours?.treatment(of: type) == .hold }
  }
}

extension TriggerRule {
  /// Whether the signal that it is due at makes a condition true, whatever else happened.
  func meets(_ condition: ConditionRule) -> Bool {
    guard isAtOnce, case .happened(let signal, let since, 1) = condition, let own = self.signal,
      own.signal == signal.signal
    else { return false }
    switch since {
    case .today, .within: return signal.filter == nil || signal.filter == own.filter
    case .ever, .trigger, .lastDelivery, .signal: return false
    }
  }
}

extension ConditionRule {
  /// Whether the other one is true whenever this one is.
  func implies(_ other: ConditionRule) -> Bool {
    switch (self, other) {
    case (.not(let part), .not(let otherPart)): otherPart.implies(part)
    // An attribute has one value, and an installation is in one arm.
    case (.attribute(let id, let value), .not(.attribute(let otherID, let otherValue))):
      id == otherID && value != otherValue
    case (.experiment(let id, let arm), .not(.experiment(let otherID, let otherArm))):
      id == otherID && arm != otherArm
    case (.device(let rule), .device(let otherRule)): rule.isInside(otherRule)
    case (.device(let rule), .not(.device(let otherRule))): rule.excludes(otherRule)
    case (.happened(let signal, let since, let least), .happened(let otherSignal, let otherSince, let otherLeast)):
      signal.signal == otherSignal.signal && (otherSignal.filter == nil || signal.filter == otherSignal.filter)
        && least >= otherLeast && since.isInside(otherSince)
    default: self == other
    }
  }
}

extension HappenedSince {
  /// Whether what counts here counts there too.
  fileprivate func isInside(_ other: HappenedSince) -> Bool {
    if case .within(let span) = self, case .within(let longer) = other { return span <= longer }
    return self == other || other == .ever
  }
}

extension DeviceRule {
  /// Whether every device that passes here passes there too.
  fileprivate func isInside(_ other: DeviceRule) -> Bool {
    func isInside(_ own: [String], _ others: [String]) -> Bool {
      others.isEmpty || !own.isEmpty && Set(own).isSubset(of: others)
    }
    return isInside(regions, other.regions) && isInside(languages, other.languages)
      && other.appVersion.map { least in appVersion.map { $0 >= least } ?? false } ?? true
      && other.below.map { most in below.map { $0 <= most } ?? false } ?? true
  }

  /// Whether no device passes both.
  fileprivate func excludes(_ other: DeviceRule) -> Bool {
    func areApart(_ own: [String], _ others: [String]) -> Bool {
      !own.isEmpty && !others.isEmpty && Set(own).isDisjoint(with: others)
    }
    func isOver(_ least: AppVersion?, _ most: AppVersion?) -> Bool {
      guard let least, let most else { return false }
      return least >= most
    }
    return areApart(regions, other.regions) || areApart(languages, other.languages)
      || isOver(appVersion, other.below) || isOver(other.appVersion, below)
  }
}
