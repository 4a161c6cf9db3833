import NotificationCivilTime
import NotificationRules

/// What was delivered and what is already taken, held against the caps.
///
/// A cap is symmetric: a candidate is blocked when it and any taken request, earlier or later, would break the cap.
struct CapLedger {
  struct Entry {
    var instant: Instant
    var local: CivilDateTime
    /// Local date and time, as if in UTC, in milliseconds: a civil day is always 24 hours long, and one that the zone
    /// left out is none.
    var localMilliseconds: Int64
  }

  static let day: Int64 = 86_400_000

  let caps: [CapRule]
  private(set) var entries: [Entry] = []

  /// Dates that the zone leaves out, ascending.
  private let missingDates: [CivilDate]

  init(caps: [CapRule], missingDates: [CivilDate] = []) {
    self.caps = caps
    self.missingDates = missingDates
  }

  mutating func take(_ instant: Instant, _ local: CivilDateTime) {
    entries.append(Entry(instant: instant, local: local, localMilliseconds: position(local)))
  }

  static func milliseconds(_ local: CivilDateTime) -> Int64 {
    Int64(local.date.dayNumber) * day + Int64(local.time.millisecondOfDay)
  }

  /// A date that does not exist takes no time: the day after the one before it is the one behind it.
  private func position(_ local: CivilDateTime) -> Int64 {
    Self.milliseconds(local) - Self.day * Int64(missingDates.count { $0 < local.date })
  }

  /// The first cap, in declaration order, that leaves no room at this instant.
  func blockingCap(_ instant: Instant, _ local: CivilDateTime) -> CapRule? {
    caps.first { !hasRoom($0, instant, local) }
  }

  private func hasRoom(_ cap: CapRule, _ instant: Instant, _ local: CivilDateTime) -> Bool {
    switch cap.window {
    case .calendarDay:
      var count = 0
      for entry in entries where entry.local.date == local.date { count += 1 }
      return count < cap.max
    case .rollingDay:
      return hasRoom(cap.max, width: Self.day, at: position(local), \.localMilliseconds)
    case .span(let span):
      return hasRoom(cap.max, width: span.milliseconds, at: instant.milliseconds, \.instant.milliseconds)
    }
  }

  /// True when no stretch shorter than `width` would hold more than `max` positions, the new one included.
  private func hasRoom(_ max: Int, width: Int64, at position: Int64, _ of: (Entry) -> Int64) -> Bool {
    var near: [Int64] = []
    for entry in entries {
      let other = of(entry)
      guard abs(other - position) < width else { continue }
      if max == 1 { return false }
      near.append(other)
    }
    guard near.count >= max else { return true }
    near.append(position)
    near.sort()
    for index in near.indices.dropFirst(max) where near[index] - near[index - max] < width { return false }
    return true
  }

  private func nextDay(_ local: CivilDateTime) -> CivilDateTime {
    var next = local.adding(days: 1)
    while missingDates.contains(next.date) { next = next.adding(days: 1) }
    return next
  }

  /// Instants inside `(after, through]` at which a cap may leave room again, ascending.
  func releases(after: Instant, through: Instant, in zone: ZoneRules) -> [Instant] {
    guard after < through else { return [] }
    var found: [Instant] = []
    for cap in caps {
      for entry in entries {
        let release: Instant =
          switch cap.window {
          case .span(let span): entry.instant + span
          case .rollingDay: zone.instant(of: nextDay(entry.local))
          case .calendarDay:
            zone.startOfDay(entry.local.date.adding(days: 1))
          }
        if release > after, release <= through { found.append(release) }
      }
    }
    return found.sorted()
  }
}
