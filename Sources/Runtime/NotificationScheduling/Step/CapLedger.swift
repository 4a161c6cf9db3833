import NotificationCivilTime
import NotificationRules

/// What was delivered and what is already taken, compared with the caps.
///
/// A cap is symmetric: a candidate is blocked when it and any taken request, earlier or later, would break the cap.
struct CapLedger {
  struct Entry {
    var instant: Instant
    var local: CivilDateTime
    /// The date it counts on: later than the local one if the clocks were put back over midnight.
    var date: CivilDate
    /// The latest local time that the clocks had shown, as if in UTC, in milliseconds.
    var latest: Int64
    /// When the rolling day that begins here is over, on the same scale: after two days if the zone skips a date.
    var rollingEnd: Int64 = 0
    /// The number of its group.
    var group = 0
  }

  static let day: Int64 = 86_400_000

  /// A cap without its name, which would be retained and released at every look.
  private struct Limit {
    var max: Int
    var window: CapRule.Window
    /// Its place among all.
    var index: Int
    var countsAll: Bool
  }

  private let limits: [Limit]
  /// Whether each cap counts each group, one cap after another.
  private let countedGroups: [Bool]
  private let groupCount: Int
  private let hasRollingDay: Bool
  private let zone: ZoneRules
  private let fault: CoreFault?
  private(set) var entries: [Entry] = []

  init(_ rules: RuleTable, zone: ZoneRules, fault: CoreFault? = nil) {
    let caps = rules.policies.caps
    limits = caps.enumerated().map { index, cap in
      Limit(
        max: cap.max + (fault == .capOneMore ? 1 : 0), window: cap.window, index: index,
        countsAll: cap.groups.isEmpty || fault == .capIgnoresGroups)
    }
    let groups = rules.cappedGroups
    groupCount = groups.count + 1
    countedGroups = groups.isEmpty ? [] : caps.flatMap { cap in [false] + groups.map(cap.groups.contains) }
    hasRollingDay = limits.contains { $0.window == .rollingDay }
    self.zone = zone
    self.fault = fault
  }

  private func counts(_ cap: Limit, _ group: Int) -> Bool {
    cap.countsAll || countedGroups[cap.index * groupCount + group]
  }

  /// What this plan takes, in the zone in force.
  mutating func take(_ instant: Instant, _ local: CivilDateTime, of group: Int) {
    add(instant, local, latest: zone.latestLocal(at: instant), group)
  }

  /// What was delivered, perhaps in another zone: its date and time are those that were stored.
  ///
  /// If the clocks were put back over midnight, the later time was stored, and a rolling day ends by the one that was
  /// shown.
  mutating func takeDelivered(_ instant: Instant, _ local: CivilDateTime, of group: Int) {
    let shown = zone.latestLocal(at: instant) == local ? zone.local(at: instant) : local
    add(instant, shown, latest: local, group)
  }

  private mutating func add(_ instant: Instant, _ local: CivilDateTime, latest: CivilDateTime, _ group: Int) {
    entries.append(entry(instant, local, latest: latest, group))
  }

  private func entry(_ instant: Instant, _ local: CivilDateTime, latest: CivilDateTime, _ group: Int) -> Entry {
    var entry = Entry(
      instant: instant, local: local, date: max(local.date, latest.date), latest: Self.milliseconds(latest),
      group: group)
    if hasRollingDay { entry.rollingEnd = Self.milliseconds(rollingEnd(of: local)) }
    return entry
  }

  private func rollingEnd(of local: CivilDateTime) -> CivilDateTime {
    CivilDateTime(date: zone.date(after: local.date), time: local.time)
  }

  static func milliseconds(_ local: CivilDateTime) -> Int64 {
    Int64(local.date.dayNumber) * day + Int64(local.time.millisecondOfDay)
  }

