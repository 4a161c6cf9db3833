extension ZoneRules {
  /// A zone built from observed offsets, for platforms that report offsets but no rules.
  ///
  /// - Parameters:
  ///   - identifier: The name of the zone; only kept and shown.
  ///   - offsetSeconds: Seconds east of UTC before the first change.
  ///   - changes: The first instants of new offsets, in any order; those that change no clock are ignored. After the
  ///     last one its offset stays.
  public init(identifier: String, offsetSeconds: Int, changes: [(at: Instant, offsetSeconds: Int)]) {
    let limit = ZoneTable.largestOffset
    let initial = min(max(offsetSeconds, -limit), limit)
    var transitions: [ZoneTransition] = []
    var offset = initial
    for change in changes.sorted(by: { $0.at < $1.at }) {
      let next = min(max(change.offsetSeconds, -limit), limit)
      guard next != offset else { continue }
      transitions.append(ZoneTransition(instant: change.at, offsetBefore: offset, offsetAfter: next))
      offset = next
    }
    self.init(
      table: ZoneTable(
        identifier: identifier, initialOffset: initial, transitions: transitions, rule: nil, indexed: false))
  }
}
