import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// A trigger by its place in the table; ordered as declared.
struct TriggerPlace: Sendable, Hashable, Comparable {
  var type: Int
  var trigger: Int

  static func < (a: Self, b: Self) -> Bool { a.type != b.type ? a.type < b.type : a.trigger < b.trigger }
}

/// A type with what the planner needs of it on every step. A class, because it is read far more often than created: a
/// structure of this size would be copied at every look.
final class CompiledType: Sendable {
  let rule: TypeRule
  let id: String
  let priority: Int
  let onCap: TypeRule.OnCap
  /// Exempt if there are no quiet hours.
  let onQuiet: TypeRule.OnQuiet
  let repeatAfter: RepeatRule?
  /// Names of the triggers that have dates in the calendar.
  let calendarNames: [String]
  /// For each of them the first of its times; nil where there is only one.
  let firstTimes: [WallClockTime?]
  /// Values that its triggers wait for; signals have other numbers.
  let milestones: Set<Int>
  /// Types that are combined with it have the same number; nil for none.
  let group: Int?
  /// The number of its group for caps; 0 if none of them names it.
  let capGroup: Int
  /// Toggles that must all be on, including those above them.
  let toggles: [PreferenceRule]
  /// Which text is shown depends on a setting, or on what was delivered before.
  let hasVariants: Bool
  /// An event says which variant it was.
  let countsVariants: Bool
  /// Values of its texts that the newest signal of a name brings.
  let liveArguments: [ArgumentRule]
  /// What its texts say may change between two plans: by another signal, or by another zone.
  let saysNews: Bool
  /// Conditions of the type and of each trigger together.
  let conditions: [[ConditionRule]]
  /// Where those of each trigger begin among the conditions of all types, and where the last ones end.
  let firstCondition: [Int]
  /// Which of the triggers have dates in the calendar.
  let isCalendar: [Bool]
  /// Which of them are due in the daily slot of the device's zone, every day or on some of them.
  let usesSlot: [Bool]

  /// - Parameter conditionCount: How many conditions the types before it have; those of this one are added.
  init(_ rule: TypeRule, in table: RuleTable, conditionCount: inout Int) {
    self.rule = rule
    id = rule.id
    priority = rule.priority
    onCap = rule.onCap
    onQuiet = table.policies.quietHours?.treatment(of: rule) ?? .exempt
    repeatAfter = rule.repeatAfter
    milestones = Set(
      rule.triggers.flatMap { trigger -> [Int] in
        if case .reached(_, _, let values) = trigger.schedule { values } else { [] }
      })
    group = rule.combine.flatMap { name in table.types.firstIndex { $0.combine == name } }
    capGroup = rule.group.flatMap { table.cappedGroups.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    let calendars = rule.triggers.compactMap { trigger -> (name: String, rule: CalendarRule)? in
      if case .calendar(let rule) = trigger.schedule { (trigger.name, rule) } else { nil }
    }
    calendarNames = calendars.map(\.name)
    firstTimes = calendars.map { $0.rule.firstOfSeveralTimes(in: table) }
    var toggles: [PreferenceRule] = []
    for preference in table.preferences where preference.controls(rule.id) {
      for toggle in table.withParents(of: preference) where !toggles.contains(toggle) { toggles.append(toggle) }
    }
    self.toggles = toggles
    hasVariants = rule.copy.contains { if case .variants = $0.form { true } else { false } }
    countsVariants =
      (hasVariants || rule.experiment != nil) && table.events.contains { $0.parameters.contains(.variant) }
    liveArguments = rule.arguments.filter { $0.source != nil }
    saysNews =
      rule.arguments.contains { argument in
        if case .instant = argument.format { true } else { argument.source != nil }
      } || rule.triggers.contains { $0.series != nil }
    conditions = rule.triggers.map { rule.conditions + $0.conditions }
    var places = [conditionCount]
    for conditions in conditions { places.append(places[places.count - 1] + conditions.count) }
    firstCondition = places
    conditionCount = places[places.count - 1]
    isCalendar = rule.triggers.map { if case .calendar = $0.schedule { true } else { false } }
    usesSlot = rule.triggers.map { trigger in
      if case .calendar(let rule) = trigger.schedule { rule.time == .slot && trigger.zone == nil } else { false }
    }
  }
}

extension CompiledType {
  /// It may come later than it is due.
  var mayWait: Bool { onQuiet == .hold || rule.window != nil }

