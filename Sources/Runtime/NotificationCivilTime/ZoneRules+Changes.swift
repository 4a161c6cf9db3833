extension ZoneRules {
  /// A zone built from observed offsets, for platforms that report offsets but no rules.
  ///
  /// - Parameters:
  ///   - identifier: The name of the zone; only kept and shown.
  ///   - offsetSeconds: Seconds east of UTC before the first change.
  ///   - changes: The first instants of new offsets, in any order; those that change no clock are ignored. After the
  ///     last one its offset stays.
  public init(identifier: String, offsetSeconds: Int, changes: [(at: Instant, offsetSeconds: Int)]) {
    let changes = ClockChanges(from: offsetSeconds, changes)
    self.init(
      table: ZoneTable(
        identifier: identifier, initialOffset: changes.initial, transitions: changes.transitions, rule: nil,
        indexed: false))
  }

  /// A zone from a table of changes and the rule for the time after them.
  ///
  /// - Parameters:
  ///   - changes: As for the initializer without a footer.
  ///   - footer: What is in force after the last change, as a POSIX `TZ` text: `EST5EDT,M3.2.0,M11.1.0`.
  /// - Returns: nil if the footer is no such text.
  public init?(
    identifier: String, offsetSeconds: Int, changes: [(at: Instant, offsetSeconds: Int)], footer: String
  ) {
    guard let rule = POSIXZoneRule(footer.utf8) else { return nil }
    let ruleStart = changes.map(\.at.milliseconds).max() ?? .min
    let changes = ClockChanges(from: offsetSeconds, changes)
    self.init(
      table: ZoneTable(
        identifier: identifier, initialOffset: changes.initial, transitions: changes.transitions, rule: rule,
        ruleStart: ruleStart))
  }
}

/// Offsets within their limits, and the changes among them that change a clock.
private struct ClockChanges {
  let initial: Int
  private(set) var transitions: [ZoneTransition] = []

  init(from offsetSeconds: Int, _ changes: [(at: Instant, offsetSeconds: Int)]) {
    let limit = ZoneTable.largestOffset
    initial = min(max(offsetSeconds, -limit), limit)
    var offset = initial
    for change in changes.sorted(by: { $0.at < $1.at }) {
      let next = min(max(change.offsetSeconds, -limit), limit)
      guard next != offset else { continue }
      transitions.append(ZoneTransition(instant: change.at, offsetBefore: offset, offsetAfter: next))
      offset = next
    }
  }
}
