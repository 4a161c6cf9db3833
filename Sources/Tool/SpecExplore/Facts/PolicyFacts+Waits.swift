import NotificationCivilTime
import NotificationConformance
import NotificationRules
import NotificationScheduling

/// What others take from a type. They are examples: what is not said may be lost or late all the same.
extension PolicyFacts {
  /// Of each type the worst: one that was lost, or else the one that came latest.
  var waits: [PolicyFact] {
    planned.compactMap { type in lost(type) ?? late(type) }
  }

  private func lost(_ type: TypeRule) -> PolicyFact? {
    fact(.lost, type, .lost(type: type.id)) { _, _ in "can be lost" }
  }

  private func late(_ type: TypeRule) -> PolicyFact? {
    fact(.late, type, .late(type: type.id)) { wait, player in
      let shown = player.device.shown.first { $0.identifier == wait.record.identifier }
      let dates = shown.map { " (due \(local(wait.due, player)), came \($0.local))" } ?? ""
      return "can come \(Self.words(wait.minutes)) late\(dates)"
    }
  }

  private func fact(
    _ kind: PolicyFact.Kind, _ type: TypeRule, _ mark: Mark, _ words: (Wait, StoryPlayer) -> String
  ) -> PolicyFact? {
    guard let place = lived.places[mark],
      let player = player(of: place, while: { wait(of: type, place, mark, in: $0) != nil }),
      let wait = wait(of: type, place, mark, in: player)
    else { return nil }
    let window = type.window.map { ", which comes only from \($0.from) to \($0.to)" } ?? ""
    let when = kind == .lost ? ", here the one of \(local(wait.due, player))\(window)" : ""
    return PolicyFact(
      kind: kind, message: "'\(type.id)' \(words(wait, player))\(when): \(why(wait, of: type, in: player))",
      scenario: scenario(player, id: "\(kind.rawValue)-\(type.id)", title: "'\(type.id)' \(words(wait, player))"))
  }

  private func why(_ wait: Wait, of type: TypeRule, in player: StoryPlayer) -> String {
    let id = wait.record.cap ?? rules.policies.caps.first { $0.window.reason == wait.record.reason }?.id
    let cap = rules.policies.caps.first { $0.id == id }.map {
      "cap '\($0.id)' has room for \($0.max) \($0.window.words)"
    }
    let holders = holders(of: wait.record, in: player)
    guard !holders.isEmpty else { return cap ?? "there was no place before it" }
    func isLater(_ holder: Holder) -> Bool { holder.instant.map { $0 > wait.due } ?? false }
    let (taken, kept) = (holders.filter { !isLater($0) }, holders.filter(isLater))
    let parts = [("taken by", taken), ("kept for", kept)].filter { !$0.1.isEmpty }
    let place = parts.map { "\($0.0) \(names($0.1, of: type, player))" }.joined(separator: " and ")
    let why = cap.map { "\($0), \(place)" } ?? "the place was \(place)"
    return wait.isLost || type.onCap != .defer ? why : "\(why), and what is deferred comes at \(rules.policies.slot)"
  }

  /// "2 'sale' (2026-03-03 09:00, 2026-03-04 09:00), another 'offer' (2026-03-02 18:00)"
  private func names(_ holders: [Holder], of type: TypeRule, _ player: StoryPlayer) -> String {
    var types: [String] = []
    for holder in holders where !types.contains(holder.type) { types.append(holder.type) }
    return types.map { id in
      let own = holders.filter { $0.type == id }
      let times = own.compactMap { $0.instant.map { "\(local($0, player))" } }.sorted()
      let when = times.isEmpty ? "" : " (\(times.joined(separator: ", ")))"
      switch (own.count, id == type.id) {
      case (1, true): return "another '\(id)'\(when)"
      case (1, false): return "'\(id)'\(when)"
      case (let count, true): return "\(count) other '\(id)'\(when)"
      case (let count, false): return "\(count) '\(id)'\(when)"
      }
    }.joined(separator: ", ")
  }

  private func local(_ instant: Instant, _ player: StoryPlayer) -> CivilDateTime {
    player.story.start.moment.zone.local(at: instant)
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

  private struct Holder {
    var type: String
    var instant: Instant?
  }

  /// What had the place of an occurrence, as the reference tells it, and when it came.
  private func holders(of record: OutcomeRecord, in player: StoryPlayer) -> [Holder] {
    heldBy(record, in: player).compactMap { name in
      guard let type = name.split(separator: ".").dropFirst().first else { return nil }
      return Holder(type: String(type), instant: player.device.shown.first { $0.identifier == name }?.instant)
    }
  }
}

extension Wait {
  /// When it should have come.
  fileprivate var due: Instant { record.due ?? record.at.instant }
}

extension CapRule.Window {
  fileprivate var words: String {
    switch self {
    case .rollingDay: "within 24 hours"
    case .calendarDay: "a day"
    case .calendarWeek: "a week"
    case .span(let span): "in \(span)"
    }
  }
}
