import NotificationCivilTime
import NotificationConformance
import NotificationRules
import NotificationTerms

/// What happens next in a random history.
struct RandomMoves {
  /// What a run may do besides signals and time: each run has some of it, so that rare things meet.
  enum Subject: Hashable {
    case permission, settings, flights, clocks, focus, failures, languages, knowledge, users, answers, accidents,
      processes
    case device(DeviceVocabulary.Subject)

    /// What happens to people in ordinary weeks, of which a policy is made.
    static let everyday: [Self] = [.settings, .knowledge, .answers]

    static func all(_ alphabet: Alphabet) -> [Self] {
      [
        .permission, .settings, .flights, .clocks, .focus, .failures, .languages, .knowledge, .users, .answers,
        .accidents, .processes,
      ] + alphabet.device.subjects.map { .device($0) }
    }
  }

  let alphabet: Alphabet
  var random: SeededChoice
  let subjects: [Subject]
  /// Of which the history tells more than of others.
  let main: Subject?
  /// The signals of a few types, of which the history tells more than of others.
  let topic: [String]
  /// It tells of no other signals, so that more happens to one type.
  let isNarrow: Bool
  /// What switches its types, or is asked about by them.
  let ownToggles: [String]
  /// It tells of what shares a cap.
  private let isCrowded: Bool
  private let isEveryday: Bool
  /// Moments that signals have carried.
  private var moments: [Instant] = []

  /// - Parameter isEveryday: The policy that is shipped, on a phone that stays where it is, with notifications allowed.
  init(_ alphabet: Alphabet, seed: UInt64, isEveryday: Bool = false) {
    self.alphabet = alphabet
    self.isEveryday = isEveryday
    random = SeededChoice(seed: seed)
    let all = isEveryday ? Subject.everyday : Subject.all(alphabet)
    var subjects: [Subject] = []
    for subject in all where random.oneIn(3) { subjects.append(subject) }
    main = random.pick(all)
    for subject in [main, random.oneIn(2) ? .answers : nil] {
      if let subject, !subjects.contains(subject) { subjects.append(subject) }
    }
    self.subjects = subjects
    let (own, isOwn) = (random.pick(alphabet.topics) ?? [], random.oneIn(2))
    let crowds = alphabet.crowds
    isCrowded = seed.isMultiple(of: 4) && !crowds.isEmpty && !isEveryday
    topic = isCrowded ? crowds[Int(seed / 4) % crowds.count] : own
    isNarrow = isCrowded || isOwn && !own.isEmpty && !isEveryday
    ownToggles = isNarrow ? alphabet.toggles(of: topic) : []
  }

  mutating func start() -> ScenarioStart? {
    let isPlain = isEveryday || random.oneIn(2)
    guard let stay = isPlain ? Places.stays.first : random.pick(Places.stays), let zone = alphabet.zones[stay.zone]
    else {
      return nil
    }
    var date = stay.date
    if random.oneIn(4), let named = random.pick(alphabet.dates) { date = named.adding(days: -2) }
    let hour = isPlain ? 9 : random.below(24)
    let time = WallClockTime(hour: hour, minute: 0) ?? .midnight
    let instant = zone.instant(of: CivilDateTime(date: date, time: time))
    let isNew = subjects.contains(.device(.flow)) && random.oneIn(2)
    let isUndecided = isNew || subjects.contains(.permission) && random.oneIn(3)
    var start = ScenarioStart(
      moment: Moment(instant: instant, zone: zone), authorization: isUndecided ? .notDetermined : .authorized)
    if isNew, let flag = alphabet.rules.permissionFlow?.completedFlag { start.flags[flag] = false }
    start.zones = alphabet.zones
    if random.oneIn(2) { start.settle(in: alphabet.rules) }
    for experiment in alphabet.rules.experiments { start.arms[experiment.id] = random.pick(experiment.arms)?.id }
    // Half of the histories have the policies of a profile, if there are any.
    if !isEveryday, random.oneIn(2) { start.profile = random.pick(alphabet.rules.profiles)?.id }
    if !random.oneIn(4) { start.token.user = "alice" }
    return start
  }

