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
  /// Caps and others of higher priority kept every one of a type back.
  case starved(type: String)
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

  mutating func note(_ mark: Mark, seed: UInt64, steps: Int, number: Int = 0) {
    guard let old = places[mark] else {
      places[mark] = Place(seed: seed, steps: steps, number: number)
      return
    }
    if number > old.number || number == old.number && steps < old.steps {
      places[mark] = Place(seed: seed, steps: steps, count: old.count, number: number)
    }
  }

  mutating func merge(_ other: Reach) {
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
    let came = Set(shown.map(\.type))
    for outcome in device.outcomes where outcome.keepsPlaceFromIt && !came.contains(outcome.type) && !came.isEmpty {
      marks.append((.starved(type: outcome.type), 0))
    }
    for milestone in device.milestones { marks.append((.milestone(milestone), 0)) }
    for screen in device.opened { marks.append((.opened(screen: screen), 0)) }
    let days = Dictionary(grouping: shown.filter { $0.user == shown.last?.user }) { $0.local.date.dayNumber }.mapValues(
      \.count)
    if let most = days.values.max() { marks.append((.most(.day), most)) }
    let weeks = days.keys.map { first in days.filter { (first..<first + 7).contains($0.key) }.values.reduce(0, +) }
    if let most = weeks.max() { marks.append((.most(.week), most)) }
    return marks
  }
}

extension OutcomeRecord {
  /// Others had the place.
  var keepsPlaceFromIt: Bool { reason.isCap || reason == .displaced }
}
