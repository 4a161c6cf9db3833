import NotificationCivilTime
public import NotificationConformance
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// Facts about a policy, from what a search has reached and what it has not.
public struct PolicyFacts {
  private let app: ExploredApp
  private let alphabet: Alphabet
  private let search: RandomSearch
  private let done: Exploration

  public init(_ app: ExploredApp, _ alphabet: Alphabet, _ search: RandomSearch, _ done: Exploration) {
    self.app = app
    self.alphabet = alphabet
    self.search = search
    self.done = done
  }

  private var rules: RuleTable { alphabet.rules }
  private var planned: [TypeRule] { rules.types.filter { !$0.triggers.isEmpty } }
  private var within: String { "in \(done.histories) random histories of up to \(search.length) steps" }

  public var all: [PolicyFact] {
    most + silences + starving + neverCame + limits + conditions + texts + screens
  }

  // MARK: - What people get

  private var most: [PolicyFact] {
    [(Mark.MostIn.day, PolicyFact.Kind.mostInADay, "on one day"), (.week, .mostInAWeek, "in seven days")]
      .compactMap { period, kind, words in
        guard let place = done.reach.places[.most(period)] else { return nil }
        let story = story(of: place, id: kind.rawValue) { player in
          player.marks().contains { $0.mark == .most(period) && $0.number >= place.number }
        }
        return PolicyFact(
          kind: kind, message: "the most that one person got \(words) is \(place.number), \(within)", scenario: story)
      }
  }

  /// What somebody gets who never comes back, and somebody who only opens the app.
  private var silences: [PolicyFact] {
    [("closes the app at once and never comes back", false), ("opens the app every day and does nothing else", true)]
      .compactMap { words, comesBack in
        guard let player = idle(comesBack: comesBack) else { return nil }
        let shown = player.device.shown
        let first = player.story.start.moment
        let moments = [first.instant] + shown.map(\.instant) + [player.device.now.instant]
        let gaps = zip(moments, moments.dropFirst()).map { ($0, $1) }
        guard let longest = gaps.max(by: { $0.1 - $0.0 < $1.1 - $1.0 }) else { return nil }
        let days = (longest.1 - longest.0).milliseconds / TimeSpan.days(1).milliseconds
        let zone = first.zone
        let count = shown.count == 1 ? "1 notification" : "\(shown.count) notifications"
        return PolicyFact(
          kind: .silence,
          message: "somebody who \(words) gets \(count) in \(Self.idleDays) days; the longest silence is "
            + "\(days) days, from \(zone.local(at: longest.0)) to \(zone.local(at: longest.1))",
          scenario: scenario(
            player, id: comesBack ? "opens-every-day" : "never-comes-back", title: "Somebody who \(words)"))
      }
  }

  private static let idleDays = 60

  private func idle(comesBack: Bool) -> StoryPlayer? {
    guard let start = ExhaustiveSearch(app, alphabet, depth: 0, limit: 1).start,
      var player = StoryPlayer(app, start, items: alphabet.items)
    else { return nil }
    let first = start.moment.instant
    func beat(_ days: Int, _ action: ScenarioStep.Action) -> Story.Beat {
      Story.Beat(instant: first + .days(days), action: action)
    }
    var beats = [beat(0, .app(.background))]
    for day in 1..<Self.idleDays where comesBack {
      beats += [beat(day, .app(.foreground)), beat(day, .app(.background))]
    }
    player.play(beats + [beat(Self.idleDays, .wait)], thoroughly: false)
    return player
  }

  // MARK: - What never happens

  private var starving: [PolicyFact] {
    planned.compactMap { type in
      guard let place = done.reach.places[.starved(type: type.id)] else { return nil }
      var why = ""
      let story = story(of: place, id: "starves-\(type.id)") { player in
        guard player.marks().contains(where: { $0.mark == .starved(type: type.id) }) else { return false }
        let outcomes = player.device.outcomes.filter { $0.type == type.id && $0.keepsPlaceFromIt }
        let others = Set(player.device.shown.map(\.type)).sorted().joined(separator: "', '")
        let reasons = Set(outcomes.map { $0.cap.map { "cap '\($0)'" } ?? $0.reason.rawValue }).sorted()
        why = "\(reasons.joined(separator: ", ")) kept it back and '\(others)' came"
        return true
      }
      return PolicyFact(
        kind: .starves, message: "'\(type.id)' can be kept back to the end: \(why)", scenario: story)
    }
  }

  private var neverCame: [PolicyFact] {
    planned.filter { done.reach.places[.delivered(type: $0.id)] == nil }.map { type in
      let reasons = done.reach.places.compactMap { mark, place -> (String, Int)? in
        guard case .outcome(type.id, let outcome, let reason) = mark else { return nil }
        return ("\(outcome.rawValue) for '\(reason.rawValue)'", place.count)
      }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
      let why = reasons.first.map { "most often it was \($0.0)" } ?? "nothing made it due"
      return PolicyFact(kind: .neverCame, message: "'\(type.id)' never came \(within): \(why)")
    }
  }

