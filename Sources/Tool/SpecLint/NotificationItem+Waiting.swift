import NotificationCivilTime
import NotificationRules
import SpecLanguage

extension Spec {
  /// Whether quiet hours that hold a type, a cap that defers it or its window may bring it later than it is due.
  func mayHoldBack(_ type: NotificationItem) -> Bool { type.onCap == .defer || mayMove(type) }

  /// Whether quiet hours or its window may. A cap asks only about what its conditions let through before.
  func mayMove(_ type: NotificationItem) -> Bool {
    type.window != nil
      || policies.rules.contains { $0.quietHours?.treatment(of: type) == .hold }
  }

  /// The button that puts it off, to any time of day; nil if it has none.
  func snoozeButton(of type: NotificationItem) -> ActionItem? {
    type.content.category.flatMap { category($0.value) }?.actions.first { $0.snooze != nil }
  }
}

extension TriggerRule {
  /// Whether a condition is certainly true or false whenever this trigger makes a type due, by the signals that begin it
  /// and whatever else happened; nil if that is open.
  ///
  /// - Parameters:
  ///   - mayWait: Something may bring the type later than it is due.
  ///   - mayMove: Something may do so before its conditions are asked.
  ///   - isFirst: The type has never been delivered, so what counts since the last delivery counts from the beginning.
  func truth(of condition: ConditionRule, mayWait: Bool, mayMove: Bool? = nil, isFirst: Bool = false) -> Bool? {
    condition.truth { part in
      if !(mayMove ?? mayWait), isTooEarly(for: part) || isNothingSince(part) { return false }
      return beginnings.contains { has($0, made: part, mayWait, isFirst) } ? true : nil
    }
  }

  /// Signals of which there was one whenever it is due.
  private var beginnings: [SignalRule] {
    if let signal { return [signal] }
    var signals = [series?.begins]
    if case .calendar(let rule) = schedule, case .cycle(_, _, let since) = rule.every { signals.append(since) }
    return signals.compactMap { $0.map { SignalRule($0) } }
  }

  /// Whether its own signal makes a condition true.
  private func has(_ own: SignalRule, made condition: ConditionRule, _ mayWait: Bool, _ isFirst: Bool) -> Bool {
    guard case .happened(let signal, let since, 1) = condition, own.signal == signal.signal,
      signal.filter == nil || signal.filter == own.filter
    else { return false }
    switch since {
    case .ever: return true
    case .today: return isAtOnce && !mayWait
    case .within(let span):
      if mayWait { return false }
      if case .after(_, .span(let delay), _) = schedule { return delay.upperBound <= span }
      return isAtOnce
    case .lastDelivery: return isFirst
    case .trigger, .signal: return false
    }
  }

  /// Whether a condition asks for more time since its signal than has passed when it is due.
  private func isTooEarly(for condition: ConditionRule) -> Bool {
    let (own, most): (String, TimeSpan)
    switch schedule {
    case .after(let signal, .span(let delay), _): (own, most) = (signal.signal, delay.upperBound)
    // The first slot is a day later at most, two hours longer where clocks and zones change.
    case .slotAfter(let signal, let span): (own, most) = (signal.signal, span + .hours(26))
    case .after, .calendar, .at, .reached, .location: return false
    }
    guard case .elapsed(own, _, let test) = condition else { return false }
    return switch test {
    case .moreThan(let span): most <= span
    case .atLeast(let span): most < span
    }
  }

  /// Whether a condition asks what came since its signal when it is due with that one.
  private func isNothingSince(_ condition: ConditionRule) -> Bool {
    if case .happened(_, .trigger, _) = condition { isAtOnce } else { false }
  }

  /// Whether a condition is false after the wait, because a newer signal begins it anew.
  func rulesOut(_ condition: ConditionRule) -> Bool {
    guard let waited else { return false }
    if case .happened(let signal, .trigger, _) = condition, case .elapsed(signal.signal, _, _) = waited { return true }
    return waited.excludes(condition)
  }

  /// What is true whenever it is due, because a newer signal restarts its wait.
  var waited: ConditionRule? {
    switch schedule {
    case .slotAfter(let own, let span) where own.filter == nil:
      .elapsed(since: own.signal, orSince: nil, .atLeast(span))
    case .after(let own, .span(let delay), .last) where own.filter == nil:
      .elapsed(since: own.signal, orSince: nil, .atLeast(delay.lowerBound))
    case .slotAfter, .after, .calendar, .at, .reached, .location: nil
    }
  }
}

extension ElapsedTest {
  /// Whether a signal that is this old is out of a span that ends now.
  fileprivate func isBeyond(_ recent: TimeSpan) -> Bool {
    switch self {
    case .moreThan(let span): span >= recent
    case .atLeast(let span): span > recent
    }
  }

  /// Whether what is this old passes there too.
  fileprivate func isInside(_ other: ElapsedTest) -> Bool {
    switch (self, other) {
    case (.moreThan(let span), .moreThan(let least)), (.atLeast(let span), .atLeast(let least)),
      (.moreThan(let span), .atLeast(let least)):
      span >= least
    case (.atLeast(let span), .moreThan(let least)): span > least
    }
  }
}

extension ConditionRule {
  /// Whether the two are never true together.
  func excludes(_ other: ConditionRule) -> Bool {
    if implies(.not(other)) || other.implies(.not(self)) { return true }
    if case .not(let part) = self, other.implies(part) { return true }
    if case .not(let part) = other, implies(part) { return true }
    return false
  }

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
    case (.elapsed(let start, let orStart, let test), .elapsed(let otherStart, let otherOr, let otherTest)):
      start == otherStart && orStart == otherOr && test.isInside(otherTest)
    case (.elapsed(let start, nil, _), .happened(let signal, .ever, 1)): start == signal.signal && signal.filter == nil
    case (.last(let name, _), .happened(let signal, .ever, 1)): name == signal.signal && signal.filter == nil
    case (.last(let name, let test), .last(let otherName, let otherTest)):
      name == otherName && test.parameter == otherTest.parameter && test.isInside(otherTest)
    // If it never happened, it did not happen lately either.
    case (.elapsed(let start, _, let test), .not(.happened(let signal, let since, _))):
      start == signal.signal && since.longest.map(test.isBeyond) ?? false
    default: self == other
    }
  }
}

extension ValueTest {
  /// Whether a value that passes here passes there too.
  fileprivate func isInside(_ other: ValueTest) -> Bool {
    // What people set is not known.
    guard preference == nil, other.preference == nil else { return self == other }
    let (own, others) = (range, other.range)
    return others.lowerBound <= own.lowerBound && own.upperBound <= others.upperBound
  }
}

extension HappenedSince {
  /// How old what counts can be, if that is certain. Clocks that are set back make a date an hour longer.
  fileprivate var longest: TimeSpan? {
    switch self {
    case .within(let span): span
    case .today: .hours(25)
    case .ever, .trigger, .lastDelivery, .signal: nil
    }
  }

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
