import NotificationCivilTime
import NotificationConformance
import NotificationRules
import TextWriting

/// How many people get.
extension PolicyFacts {
  /// The most that was seen. What a cap allows and the spec says itself is left out.
  var most: [PolicyFact] {
    [(Mark.MostIn.day, PolicyFact.Kind.mostInADay), (.week, .mostInAWeek)].compactMap { period, kind in
      let place = lived.places[.most(period)]
      let life = (told + others + tried).map(\.player).max { $0.most(period).number < $1.most(period).number }
      let number = place?.number ?? 0
      let ofLives = life?.most(period).number ?? 0
      guard max(ofLives, number) > 0, ceiling(period).map({ max(ofLives, number) < $0 }) ?? true else { return nil }
      let found =
        ofLives > number
        ? life : place.flatMap { place in player(of: place, while: { $0.most(period).number >= number }) }
      guard let player = found else { return nil }
      let (most, first) = player.most(period)
      let when = period == .day ? "one day" : "seven days"
      let dates = period == .day ? "on \(first)" : "from \(first) to \(first.adding(days: 6))"
      let counts = counts(player, from: first, days: period == .day ? 1 : 7)
      return PolicyFact(
        kind: kind,
        message: "the most that one person got in \(when), in the lives above and \(somewhere), was \(most), \(dates); "
          + counts.map(\.words).joined(separator: ", ") + "; \(limit(of: counts.map(\.type)))",
        scenario: scenario(player, id: kind.rawValue, title: "\(most) in \(when)"))
    }
  }

  private struct Count {
    var type: String
    var words: String
  }

  /// "12 'dose' (9 of them shown again)"
  private func counts(_ player: StoryPlayer, from first: CivilDate, days: Int) -> [Count] {
    let own = player.device.shown.filter { !$0.isPushed }
    let end = first.adding(days: days)
    let counted = own.filter { $0.user == own.last?.user && $0.local.date >= first && $0.local.date < end }
    return Dictionary(grouping: counted, by: \.type).sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { type, shown in Count(type: type, words: Self.count(shown, of: type)) }
  }

  static func count(_ shown: [ExploredDevice.Shown], of type: String) -> String {
    let again = shown.count { $0.identifier.contains("+") || $0.identifier.contains("~") }
    let more = again == 0 ? "" : again == shown.count ? " (shown again)" : " (\(again) of them shown again)"
    return "\(shown.count) '\(type)'\(more)"
  }

  /// What the caps allow, if they count every type.
  private func ceiling(_ period: Mark.MostIn) -> Int? {
    let caps = rules.policies.caps.filter { cap in planned.allSatisfy { cap.counts($0) && $0.onCap != .exempt } }
    let bounds = caps.compactMap { cap -> Int? in
      switch (cap.window, period) {
      case (.rollingDay, .day), (.calendarDay, .day): cap.max
      case (.rollingDay, .week), (.calendarDay, .week): cap.max * 7
      case (.calendarWeek, .week): cap.max
      case (.calendarWeek, .day), (.span, _): nil
      }
    }
    return bounds.min()
  }

  private func limit(of types: [String]) -> String {
    let caps = rules.policies.caps
    if caps.isEmpty { return "the app has no cap, so more is possible" }
    let free = planned.filter { type in type.onCap == .exempt || !caps.contains { $0.counts(type) } }.map(\.id)
    // Of what comes at one time of each day no more can come than came.
    let own = types.filter { id in free.contains(id) && planned.first { $0.id == id }?.comesOnceADay == false }
    let names = (own.isEmpty ? free : own).map { "'\($0)'" }.joined(separator: ", ")
    if free.isEmpty { return "more may be possible" }
    return own.isEmpty
      ? "more may be possible, and no cap limits \(names), which are not among these"
      : "more is possible, because no cap limits \(names)"
  }
}

extension TypeRule {
  /// At the only time of its dates, and for nobody and nothing more than once.
  fileprivate var comesOnceADay: Bool {
    guard per == nil, followUp == nil, triggers.count == 1, case .calendar(let rule)? = triggers.first?.schedule else {
      return false
    }
    return switch rule.time {
    case .slot, .fixed, .preference, .stated: true
    case .several, .chosenTimes, .statedTimes: false
    }
  }
}
