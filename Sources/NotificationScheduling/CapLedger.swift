import NotificationCivilTime
import NotificationRules

/// What was delivered and what is already taken, held against the caps.
///
/// A cap is symmetric: a candidate is blocked when it and any taken request, earlier or later, would break the cap.
struct CapLedger {
  struct Entry {
    var instant: Instant
    var local: CivilDateTime
    /// Local date and time, as if in UTC, in milliseconds: a civil day is always 24 hours long.
    var localMilliseconds: Int64
    /// How long a rolling day is that begins here: two days where the zone skips the next date.
    var rollingDay: Int64
  }

  static let day: Int64 = 86_400_000

  /// A cap without its name, which would be counted in and out at every look.
  private struct Limit {
    var max: Int
    var window: CapRule.Window
  }

  private let limits: [Limit]
  private let zone: ZoneRules
  private(set) var entries: [Entry] = []

  init(caps: [CapRule], zone: ZoneRules) {
    limits = caps.map { Limit(max: $0.max, window: $0.window) }
    self.zone = zone
  }

  mutating func take(_ instant: Instant, _ local: CivilDateTime) {
    entries.append(
      Entry(
        instant: instant, local: local, localMilliseconds: Self.milliseconds(local),
        rollingDay: rollingDay(from: local.date)))
  }

  private func rollingDay(from date: CivilDate) -> Int64 {
    var days: Int64 = 1
    while days < 3, !zone.hasDate(date.adding(days: Int(days))) { days += 1 }
    return days * Self.day
  }

  static func milliseconds(_ local: CivilDateTime) -> Int64 {
    Int64(local.date.dayNumber) * day + Int64(local.time.millisecondOfDay)
  }

  /// The word for the first cap, in declaration order, that leaves no room at this instant. What is taken stays taken, so
  /// an instant that is blocked once is blocked for the rest of the plan.
  func blockingReason(_ instant: Instant, _ local: CivilDateTime) -> OutcomeReason? {
    for cap in limits where !hasRoom(cap, instant, local) { return cap.window.reason }
    return nil
  }

  private func hasRoom(_ cap: Limit, _ instant: Instant, _ local: CivilDateTime) -> Bool {
    switch cap.window {
    case .calendarDay:
      var count = 0
      for entry in entries where entry.local.date == local.date { count += 1 }
      return count < cap.max
    case .rollingDay:
      let own = Stretch(start: Self.milliseconds(local), length: rollingDay(from: local.date))
      return hasRoom(cap.max, for: own) { Stretch(start: $0.localMilliseconds, length: $0.rollingDay) }
    case .span(let span):
      let length = span.milliseconds
      return hasRoom(cap.max, for: Stretch(start: instant.milliseconds, length: length)) {
        Stretch(start: $0.instant.milliseconds, length: length)
      }
    }
  }

  /// The time in which one delivery counts.
  private struct Stretch {
    var start: Int64
    var length: Int64

    func reaches(_ later: Stretch) -> Bool { later.start - start < length }
  }

  /// True when no stretch, that of the new one included, would hold more than `max` deliveries.
  private func hasRoom(_ max: Int, for own: Stretch, _ stretch: (Entry) -> Stretch) -> Bool {
    var near: [Stretch] = []
    for entry in entries {
      let other = stretch(entry)
      guard other.start <= own.start ? other.reaches(own) : own.reaches(other) else { continue }
      if max == 1 { return false }
      near.append(other)
    }
    guard near.count >= max else { return true }
    near.append(own)
    near.sort { $0.start < $1.start }
    for index in near.indices.dropFirst(max) where near[index - max].reaches(near[index]) { return false }
    return true
  }

  /// Instants inside `(after, through]` at which a cap may leave room again, ascending.
  func releases(after: Instant, through: Instant) -> [Instant] {
    guard after < through else { return [] }
    var found: [Instant] = []
    for cap in limits {
      for entry in entries {
        let release: Instant =
          switch cap.window {
          case .span(let span): entry.instant + span
          case .rollingDay: zone.instant(of: entry.local.adding(days: Int(entry.rollingDay / Self.day)))
          case .calendarDay:
            zone.startOfDay(entry.local.date.adding(days: 1))
          }
        if release > after, release <= through { found.append(release) }
      }
    }
    return found.sorted()
  }
}