  /// Several steps that belong together, or one.
  mutating func next(on device: ExploredDevice) -> [Story.Beat] {
    let now = device.now.instant
    if device.hasDialog, random.oneIn(2),
      let answer = random.pick([PermissionAction.answer(.granted), .answer(.denied)])
    {
      return [Story.Beat(instant: now, action: .permission(answer))]
    }
    // Whoever is asked something goes on, mostly.
    if device.isBehindFlow, random.oneIn(3), let action = flow(on: device) {
      return [Story.Beat(instant: now, action: action)]
    }
    if isCrowded, let beats = crowded(on: device) { return beats }
    if device.isHolding, random.oneIn(4), let beats = release(on: device) { return beats }
    // What was shown is answered, sooner or later; pushes are rarer than what the device plans.
    let listed = device.listed
    let isPushed = alphabet.rules.types.contains { $0.triggers.isEmpty && listed.contains($0.id) }
    if !listed.isEmpty, subjects.contains(.answers), random.oneIn(isPushed ? 2 : 6), let action = answer(on: device) {
      return [Story.Beat(instant: now, action: action)] + afterwards(action, at: now + .minutes(1), on: device)
    }
    switch random.below(20) {
    case 0...5: return wait(on: device)
    case 6...11: return device.isRunning ? signals(at: now) : launch(at: now)
    case 12: return [Story.Beat(instant: now, action: .app(random.oneIn(2) ? .background : .foreground))]
    default: break
    }
    guard let subject = random.oneIn(3) ? main : random.pick(subjects) else { return wait(on: device) }
    if subject == .accidents { return accident(on: device) }
    guard let action = action(of: subject, on: device) else { return wait(on: device) }
    return [Story.Beat(instant: now, action: action)] + regret(action, at: now + .minutes(1))
  }

  /// Somebody who has answered goes on: the app tells more of it, or the same is answered again.
  private mutating func afterwards(
    _ action: ScenarioStep.Action, at later: Instant, on device: ExploredDevice
  ) -> [Story.Beat] {
    guard device.isRunning else { return [] }
    switch (random.below(6), action) {
    case (0, .act(let type, _, _)): return [Story.Beat(instant: later, action: .tap(type: type))]
    case (0...1, _): return signals(at: later)
    default: return []
    }
  }

  func launch(at instant: Instant) -> [Story.Beat] { [Story.Beat(instant: instant, action: .app(.launch))] }

  // MARK: - Time

  private mutating func wait(on device: ExploredDevice) -> [Story.Beat] {
    guard let target = target(on: device), target > device.now.instant else { return [] }
    return [Story.Beat(instant: target, action: .wait)]
  }

  /// The next instant at which something is due, begins or ends, a little before or after it, or one that is far away.
  mutating func target(on device: ExploredDevice) -> Instant? {
    let now = device.now.instant
    switch random.below(12) {
    case 0: return now + .minutes(random.pick([1, 5, 30]) ?? 1)
    case 1...3: return device.dues.filter { $0 >= now }.min().map { ($0 + near()).wholeSecond }
    case 4: return random.pick(device.dues.filter { $0 >= now }).map { ($0 + near()).wholeSecond }
    case 5...7: return next(random.pick(alphabet.times) ?? .midnight, on: device).map { $0 + near() }
    case 8, 9: return random.pick(alphabet.spans).map { now + $0 + near() }
    case 10: return now + .hours(random.pick([1, 3, 12, 24]) ?? 1)
    default: return now + .days(random.pick([1, 2, 7, 20]) ?? 1)
    }
  }

  private mutating func near() -> TimeSpan { random.pick([.zero, .zero, .zero - .minutes(1), .minutes(1)]) ?? .zero }

  /// The next instant at which the clocks show a time.
  private func next(_ time: WallClockTime, on device: ExploredDevice) -> Instant? {
    let today = device.now.local.date
    return (0...2).lazy.map { device.now.zone.instant(of: CivilDateTime(date: today.adding(days: $0), time: time)) }
      .first { $0 > device.now.instant }
  }

  // MARK: - Signals

  mutating func signals(at instant: Instant) -> [Story.Beat] {
    var beats: [Story.Beat] = []
    repeat {
      let ids = isNarrow || !topic.isEmpty && random.oneIn(2) ? topic : alphabet.signals.map(\.id)
      if let id = random.pick(ids), let action = signal(id, at: instant) {
        beats.append(Story.Beat(instant: instant, action: action))
      }
    } while random.oneIn(4)
    return beats
  }

  private mutating func signal(_ id: String, at instant: Instant) -> ScenarioStep.Action? {
    guard let signal = alphabet.signals.first(where: { $0.id == id }) else { return nil }
    var carried: [String: ParameterValue] = [:]
    for parameter in signal.parameters where !parameter.isOptional || !random.oneIn(8) {
      carried[parameter.id] = value(of: parameter, at: instant)
    }
    return .signal(id, carried)
  }

