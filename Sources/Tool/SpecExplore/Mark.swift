import NotificationCivilTime
public import NotificationConformance
public import NotificationRules
import NotificationScheduling

/// Something that a search may reach.
public enum Mark: Sendable, Hashable {
  case delivered(type: String)
  case outcome(type: String, Outcome, OutcomeReason)
  /// A cap has kept something back.
  case cap(String)
  case opened(screen: String)
  case text(type: String, body: String)
  /// Of the parts beside what is planned.
  case milestone(Milestone)
  /// Others had the place of one of a type until its time was over.
  case lost(type: String)
  /// Others had the place of one of a type, which came so many minutes later; the longest wait is kept.
  case late(type: String)
  /// So many came on one date, or in seven days; the largest numbers are kept.
  case most(MostIn)

  public enum MostIn: Sendable, Hashable { case day, week }
}

/// What one history has reached, and what all of them have.
public struct Reach: Sendable {
  /// Where something was reached: the seed of the history, or nil for the exhaustive part, and how many steps it took.
  public struct Place: Sendable, Hashable {
    public var seed: UInt64
    public var steps: Int
    /// How many histories have reached it.
    public var count = 1
    /// For what is counted: the number.
    public var number = 0
  }

  public private(set) var places: [Mark: Place] = [:]

  public init() {}

  mutating func note(_ mark: Mark, seed: UInt64, steps: Int, number: Int = 0) {
    guard let old = places[mark] else {
      places[mark] = Place(seed: seed, steps: steps, number: number)
      return
    }
    if number > old.number || number == old.number && steps < old.steps {
      places[mark] = Place(seed: seed, steps: steps, count: old.count, number: number)
    }
  }

  public mutating func merge(_ other: Reach) {
    for (mark, place) in other.places {
      guard let old = places[mark] else {
        places[mark] = place
        continue
      }
      let isBetter = (place.number, -place.steps) > (old.number, -old.steps)
      var kept = isBetter ? place : old
      kept.count = old.count + place.count
      places[mark] = kept
    }
  }
}

extension StoryPlayer {
  /// What the history has reached so far.
  func marks() -> [(mark: Mark, number: Int)] {
    var marks: [(Mark, Int)] = []
    let shown = device.shown
    for one in shown {
      marks.append((.delivered(type: one.type), 0))
      marks.append((.text(type: one.type, body: one.body), 0))
    }
    for outcome in device.outcomes {
      marks.append((.outcome(type: outcome.type, outcome.outcome, outcome.reason), 0))
      if let cap = outcome.cap { marks.append((.cap(cap), 0)) }
    }
    for wait in waits {
      marks.append((wait.isLost ? .lost(type: wait.record.type) : .late(type: wait.record.type), wait.minutes))
    }
    for milestone in device.milestones { marks.append((.milestone(milestone), 0)) }
    for screen in device.opened { marks.append((.opened(screen: screen), 0)) }
    for period in [Mark.MostIn.day, .week] {
      let most = most(period).number
      if most > 0 { marks.append((.most(period), most)) }
    }
    return marks
  }
}

extension StoryPlayer {
  /// How many the last user got on the fullest day, or in the fullest seven days, and when those began.
  func most(_ period: Mark.MostIn) -> (number: Int, date: CivilDate) {
    let days = device.days
    let sums = days.keys.map { first -> (Int, Int32) in
      let end = period == .day ? first + 1 : first + 7
      return (days.filter { (first..<end).contains($0.key) }.values.reduce(0, +), first)
    }
    let most = sums.max { ($0.0, $1.1) < ($1.0, $0.1) }
    return (most?.0 ?? 0, CivilDate(dayNumber: most?.1 ?? 0))
  }
}

extension ExploredDevice {
  /// How many of what the device plans itself the last user got on each date, by the number of its day.
  var days: [Int32: Int] {
    let own = shown.filter { !$0.isPushed }
    return Dictionary(grouping: own.filter { $0.user == own.last?.user }) { $0.local.date.dayNumber }.mapValues(\.count)
  }
}

/// A notification whose place others had.
struct Wait {
  /// What was said of it first.
  var record: OutcomeRecord
  /// It never came.
  var isLost: Bool
  /// How much later it came.
  var minutes = 0
}

extension StoryPlayer {
  /// Those whose place others had, once it is certain what became of them: at the end of the quiet phase.
  var waits: [Wait] {
    guard story.rests, device.outcomes.contains(where: \.keepsPlaceFromIt) else { return [] }
    let records = Dictionary(grouping: device.outcomes) { $0.identifier }
    let came = Dictionary(device.shown.map { ($0.identifier, $0.instant) }, uniquingKeysWith: { old, _ in old })
    return records.sorted { $0.key < $1.key }.compactMap { identifier, records in
      guard let first = records.first(where: \.keepsPlaceFromIt) else { return nil }
      if let instant = came[identifier] {
        let minutes = (instant - (first.due ?? first.at.instant)).milliseconds / TimeSpan.minutes(1).milliseconds
        return minutes > 0 ? Wait(record: first, isLost: false, minutes: Int(minutes)) : nil
      }
      // Of what nobody had planned it is only said afterwards that there was no place.
      guard first.at.instant <= first.due ?? first.at.instant else { return nil }
      // A setting, a condition or a newer one may have ended it as well.
      let isLost = records.allSatisfy { $0.keepsPlaceFromIt || $0.reason == .expired }
      return isLost ? Wait(record: first, isLost: true) : nil
    }
  }
}

extension OutcomeRecord {
  /// Others had the place.
  var keepsPlaceFromIt: Bool { reason.isCap || reason == .displaced }
}
