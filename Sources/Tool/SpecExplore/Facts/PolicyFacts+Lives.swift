import NotificationCivilTime
import NotificationConformance
import NotificationRules
import TextWriting

/// What people get.
extension PolicyFacts {
  // MARK: - At most

  var most: [PolicyFact] {
    [(Mark.MostIn.day, PolicyFact.Kind.mostInADay, "on one day"), (.week, .mostInAWeek, "in seven days")]
      .compactMap { period, kind, words in
        let place = lived.places[.most(period)]
        let life = played.map(\.player).max { $0.most(period).number < $1.most(period).number }
        // Whole lives count too: nobody may get more below than is said here.
        let isLife = (life?.most(period).number ?? 0) > (place?.number ?? 0)
        let found =
          isLife
          ? life
          : place.flatMap { place in
            player(of: place, while: { $0.most(period).number >= place.number })
          }
        guard let player = found else { return nil }
        let most = player.most(period)
        return PolicyFact(
          kind: kind,
          message:
            "one person got \(most.number) \(words), \(period == .week ? "from" : "on") \(most.date): "
            + (isLife ? "more than anybody" : "as many as anybody") + " \(anywhere), pushes aside\(limit)",
          scenario: scenario(player, id: kind.rawValue, title: "\(most.number) \(words)"))
      }
  }

  /// What nothing limits.
  private var limit: String {
    let free = planned.filter { type in
      type.onCap == .exempt || !rules.policies.caps.contains { $0.counts(type) }
    }
    if free.isEmpty { return "" }
    if free.count == planned.count { return "; no cap limits it" }
    let names = free.prefix(3).map { "'\($0.id)'" }.joined(separator: ", ")
    return "; no cap limits \(names)" + (free.count > 3 ? " and \(free.count - 3) more" : "")
  }

  // MARK: - A whole life

  /// What somebody gets who never comes back, and somebody who only opens the app. With the settings as they are at first, and
  /// if nothing comes then, with every toggle on.
  var lives: [PolicyFact] {
    played.map { fact($0.player, comesBack: $0.comesBack, isSettled: $0.isSettled) }
  }

  struct Life {
    var player: StoryPlayer
    var comesBack: Bool
    var isSettled: Bool
  }

  func life(comesBack: Bool) -> Life? {
    guard let plain = life(comesBack: comesBack, isSettled: false) else { return nil }
    if plain.device.shown.isEmpty, let settled = life(comesBack: comesBack, isSettled: true),
      !settled.device.shown.isEmpty
    {
      return Life(player: settled, comesBack: comesBack, isSettled: true)
    }
    return Life(player: plain, comesBack: comesBack, isSettled: false)
  }

  private static let days = 60

  private func fact(_ player: StoryPlayer, comesBack: Bool, isSettled: Bool) -> PolicyFact {
    let once = beginnings.isEmpty ? "" : "does everything once on the first day, and then "
    let who =
      "somebody who \(once)\(comesBack ? "only opens the app every day" : "never comes back")"
      + (isSettled ? ", with every setting switched on," : "")
    let shown = player.device.shown
    guard let last = shown.last else {
      return PolicyFact(
        kind: .silence, message: "\(who) gets nothing in \(Self.days) days",
        scenario: scenario(player, id: id(comesBack), title: "Somebody who \(once)gets nothing"))
    }
    let gaps = zip(shown, shown.dropFirst()).map { ($0.instant, $1.instant) }
    let longest = gaps.max { $0.1 - $0.0 < $1.1 - $1.0 }
    var message =
      "\(who) gets \(Plural.of(shown.count, "notification")) in \(Self.days) days, the last on \(last.local.date)"
    if let longest {
      let minutes = Int((longest.1 - longest.0).milliseconds / TimeSpan.minutes(1).milliseconds)
      message += "; the longest silence before that is \(Self.words(minutes)), until \(last.zone.local(at: longest.1))"
    }
    let busiest = player.device.days.max { ($0.value, $1.key) < ($1.value, $0.key) }
    if let busiest, busiest.value > 1 { message += "; \(busiest.value) on \(CivilDate(dayNumber: busiest.key))" }
    return PolicyFact(
      kind: .silence, message: message, scenario: scenario(player, id: id(comesBack), title: message))
  }

  private func id(_ comesBack: Bool) -> String { comesBack ? "opens-every-day" : "never-comes-back" }

  private func life(comesBack: Bool, isSettled: Bool) -> StoryPlayer? {
    guard var start = ExhaustiveSearch(app, alphabet, depth: 0, limit: 1).start else { return nil }
    if !isSettled { start.preferences = [:] }
    guard var player = StoryPlayer(app, start, items: alphabet.items) else { return nil }
    let first = start.moment.instant
    var beats = beginnings.enumerated().compactMap { number, id in
      told(id, at: first + .minutes(number)).map { Story.Beat(instant: first + .minutes(number), action: $0) }
    }
    let end = beats.last?.instant ?? first
    beats.append(Story.Beat(instant: end, action: .app(.background)))
    for day in 1..<Self.days where comesBack {
      let morning = first + .days(day)
      beats.append(Story.Beat(instant: morning, action: .app(.foreground)))
      beats.append(Story.Beat(instant: morning, action: .app(.background)))
    }
    beats.append(Story.Beat(instant: first + .days(Self.days), action: .wait))
    player.play(beats, thoroughly: false)
    return player.broken == nil ? player : nil
  }

  /// The signals that begin something, or that must have happened for something: in the order of their ids.
  private var beginnings: [String] {
    Set(planned.flatMap(\.beginnings)).sorted()
  }

  /// With the largest of the numbers that the rules ask for.
  private func told(_ id: String, at instant: Instant) -> ScenarioStep.Action? {
    ExhaustiveSearch(app, alphabet, depth: 0, limit: 1).signals(id, at: instant).first.map(believable)
  }
}

extension TypeRule {
  fileprivate var beginnings: [String] {
    triggers.flatMap {
      [$0.signal?.signal, $0.series?.begins].compactMap(\.self) + $0.conditions.flatMap(\.beginnings)
    }
      + conditions.flatMap(\.beginnings)
  }
}

extension ConditionRule {
  /// The signals without which it is false.
  fileprivate var beginnings: [String] {
    switch self {
    case .elapsed(let since, let orSince, _): [since] + [orSince].compactMap(\.self)
    case .last(let signal, _): [signal]
    case .happened(let rule, _, _): [rule.signal]
    case .any(let parts), .all(let parts): parts.flatMap(\.beginnings)
    case .not, .preference, .choice, .attribute, .device, .flag, .experiment: []
    }
  }
}