  private mutating func value(of parameter: Alphabet.Parameter, at instant: Instant) -> ParameterValue? {
    switch parameter.values {
    case .numbers(let numbers):
      let number = random.pick(numbers.sorted()) ?? 0
      return parameter.kind == .string ? .string("\(number)") : .int(number)
    case .item:
      let item = random.pick(alphabet.items) ?? "1"
      return parameter.kind == .string ? .string(item) : Int(item).map { .int($0) }
    case .moment(let ahead): return .int(Int(moment(ahead.sorted(), at: instant).milliseconds))
    case .zone: return random.pick(Places.names).map { .string($0) }
    case .time: return random.pick(alphabet.times).map { ParameterValue([$0]) }
    case .times: return ParameterValue(Array(alphabet.times.prefix(random.below(3))))
    case .weekdays: return ParameterValue(random.pick([[], [.monday], [.tuesday, .sunday]]) ?? [])
    case .word: return parameter.kind == .string ? random.pick(["EUR", "word"]).map { .string($0) } : .int(1)
    }
  }

  private mutating func moment(_ ahead: [TimeSpan], at instant: Instant) -> Instant {
    if random.oneIn(4), let known = random.pick(moments) { return known }
    var moment = instant + .minutes(random.pick([-60, 0, 1, 10, 60, 300, 1500]) ?? 0)
    if let distance = random.pick(ahead), !random.oneIn(6) { moment = moment + distance }
    moments.append(moment)
    return moment
  }

  // MARK: - Everything else

  mutating func action(of subject: Subject, on device: ExploredDevice) -> ScenarioStep.Action? {
    switch subject {
    case .permission:
      return random.pick([.authorized, .authorized, .denied, .provisional]).map { .authorization($0) }
    case .settings:
      guard device.isRunning, let setting = setting() else { return nil }
      if random.oneIn(8) { return .preferRefused(id: setting.id, text: "such as nobody would say") }
      return .prefer([.init(id: setting.id, value: value(for: setting))])
    case .flights where random.oneIn(10): return .zoneUnknown
    case .flights: return random.pick(Places.names).flatMap { alphabet.zones[$0] }.map { .zone($0) }
    case .clocks: return random.oneIn(2) ? random.pick([-48, -2, -1, 1, 2, 48]).map { .clock(.hours($0)) } : nil
    case .focus: return .focus(random.oneIn(2))
    case .failures: return random.pick([1, 1, 2]).map { .fail(.add, times: $0) }
    case .languages: return random.pick(alphabet.rules.locales).map { .locale($0) }
    case .knowledge: return device.isRunning ? knowledge() : nil
    case .users:
      return device.isRunning ? .token(.user(random.pick(["alice", "bob", nil]) ?? nil)) : nil
    case .answers: return answer(on: device)
    case .processes:
      let transitions: [ScenarioStep.AppTransition] =
        random.oneIn(8) ? [.reinstall] : [.launch, .killed, .killed, .background]
      return random.pick(transitions).map { .app($0) }
    case .device(.flow): return flow(on: device)
    case .device(let subject): return random.pick(alphabet.device.all(subject).filter(device.isPossible))
    case .accidents: return nil
    }
  }

  /// On with the permission flow, or the app ends in the middle of it.
  private mutating func flow(on device: ExploredDevice) -> ScenarioStep.Action? {
    if device.isBehindFlow, random.oneIn(8) { return .app(.killed) }
    return random.pick(alphabet.device.all(.flow).filter(device.isPossible))
  }

  private mutating func knowledge() -> ScenarioStep.Action? {
    switch random.below(3) {
    case 0:
      guard let attribute = random.pick(alphabet.rules.attributes), let value = random.pick(attribute.values) else {
        return nil
      }
      return .attribute([attribute.id: value])
    case 1: return random.pick(alphabet.rules.flags).map { .switched([$0.id: random.oneIn(2)]) }
    default: return random.pick(alphabet.devices).map { .device($0) }
    }
  }

  /// The user taps something, presses one of its buttons, or swipes it away.
  private mutating func answer(on device: ExploredDevice) -> ScenarioStep.Action? {
    guard let type = random.pick(alphabet.rules.types.filter { device.listed.contains($0.id) }) else { return nil }
    let category = alphabet.rules.category(of: type.id)
    if let button = random.pick(category?.actions ?? []), !random.oneIn(3) {
      return .act(type: type.id, action: button.id, text: button.takesText ? "text" : nil)
    }
    if category?.reportsDismissal == true, random.oneIn(2) { return .dismiss(type: type.id) }
    return random.oneIn(6) ? .tapTwice(type: type.id) : .tap(type: type.id)
  }
}

extension Instant {
  /// It, or the next one with a whole second.
  var wholeSecond: Instant {
    let rest = ((milliseconds % 1_000) + 1_000) % 1_000
    return rest == 0 ? self : Instant(milliseconds: milliseconds + 1_000 - rest)
  }
}
