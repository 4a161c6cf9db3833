import NotificationConformance
import NotificationRules
import NotificationScheduling

/// What others take from a type.
extension PolicyFacts {
  /// Of each type the worst: one that was lost, or else the one that came latest.
  var waits: [PolicyFact] {
    planned.compactMap { type in lost(type) ?? late(type) }
  }

  private func lost(_ type: TypeRule) -> PolicyFact? {
    fact(.lost, type, .lost(type: type.id)) { _ in "can be lost" }
  }

  private func late(_ type: TypeRule) -> PolicyFact? {
    fact(.late, type, .late(type: type.id)) { "can come \(Self.words($0.minutes)) late" }
  }

  private func fact(
    _ kind: PolicyFact.Kind, _ type: TypeRule, _ mark: Mark, _ words: (Wait) -> String
  ) -> PolicyFact? {
    guard let place = lived.places[mark],
      let player = player(of: place, while: { wait(of: type, place, mark, in: $0) != nil }),
      let wait = wait(of: type, place, mark, in: player)
    else { return nil }
    let others = holders(of: wait.record, in: player).map { $0 == type.id ? "an earlier one of it" : "'\($0)'" }
    let cap = wait.record.cap ?? rules.policies.caps.first { $0.window.reason == wait.record.reason }?.id
    let room = cap.map { "in cap '\($0)'" } ?? "before it"
    let why =
      others.isEmpty ? "there is no place \(room)" : "\(others.joined(separator: ", ")) had the place \(room)"
    return PolicyFact(
      kind: kind, message: "'\(type.id)' \(words(wait)): \(why)",
      scenario: scenario(player, id: "\(kind.rawValue)-\(type.id)", title: "'\(type.id)' \(words(wait))"))
  }

  /// One of the type with the mark, that waits at least half as long as the longest one.
  private func wait(of type: TypeRule, _ place: Reach.Place, _ mark: Mark, in player: StoryPlayer) -> Wait? {
    let isLost = mark == .lost(type: type.id)
    return player.waits.filter { $0.record.type == type.id && $0.isLost == isLost }
      .max { $0.minutes < $1.minutes }
      .flatMap { $0.minutes * 2 >= place.number ? $0 : nil }
  }

  /// "90 minutes", "35 hours", "12 days": rounded down.
  static func words(_ minutes: Int) -> String {
    switch minutes {
    case ..<120: "\(minutes) minutes"
    case ..<(72 * 60): "\(minutes / 60) hours"
    default: "\(minutes / (24 * 60)) days"
    }
  }
}
