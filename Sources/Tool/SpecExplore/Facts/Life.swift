import NotificationCivilTime
import NotificationConformance
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// Sixty days of one person, for whom everything that begins something is reported once on the first, and nothing that takes it back.
struct Life {
  /// What the person does after that.
  enum Habit: Hashable {
    case staysAway, opensDaily
    /// Each time that the app is opened, it reports this again.
    case reportsDaily(String)
  }

  static let days = 60

  var player: StoryPlayer
  var habit: Habit
  /// The number with which a type comes that does not come with the others: "'days: 7' in 'counted'".
  var number: String?
  /// Every toggle is on, because nothing comes otherwise.
  var isSettled: Bool
  /// What each opening reports besides.
  var opening: String?

  var shown: [ExploredDevice.Shown] { player.device.shown }

  /// What the app knows of them when it is opened after that.
  var outcomes: [OutcomeRecord] {
    var later = player
    later.play([Story.Beat(instant: player.device.now.instant, action: .app(.foreground))], thoroughly: false)
    return later.device.outcomes
  }

  /// The types of which more wait at the end, or came on one of the last days of somebody who does the same every day.
  var goesOn: Set<String> {
    let end = player.device.now.instant - .days(3)
    let last = habit == .staysAway ? [] : shown.filter { $0.instant > end }
    return Set(player.device.pending.map(\.type) + last.map(\.type))
  }

  func hasSameDeliveries(as other: Self) -> Bool {
    shown.map { "\($0.type) \($0.instant.milliseconds)" } == other.shown.map { "\($0.type) \($0.instant.milliseconds)" }
  }
}

/// Plays lives.
struct Lives {
  private let app: ExploredApp
  private let alphabet: Alphabet
  /// Puts the examples of the spec in the place of made-up values.
  private let believable: (ScenarioStep.Action) -> ScenarioStep.Action
  /// What the app reports whenever it is opened; nil if nobody has said it, and for an app that has no such signal.
  private let opening: String?
  /// The numbers with which most types come, where the rules ask for some: by signal and parameter.
  private var numbers: [String: [String: ParameterValue]] = [:]
  /// The phone on which most types come; nil for one that has told nothing.
  private var device: DeviceFacts?

  init(
    _ app: ExploredApp, _ alphabet: Alphabet, opening: String?,
    _ believable: @escaping (ScenarioStep.Action) -> ScenarioStep.Action
  ) {
    self.app = app
    self.alphabet = alphabet
    self.believable = believable
    self.opening = alphabet.signals.first { $0.id == opening }?.id
    chooseNumbers()
    isSettled = life(.staysAway).map(\.shown.isEmpty) ?? false
  }

  private var planned: [TypeRule] { alphabet.rules.types.filter { !$0.triggers.isEmpty } }

  /// The signals that begin something, that must have happened for something, or that bring what a text says: in the order of
  /// their ids.
  var beginnings: [String] { Set(planned.flatMap(\.beginnings)).sorted() }

  /// With the settings as they are at first nothing comes: then every toggle is on.
  private var isSettled = false

  /// The signals from which it counts time, but for that of an opening.
  var counted: [String] { Set(planned.flatMap(\.counted)).sorted().filter { $0 != opening } }

  /// The lives that are told of. Of what is reported daily those that bring or delay something, and those in which it keeps
  /// another type away altogether.
  func told() -> [Life] {
    let first = [Life.Habit.staysAway, .opensDaily].compactMap { life($0, isSettled: isSettled) }
    let (came, counted) = (Set(first.last?.shown.map(\.type) ?? []), counted)
    let daily = beginnings.filter { $0 != opening }.compactMap { id in life(.reportsDaily(id), isSettled: isSettled) }
    return first
      + daily.filter { life in
        guard case .reportsDaily(let id) = life.habit else { return false }
        let others = planned.filter { !$0.beginnings.contains(id) }.map(\.id)
        return counted.contains(id) || !came.intersection(others).isSubset(of: Set(life.shown.map(\.type)))
      }
  }

  /// For each type that does not come: a life in which another number brings it.
  func told(of missing: [String]) -> [Life] {
    var lives: [Life] = []
    for type in missing where !lives.contains(where: { life in life.shown.contains { $0.type == type } }) {
      let life = choices.lazy.compactMap { choice -> Life? in
        var other = self
        other.numbers[choice.signal, default: [:]][choice.parameter] = choice.value
        guard var life = other.life(.staysAway, isSettled: isSettled), life.shown.contains(where: { $0.type == type })
        else { return nil }
        life.number = "'\(choice.parameter): \(choice.number)' in '\(choice.signal)'"
        return life
      }.first
      if let life { lives.append(life) }
    }
    return lives
  }

  /// Only for what they reach: every option that can be chosen, and the places that the app watches.
  func others() -> [Life] {
    var lives: [Life] = []
    for setting in alphabet.rules.preferences {
      guard case .choice(let standard, let options) = setting.kind else { continue }
      lives += options.map(\.id).filter { $0 != standard }.compactMap { option in
        life(.staysAway, isSettled: true) { $0.preferences[setting.id] = .choice(option) }
      }
    }
    // Allowed first, then outside, then inside.
    let moves = alphabet.device.all(.places).filter { $0 != .permission(.settings([.location: .denied])) }
    let journey = moves.prefix(1) + moves.dropFirst().reversed()
    if !journey.isEmpty, let life = life(.staysAway, isSettled: true, then: Array(journey)) { lives.append(life) }
    return lives
  }