  /// The first cap, in declaration order, that leaves a type of this group no room at this instant. What is taken stays
  /// taken, so an instant that is blocked once is blocked for the rest of the plan. What blocks group 0 blocks all.
  func refusal(_ instant: Instant, _ local: CivilDateTime, of group: Int) -> Refusal? {
    guard !limits.isEmpty, !entries.isEmpty else { return nil }
    let own = entry(instant, local, latest: fault == .capFirstPass ? local : zone.latestLocal(at: instant), group)
    for cap in fault == .capNamesLast ? limits.reversed() : limits where counts(cap, group) && !hasRoom(cap, own) {
      return Refusal(cap.window.reason, cap: cap.index)
    }
    return nil
  }

  /// The first cap that would be broken if something of this group came at any time from this instant on. Together with
  /// what is taken it is broken now or when something else comes, if at all.
  ///
  /// - Parameter others: The groups of what else may come at any time.
  func refusal(atSomeTimeFrom now: Instant, of group: Int, besides others: [Int]) -> Refusal? {
    guard !limits.isEmpty else { return nil }
    for instant in [now] + entries.map(\.instant).filter({ $0 > now }) {
      let local = zone.local(at: instant)
      var crowded = self
      for other in others { crowded.take(instant, local, of: other) }
      if let refusal = crowded.refusal(instant, local, of: group) { return refusal }
    }
    return nil
  }

  /// Whether an earlier delivery still counts for a later one.
  ///
  /// Dates and times are compared with the latest that the clocks have shown: if they are put back, what has opened
  /// stays open. And a date that a flight repeats is not a new one: what came on a later date still counts.
  private func reaches(_ earlier: Entry, _ later: Entry, _ window: CapRule.Window) -> Bool {
    switch window {
    case .calendarDay:
      switch fault {
      case .capDayOfHours: later.instant - earlier.instant < .days(1)
      case .capDateTwice: later.date == earlier.date
      default: later.date <= earlier.date
      }
    case .calendarWeek: monday(before: later.date) <= monday(before: earlier.date)
    case .rollingDay:
      later.latest < earlier.rollingEnd || fault == .capRollingEndInside && later.latest == earlier.rollingEnd
    case .span(let span):
      later.instant - earlier.instant < span
        || fault == .capSpanEndInside && later.instant - earlier.instant == span
    }
  }

  private func monday(before date: CivilDate) -> CivilDate {
    fault == .capWeekFromSunday ? date.adding(days: 1).monday : date.monday
  }

  /// True when no delivery, the new one included, would have `max` others before it that still count.
  private func hasRoom(_ cap: Limit, _ own: Entry) -> Bool {
    var before = 0
    var later: [Int] = []
    for (index, entry) in entries.enumerated() where counts(cap, entry.group) {
      if entry.instant <= own.instant {
        guard reaches(entry, own, cap.window) else { continue }
        before += 1
        if before >= cap.max { return false }
      } else if fault != .capLooksBackOnly, reaches(own, entry, cap.window) {
        if cap.max == 1 { return false }
        later.append(index)
      }
    }
    return later.allSatisfy { place in
      let entry = entries[place]
      let others = entries.indices.count { other in
        counts(cap, entries[other].group) && (entries[other].instant, other) < (entry.instant, place)
          && reaches(entries[other], entry, cap.window)
      }
      return others + 1 < cap.max
    }
  }

  /// Instants inside `(after, through]` at which a cap may leave a type of this group room again, ascending.
  func releases(after: Instant, through: Instant, of group: Int) -> [Instant] {
    guard after < through else { return [] }
    var found: [Instant] = []
    for cap in limits where counts(cap, group) {
      for entry in entries where counts(cap, entry.group) {
        let release: Instant =
          switch cap.window {
          case .span(let span): entry.instant + span
          case .rollingDay: zone.instant(of: rollingEnd(of: entry.local))
          case .calendarDay: zone.startOfDay(entry.date.adding(days: 1))
          case .calendarWeek: zone.startOfDay(entry.date.monday.adding(days: 7))
          }
        if release > after, release <= through { found.append(release) }
      }
    }
    return found.sorted()
  }
}
