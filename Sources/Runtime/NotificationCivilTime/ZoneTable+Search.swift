/// Searches over the transitions. The functions marked inlinable are the hot path: from 1970 to 2100 they touch one
/// entry of `starts` and one or two transitions.
extension ZoneTable {
  @inlinable
  func offset(at instant: Int64) -> Int {
    let stretch = UInt64(bitPattern: instant) >> Self.stretchBits
    guard stretch < UInt64(starts.count) else { return offsetFarAway(at: instant) }
    var past = Int(starts[Int(stretch)])
    while past < transitions.count, transitions[past].instant.milliseconds <= instant { past += 1 }
    return past == 0 ? initialOffset : transitions[past - 1].offsetAfter
  }

  @inlinable
  func resolve(_ local: Int64) -> LocalTimeResolution {
    let stretch = UInt64(bitPattern: local) >> Self.stretchBits
    guard isOrderly, stretch < UInt64(starts.count) else { return resolveFarAway(local) }
    var past = Int(starts[Int(stretch)])
    while past < transitions.count, transitions[past].localStart <= local { past += 1 }
    return resolve(local, after: past)
  }

  /// The answer when `past` transitions begin at or before the local time.
  @inlinable
  func resolve(_ local: Int64, after past: Int) -> LocalTimeResolution {
    guard past > 0 else { return .unique(Instant(milliseconds: local - Int64(initialOffset) * 1000)) }
    let transition = transitions[past - 1]
    let later = Instant(milliseconds: local - Int64(transition.offsetAfter) * 1000)
    guard local < transition.localEnd else { return .unique(later) }
    guard transition.offsetAfter < transition.offsetBefore else { return .missing(after: transition.instant) }
    return .ambiguous(
      first: Instant(milliseconds: local - Int64(transition.offsetBefore) * 1000), second: later)
  }

  /// The latest local time shown so far: the present one, or one from which the clocks were put back.
  func latestLocal(at instant: Int64) -> Int64 {
    if instant >= end, let table = around(instant) { return table.latestLocal(at: instant) }
    let stretch = UInt64(bitPattern: instant) >> Self.stretchBits
    var past: Int
    if stretch < UInt64(starts.count) {
      past = Int(starts[Int(stretch)])
      while past < transitions.count, transitions[past].instant.milliseconds <= instant { past += 1 }
    } else {
      past = transitions.partitionPoint { $0.instant.milliseconds <= instant }
    }
    let offset = past == 0 ? initialOffset : transitions[past - 1].offsetAfter
    var latest = instant.addingSaturating(Int64(offset) * 1000)
    // What the clocks were put back by is over after the same amount of time.
    while past > 0, instant - transitions[past - 1].instant.milliseconds < 2 * Self.widestOffset {
      past -= 1
      let transition = transitions[past]
      latest = max(latest, transition.instant.milliseconds + Int64(transition.offsetBefore) * 1000 - 1)
    }
    return latest
  }

  func nextTransition(after instant: Int64) -> ZoneTransition? {
    if instant < end {
      let past = transitions.partitionPoint { $0.instant.milliseconds <= instant }
      if past < transitions.count { return transitions[past] }
    }
    return around(instant)?.transitions.first { $0.instant.milliseconds > instant }
  }

  // MARK: - Before 1970, after 2100, and zones whose transitions overlap

  @usableFromInline @inline(never)
  func offsetFarAway(at instant: Int64) -> Int {
    if instant >= end, let table = around(instant) { return table.offset(at: instant, in: table.transitions) }
    return offset(at: instant, in: transitions)
  }

  private func offset(at instant: Int64, in transitions: [ZoneTransition]) -> Int {
    let past = transitions.partitionPoint { $0.instant.milliseconds <= instant }
    return past == 0 ? initialOffset : transitions[past - 1].offsetAfter
  }

  @usableFromInline @inline(never)
  func resolveFarAway(_ local: Int64) -> LocalTimeResolution {
    if local >= end, let table = around(local) { return table.resolveFarAway(local) }
    guard isOrderly else { return resolveByTrial(local) }
    return resolve(local, after: transitions.partitionPoint { $0.localStart <= local })
  }

  /// Tries the offset of every period near the local time and keeps what shows it.
  private func resolveByTrial(_ local: Int64) -> LocalTimeResolution {
    let first = transitions.partitionPoint { $0.instant.milliseconds < local - 2 * Self.widestOffset }
    var found: [Int64] = []
    var start = first == 0 ? Int64.min : transitions[first - 1].instant.milliseconds
    var offset = first == 0 ? initialOffset : transitions[first - 1].offsetAfter
    var skipping: Int64?
    for transition in transitions[first...] {
      let candidate = local - Int64(offset) * 1000
      if candidate >= start, candidate < transition.instant.milliseconds { found.append(candidate) }
      if skipping == nil, transition.localStart <= local, local < transition.localEnd,
        transition.offsetBefore < transition.offsetAfter
      {
        skipping = transition.instant.milliseconds
      }
      start = transition.instant.milliseconds
      offset = transition.offsetAfter
      if start > local + 2 * Self.widestOffset { break }
    }
    let candidate = local - Int64(offset) * 1000
    if candidate >= start { found.append(candidate) }
    guard let earliest = found.first else { return .missing(after: Instant(milliseconds: skipping ?? start)) }
    guard found.count > 1 else { return .unique(Instant(milliseconds: earliest)) }
    return .ambiguous(first: Instant(milliseconds: earliest), second: Instant(milliseconds: found[1]))
  }

  /// The transitions of the years near a time past the written ones; nil if there is no yearly rule.
  private func around(_ time: Int64) -> ZoneTable? {
    guard let rule, rule.daylight != nil else { return nil }
    let year = CivilDateTime(millisecondsAsIfUTC: time).date.year
    var transitions: [ZoneTransition] = []
    var offset: Int?
    for (instant, next) in rule.changes(from: year - 2, through: year + 2) {
      if let offset, offset != next {
        transitions.append(
          ZoneTransition(instant: Instant(milliseconds: instant), offsetBefore: offset, offsetAfter: next))
      }
      offset = next
    }
    let initial = transitions.first?.offsetBefore ?? offset ?? rule.standardOffset
    return ZoneTable(
      identifier: identifier, initialOffset: initial, transitions: transitions, rule: nil, indexed: false)
  }
}

extension Array {
  /// How many elements come before the first that fails `isPast`, which must hold for a front part only.
  func partitionPoint(_ isPast: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isPast(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