  func isExpired(on date: CivilDate) -> Bool { rule.expires.map { date >= $0 } ?? false }
}

extension TriggerRule {
  /// Due at a place, whenever that may be.
  var region: CircularRegion? {
    guard case .location(let rule) = schedule else { return nil }
    return CircularRegion(
      latitude: rule.latitude, longitude: rule.longitude, radius: rule.radius, notifyOnEntry: rule.onEntry,
      notifyOnExit: rule.onExit)
  }
}

extension RuleTable {
  /// The groups that caps name, each once. Caps compare groups by their number, which is one more than the place here.
  var cappedGroups: [String] {
    policies.caps.reduce(into: []) { found, cap in found += cap.groups.filter { !found.contains($0) } }
  }

  /// The longest time in days that a cap or a repeat guard looks back.
  var longestLookBackDays: Int {
    let guards = types.compactMap { $0.repeatAfter?.days }
    let caps = [policies.caps] + profiles.map(\.policies.caps)
    let spans = caps.joined().map { cap in
      switch cap.window {
      case .rollingDay, .calendarDay: 2
      case .calendarWeek: 8
      case .span(let span): Int(span.milliseconds / TimeSpan.days(1).milliseconds) + 2
      }
    }
    return (guards + spans).max() ?? 2
  }
}

extension ConditionRule {
  /// It asks for nothing but whether a signal has come.
  var speaksOfHappenedAlone: Bool {
    switch self {
    case .happened: true
    case .any(let parts), .all(let parts): parts.allSatisfy(\.speaksOfHappenedAlone)
    case .not(let part): part.speaksOfHappenedAlone
    case .elapsed, .last, .preference, .choice, .attribute, .device, .flag, .experiment: false
    }
  }
}

/// What rules ask of signals, so that history can remember it and nothing else.
struct SignalQuestions: Sendable {
  /// The filtered signals, the newest of which is remembered.
  private(set) var tests: [SignalRule] = []
  /// The signals that are counted.
  private(set) var counts: [SignalCount] = []

  init(of table: RuleTable) {
    for policies in [table.policies] + table.profiles.map(\.policies) {
      if let condition = policies.quietHours?.when { add(condition) }
    }
    for condition in table.types.flatMap(\.allConditions) { add(condition) }
  }

  private mutating func add(_ condition: ConditionRule) {
    switch condition {
    case .happened(let rule, let since, let least):
      if rule.filter != nil, !tests.contains(rule) { tests.append(rule) }
      if least > 1 { add(SignalCount(rule: rule, most: least, span: since.longestSpan)) }
    case .elapsed, .last, .preference, .choice, .attribute, .device, .flag, .experiment: break
    case .any(let parts), .all(let parts): for part in parts { add(part) }
    case .not(let part): add(part)
    }
  }

  private mutating func add(_ count: SignalCount) {
    guard let index = counts.firstIndex(where: { $0.rule == count.rule }) else { return counts.append(count) }
    counts[index].most = max(counts[index].most, count.most)
    counts[index].span = counts[index].span.flatMap { a in count.span.map { max(a, $0) } }
  }
}

/// How much of a signal is remembered because rules count it.
struct SignalCount: Sendable {
  var rule: SignalRule
  /// The highest number asked for.
  var most: Int
  /// How far back the longest question looks; nil if there is no limit.
  var span: TimeSpan?
}

extension HappenedSince {
  fileprivate var longestSpan: TimeSpan? {
    switch self {
    case .ever, .trigger, .lastDelivery, .signal: nil
    // A date that a flight to the west makes long.
    case .today: .days(3)
    case .within(let span): span
    }
  }
}