  private var limits: [PolicyFact] {
    var facts = rules.policies.caps.filter { done.reach.places[.cap($0.id)] == nil }.map { cap in
      PolicyFact(kind: .capNeverBinds, message: "cap '\(cap.id)' kept nothing back \(within)")
    }
    let isQuiet = done.reach.places.keys.contains { if case .outcome(_, _, .quiet) = $0 { true } else { false } }
    if rules.policies.quietHours != nil, !isQuiet {
      facts.append(PolicyFact(kind: .quietHoursNeverBind, message: "the quiet hours kept nothing back \(within)"))
    }
    return facts
  }

  private var conditions: [PolicyFact] {
    planned.filter { type in
      guard !(type.conditions + type.triggers.flatMap(\.conditions)).isEmpty else { return false }
      guard done.reach.places[.delivered(type: type.id)] != nil else { return false }
      return !done.reach.places.keys.contains { mark in
        guard case .outcome(type.id, _, let reason) = mark else { return false }
        return [.condition, .cancelledGoal, .disabled, .preferenceOff].contains(reason)
      }
    }.map { type in
      PolicyFact(kind: .conditionNeverFalse, message: "the conditions of '\(type.id)' kept nothing back \(within)")
    }
  }

  /// Variants of a text that nobody got, of types that came.
  private var texts: [PolicyFact] {
    planned.flatMap { type -> [PolicyFact] in
      let bodies = done.reach.places.keys.compactMap { mark -> String? in
        if case .text(type.id, let body) = mark { body } else { nil }
      }
      guard !bodies.isEmpty else { return [] }
      return type.copy.filter { $0.field == .body }.flatMap { rule -> [PolicyFact] in
        guard case .variants(_, let variants) = rule.form else { return [] }
        return variants.filter { variant in
          !variant.turns.contains { turn in turn.contains { isShown($0, in: bodies) } }
        }
        .map { variant in
          PolicyFact(
            kind: .textNeverShown, message: "nobody got the text '\(variant.id)' of '\(type.id)' \(within)")
        }
      }
    }
  }

  private func isShown(_ text: LocalizedTextRule, in bodies: [String]) -> Bool {
    let forms: [String] =
      switch text.form {
      case .plain(let text): [text]
      case .plural(_, let forms): forms.map(\.text)
      case .plurals(let sentence, _): [sentence]
      }
    return forms.contains { form in bodies.contains { Self.fits($0, form) } }
  }

  /// Whether a text has all that is between the placeholders of a template, in its order.
  static func fits(_ text: String, _ template: String) -> Bool {
    var rest = text[...]
    var literals: [String] = [""]
    var isPlaceholder = false
    for character in template {
      switch character {
      case "{":
        isPlaceholder = true
        literals.append("")
      case "}": isPlaceholder = false
      default: if !isPlaceholder { literals[literals.count - 1].append(character) }
      }
    }
    for literal in literals where !literal.isEmpty {
      guard let range = rest.firstRange(of: literal) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  private var screens: [PolicyFact] {
    let pushed = rules.types.contains { $0.triggers.isEmpty }
    // What pushes open is not searched.
    guard !pushed else { return [] }
    let meant = Set(planned.map(\.target) + rules.categories.flatMap { $0.actions.compactMap(\.target) })
    return rules.targets.map(\.id).filter { !meant.contains($0) }.map { screen in
      PolicyFact(kind: .screenNeverOpened, message: "no notification and no button leads to the screen '\(screen)'")
    }
  }

  // MARK: - Stories

  private func story(of place: Reach.Place, id: String, while keeps: (StoryPlayer) -> Bool) -> String? {
    guard place.seed > 0, let player = search.play(seed: place.seed, upTo: nil), player.broken == nil else {
      return nil
    }
    var shrinking = Shrinking(app, alphabet)
    shrinking.triesLeft = 400
    let story = shrinking.shrunk(player.story) { $0.broken == nil && keeps($0) }
    guard let shown = StoryPlayer.played(story, on: app, items: alphabet.items), keeps(shown) else { return nil }
    return scenario(shown, id: id, title: id)
  }

  private func scenario(_ player: StoryPlayer, id: String, title: String) -> String? {
    guard let then = Expectation(player: player, alphabet: alphabet).candidates.first else { return nil }
    return ScenarioText(
      app: app.id, suite: "facts.\(app.id)", id: id.replacing("_", with: "-"), title: title, alphabet: alphabet,
      story: player.story, then: then
    ).text
  }
}