  private func life(
    _ habit: Life.Habit, isSettled: Bool = false, then moves: [ScenarioStep.Action] = [],
    starting change: (inout ScenarioStart) -> Void = { _ in }
  ) -> Life? {
    guard var start = ExhaustiveSearch(app, alphabet, depth: 0, limit: 1).start else { return nil }
    if !isSettled { start.preferences = [:] }
    change(&start)
    guard var player = StoryPlayer(app, start, items: alphabet.items) else { return nil }
    let first = start.moment.instant
    var beats = device.map { [Story.Beat(instant: first, action: .device($0))] } ?? []
    beats += beginnings.enumerated().compactMap { number, id in
      told(id, at: first + .minutes(number)).map { Story.Beat(instant: first + .minutes(number), action: $0) }
    }
    let end = beats.last?.instant ?? first
    beats += moves.map { Story.Beat(instant: end + .minutes(1), action: $0) }
    beats.append(Story.Beat(instant: end + .minutes(1), action: .app(.background)))
    for day in 1..<Life.days where habit != .staysAway {
      let morning = first + .days(day)
      beats.append(Story.Beat(instant: morning, action: .app(.foreground)))
      var reported = [opening].compactMap(\.self)
      if case .reportsDaily(let id) = habit { reported.append(id) }
      beats += reported.compactMap { told($0, at: morning) }.map { Story.Beat(instant: morning, action: $0) }
      beats.append(Story.Beat(instant: morning, action: .app(.background)))
    }
    beats.append(Story.Beat(instant: first + .days(Life.days), action: .wait))
    player.play(beats, thoroughly: false)
    guard player.broken == nil, !player.isImpossible else { return nil }
    return Life(player: player, habit: habit, isSettled: isSettled, opening: opening)
  }

  private func told(_ id: String, at instant: Instant) -> ScenarioStep.Action? {
    guard let action = ExhaustiveSearch(app, alphabet, depth: 0, limit: 1).signals(id, at: instant).first,
      case .signal(let id, let carried, let moments) = believable(action)
    else { return nil }
    let chosen = ahead(id, at: instant).merging(numbers[id] ?? [:]) { $1 }
    return .signal(id, carried.merging(chosen) { $1 }, moments: moments)
  }

  /// Moments before which there is time for everything that counts down to them.
  private func ahead(_ id: String, at instant: Instant) -> [String: ParameterValue] {
    let parameters = alphabet.signals.first { $0.id == id }?.parameters ?? []
    let moments = parameters.compactMap { parameter -> (String, ParameterValue)? in
      guard case .moment(let ahead) = parameter.values, let last = ahead.max() else { return nil }
      let moment = instant + last + (last < .days(1) ? .hours(1) : .days(1))
      return (parameter.id, .int(Int(moment.milliseconds)))
    }
    return Dictionary(moments) { first, _ in first }
  }

  /// One number after another, each with which the most types come, of those the largest; then the phone.
  private mutating func chooseNumbers() {
    var most = reached
    for choice in choices {
      let old = numbers
      numbers[choice.signal, default: [:]][choice.parameter] = choice.value
      let now = reached
      if most < now { most = now } else { numbers = old }
    }
    for other in alphabet.devices {
      let old = device
      device = other
      let now = reached
      if most < now { most = now } else { device = old }
    }
  }

  private struct Choice {
    var signal: String
    var parameter: String
    var number: Int
    var value: ParameterValue
  }

  /// The numbers that rules may ask for, the largest of each parameter first.
  private var choices: [Choice] {
    let known = Set(beginnings)
    return alphabet.signals.filter { known.contains($0.id) }.flatMap { signal in
      signal.parameters.flatMap { parameter -> [Choice] in
        guard case .numbers(let numbers) = parameter.values else { return [] }
        return numbers.sorted(by: >).map { number in
          let value: ParameterValue = parameter.kind == .string ? .string("\(number)") : .int(number)
          return Choice(signal: signal.id, parameter: parameter.id, number: number, value: value)
        }
      }
    }
  }

  /// How many types come, and of how many something was planned or kept back by others.
  private var reached: (came: Int, begun: Int) {
    guard let life = life(.staysAway, isSettled: true) else { return (0, 0) }
    let came = Set(life.shown.map(\.type))
    return (came.count, came.union(life.outcomes.filter(\.keepsPlaceFromIt).map(\.type)).count)
  }
}

extension TypeRule {
  fileprivate var beginnings: [String] {
    triggers.flatMap {
      [$0.signal?.signal, $0.series?.begins].compactMap(\.self) + $0.conditions.flatMap(\.beginnings)
    }
      + conditions.flatMap(\.beginnings) + arguments.compactMap(\.source?.signal)
  }

  /// The signals from which it counts time.
  fileprivate var counted: [String] {
    triggers.compactMap { trigger -> String? in
      switch trigger.schedule {
      case .slotAfter, .after(_, _, .last): trigger.signal?.signal
      case .calendar, .after, .at, .reached, .location: nil
      }
    } + allConditions.flatMap(\.counted)
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

  fileprivate var counted: [String] {
    switch self {
    case .elapsed(let since, let orSince, _): [since] + [orSince].compactMap(\.self)
    case .any(let parts), .all(let parts): parts.flatMap(\.counted)
    case .not(let part): part.counted
    case .last, .happened, .preference, .choice, .attribute, .device, .flag, .experiment: []
    }
  }
}
