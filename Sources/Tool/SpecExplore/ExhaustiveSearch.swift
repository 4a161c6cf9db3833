import NotificationCivilTime
public import NotificationConformance
import NotificationRules
import NotificationTerms

/// All histories of so many steps over a small alphabet: the signals of one type, time, the app and what people do. Histories
/// that lead to the same state are one from there on. They begin on a new phone, and again when the first notification of the
/// type has just come.
public struct ExhaustiveSearch: Sendable {
  public struct Result: Sendable {
    /// Steps that were made.
    public var steps = 0
    /// Different states that were reached.
    public var states = 0
    /// Histories that led to a state that was known.
    public var merged = 0
    /// Every history of so many steps was looked at.
    public var depth = 0
    public var found: [RandomSearch.Found] = []
    public var reach = Reach()

    mutating func add(_ other: Result) {
      steps += other.steps
      states += other.states
      merged += other.merged
      depth = min(depth, other.depth)
      found += other.found
      reach.merge(other.reach)
    }
  }

  /// Those that signals name: one to the east, one to the west.
  private static let zones = ["Asia/Tokyo", "America/New_York"]

  let app: ExploredApp
  let alphabet: Alphabet
  let depth: Int
  /// So many states are looked at most, for each alphabet.
  let limit: Int

  public init(_ app: ExploredApp, _ alphabet: Alphabet, depth: Int, limit: Int) {
    self.app = app
    self.alphabet = alphabet
    self.depth = depth
    self.limit = limit
  }

  /// The small alphabets: the signals of each type.
  public var topics: [[String]] { Array(Set(alphabet.topics)).sorted { $0.lexicographicallyPrecedes($1) } }

  public func search(_ topic: [String]) -> Result {
    guard let start, let new = StoryPlayer(app, start, items: alphabet.items) else { return Result() }
    var result = search(topic, from: new)
    if let begun = begun(topic, new) { result.add(search(topic, from: begun)) }
    return result
  }

  /// One of the signals has brought a notification.
  private func begun(_ topic: [String], _ new: StoryPlayer) -> StoryPlayer? {
    let now = new.device.now.instant
    return topic.lazy.compactMap { signals($0, at: now).first }.compactMap { signal -> StoryPlayer? in
      var one = new
      one.play([Story.Beat(instant: now, action: signal)], thoroughly: false)
      guard let due = one.device.dues.filter({ $0 > now }).min()?.wholeSecond else { return nil }
      one.play([Story.Beat(instant: due, action: .wait)], thoroughly: false)
      return one.isImpossible || one.broken != nil || one.device.shown.isEmpty ? nil : one
    }.first
  }

  private func search(_ topic: [String], from first: StoryPlayer) -> Result {
    var result = Result()
    let toggles = Array(alphabet.toggles(of: topic).prefix(2))
    var known: Set<StateDigest> = [first.device.digest]
    var front = [first]
    var causes: Set<Cause> = []
    result.states = 1
    for level in 0..<depth {
      var next: [StoryPlayer] = []
      for player in front {
        for beats in moves(topic, toggles, on: player) {
          guard result.states < limit else { return result }
          var one = player
          one.play(beats.separated(from: player.story.beats.last), thoroughly: level == depth - 1)
          guard !one.isImpossible else { continue }
          result.steps += 1
          report(one, &causes, &result)
          guard known.insert(one.device.digest).inserted else {
            result.merged += 1
            continue
          }
          result.states += 1
          if one.broken == nil { next.append(one) }
        }
      }
      result.depth = level + 1
      front = next
    }
    for player in front {
      var one = player
      one.rest()
      result.steps += 3
      report(one, &causes, &result)
      for (mark, number) in one.marks() {
        result.reach.note(mark, seed: 0, steps: one.story.beats.count, number: number)
      }
    }
    return result
  }

  private func report(_ player: StoryPlayer, _ causes: inout Set<Cause>, _ result: inout Result) {
    guard let broken = player.broken, causes.insert(Cause(broken)).inserted else { return }
    result.found.append(RandomSearch.Found(story: player.story, broken: broken, cause: Cause(broken), seed: 0))
  }

  /// A winter day, with everything allowed.
  var start: ScenarioStart? {
    guard let stay = Places.stays.first, let zone = alphabet.zones[stay.zone] else { return nil }
    let time = WallClockTime(hour: 9, minute: 0) ?? .midnight
    var start = ScenarioStart(
      moment: Moment(instant: zone.instant(of: CivilDateTime(date: stay.date, time: time)), zone: zone))
    start.zones = alphabet.zones
    start.settle(in: alphabet.rules)
    for experiment in alphabet.rules.experiments { start.arms[experiment.id] = experiment.arms.first?.id }
    start.token.user = "alice"
    return start
  }

