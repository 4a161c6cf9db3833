import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// What one user has heard and seen, in its order. The scheduler is not asked.
struct HistoryMemory {
  struct Heard {
    var signal: String
    var parameters: [String: ParameterValue]
    var instant: Instant
    var order: Int
  }

  struct Shown {
    var type: String
    var key: OccurrenceKey
    /// Without what it came later because of others.
    var planned: Instant
    var local: CivilDateTime
    var epoch: Int
    var order: Int
  }

  private(set) var heard: [Heard] = []
  private(set) var shown: [Shown] = []
  var attributes: [String: String] = [:]
  /// Of what was opened, or had a button pressed that does not snooze, up to which snooze it does not come again.
  private(set) var answered: [String: Int] = [:]
  /// Of what was answered or snoozed, after which snooze something may follow: after a later one.
  private(set) var followed: [String: Int] = [:]
  /// Of what was shown, what follows no more, because `until` was true at a step since then.
  var ended: Set<String> = []
  /// When each occurrence was snoozed, first and last.
  private(set) var snoozed: [String: ClosedRange<Instant>] = [:]
  var streaks: [String: Streak] = [:]
  /// After what `or_when` was true last, for each type or value of it, and whether it was in a step.
  private(set) var lifts: [String: (order: Int, isCertain: Bool)] = [:]
  private var order = 0

  mutating func hear(_ signal: String, _ parameters: [String: ParameterValue], at instant: Instant) {
    order += 1
    heard.append(Heard(signal: signal, parameters: parameters, instant: instant, order: order))
  }

  mutating func answer(_ occurrence: String, upTo snooze: Int) {
    answered[occurrence] = snooze
    followed[occurrence] = snooze
  }

  /// One that was taken back before it came leaves its number to the next.
  mutating func snooze(_ occurrence: String, after snooze: Int, at now: Instant) {
    answered[occurrence] = nil
    followed[occurrence] = snooze
    snoozed[occurrence] = min(snoozed[occurrence]?.lowerBound ?? now, now)...now
  }

  mutating func see(
    _ type: String, _ key: OccurrenceKey, planned: Instant, _ local: CivilDateTime, epoch: Int
  ) {
    order += 1
    shown.append(Shown(type: type, key: key, planned: planned, local: local, epoch: epoch, order: order))
  }

  mutating func lift(_ series: String, isCertain: Bool) {
    let isKnown = lifts[series].map { $0.order == order && $0.isCertain } ?? false
    lifts[series] = (order, isCertain || isKnown)
  }

  /// The newest time that an occurrence was shown.
  func newest(_ type: String, _ key: OccurrenceKey) -> Shown? { shown.last { $0.type == type && $0.key == key } }

  /// Which of its name a signal is.
  func number(of signal: Heard) -> Int? {
    heard.filter { $0.signal == signal.signal }.firstIndex { $0.order == signal.order }.map { $0 + 1 }
  }

  /// The n-th signal of its name.
  func heard(_ signal: String, number: Int) -> Heard? {
    let all = heard.filter { $0.signal == signal }
    return all.indices.contains(number - 1) ? all[number - 1] : nil
  }
}
