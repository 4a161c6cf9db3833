import NotificationRules
import NotificationScheduling

/// What a type with `reached` has counted, by the text of the semantics alone (section 3).
struct Streak {
  private var number = 1
  private var reached: [Int] = []
  private var newest: Int?

  /// - Returns: The values that this number reaches, each in its streak.
  mutating func reach(_ value: Int, of values: [Int]) -> [OccurrenceKey] {
    var old = newest ?? value
    newest = value
    if value < old, value <= 1 || value < old - 1 {
      old = value
      if !reached.isEmpty { number += 1 }
      reached = []
    }
    let new = values.filter { !reached.contains($0) && ($0 == value || $0 > old && $0 < value) }
    reached += new
    return new.map { .milestone($0, streak: number) }
  }

  /// Only the newest signal counts, whatever it carries.
  mutating func hearNothing() { newest = nil }
}

extension HistoryWatch {
  /// What a signal reaches has to come, or has a reason, under the id that the text gives it.
  mutating func expectReached(_ signal: String, _ parameters: [String: ParameterValue], _ world: World) {
    for type in scheduler.rules.types where type.per == nil && type.triggers.count == 1 {
      guard case .reached(let rule, let parameter, let values)? = type.triggers.first?.schedule, rule.signal == signal,
        rule.filter == nil
      else { continue }
      var keys: [OccurrenceKey] = []
      remember(world) { memory in
        if case .int(let value)? = parameters[parameter] {
          keys = memory.streaks[type.id, default: Streak()].reach(value, of: values)
        } else {
          memory.streaks[type.id]?.hearNothing()
        }
      }
      known.formUnion(keys.map { scheduler.identifier(type.id, $0) })
    }
  }
}