  private func moves(_ topic: [String], _ toggles: [String], on player: StoryPlayer) -> [[Story.Beat]] {
    let device = player.device
    let now = device.now.instant
    var moves: [[ScenarioStep.Action]] = []
    if device.isRunning {
      for id in topic { moves += signals(id, at: now).map { [$0] } }
      moves.append([.app(device.isInFront ? .background : .foreground)])
      // Somebody only looks.
      if device.isInFront { moves.append([.app(.foreground)]) }
      moves.append([.app(.killed)])
      moves += toggles.map { move($0, on: device) }
    } else {
      moves.append([.app(.launch)])
    }
    if let listed = device.listed.first(where: { type in
      alphabet.rules.types.contains { $0.id == type && !$0.triggers.isEmpty }
    }) {
      moves.append([.tap(type: listed)])
      for button in alphabet.rules.category(of: listed)?.actions ?? [] where !button.takesText {
        moves.append([.act(type: listed, action: button.id, text: nil)])
      }
    }
    var beats = moves.map { $0.map { Story.Beat(instant: now, action: $0) } }
    beats += instants(on: device).map { [Story.Beat(instant: $0, action: .wait)] }
    return beats
  }

  private func move(_ toggle: String, on device: ExploredDevice) -> [ScenarioStep.Action] {
    [.prefer([.init(id: toggle, value: .toggle(device.value(of: toggle) != .toggle(true)))])]
  }

  /// When the next request is due, the next time of day at which something begins or ends, here and in each other zone that
  /// a signal may name, the next end of a night, and a day later.
  private func instants(on device: ExploredDevice) -> [Instant] {
    let now = device.now.instant
    let clocks = [device.now.zone] + zones.filter { $0.identifier != device.now.zone.identifier }
    let times = clocks.flatMap { clock in [alphabet.times, nights].map { next($0, by: clock, after: now) } }
    let instants = [device.dues.filter { $0 > now }.min()?.wholeSecond, now + .days(1)] + times
    return Array(Set(instants.compactMap { $0 })).sorted()
  }

  private func next(_ times: [WallClockTime], by clock: ZoneRules, after now: Instant) -> Instant? {
    let today = clock.local(at: now).date
    return times.flatMap { time in
      (0...1).map { clock.instant(of: CivilDateTime(date: today.adding(days: $0), time: time)) }
    }.filter { $0 > now }.min()
  }

  /// When quiet hours end.
  private var nights: [WallClockTime] { alphabet.rules.quietHours(moved: [:]).map { [$0.to] } ?? [] }

  /// That signals name.
  private var zones: [ZoneRules] {
    let isNamed = alphabet.signals.contains { $0.parameters.contains { $0.values == .zone } }
    return isNamed ? Self.zones.compactMap { alphabet.zones[$0] } : []
  }

  /// The smallest and the largest of the numbers that the rules ask about.
  func signals(_ id: String, at now: Instant) -> [ScenarioStep.Action] {
    guard let signal = alphabet.signals.first(where: { $0.id == id }) else { return [] }
    var variants: [[String: ParameterValue]] = [[:]]
    for parameter in signal.parameters {
      let values = values(of: parameter, at: now)
      guard let first = values.first else { continue }
      let more = variants.prefix(1).flatMap { base in values.dropFirst().map { base.merging([parameter.id: $0]) { $1 } }
      }
      variants = variants.map { $0.merging([parameter.id: first]) { $1 } } + more
    }
    // A variant that was made before a parameter was known has its first value.
    return variants.prefix(4).map { variant in
      var carried = variant
      for parameter in signal.parameters where carried[parameter.id] == nil {
        carried[parameter.id] = values(of: parameter, at: now).first
      }
      return .signal(id, carried)
    }
  }

  private func values(of parameter: Alphabet.Parameter, at now: Instant) -> [ParameterValue] {
    switch parameter.values {
    case .numbers(let numbers):
      let sorted = numbers.sorted()
      let bounds = [sorted.last, sorted.first].compactMap { $0 }
      return bounds.map { parameter.kind == .string ? .string("\($0)") : .int($0) }
    case .item:
      return alphabet.items.compactMap { item in
        parameter.kind == .string ? .string(item) : Int(item).map { .int($0) }
      }
    case .moment(let ahead):
      let distance = ahead.min() ?? .zero
      return [now + distance + .hours(1)].map { .int(Int($0.milliseconds)) }
    case .zone: return Self.zones.map { .string($0) }
    case .time: return alphabet.times.last.map { [ParameterValue([$0])] } ?? []
    case .times: return ([Array(alphabet.times.suffix(1))] + nights.map { [$0] }).map { ParameterValue($0) }
    case .weekdays: return [ParameterValue([Weekday.tuesday])]
    case .word: return [parameter.kind == .string ? .string("word") : .int(1)]
    }
  }
}
