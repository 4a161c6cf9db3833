public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms

/// The reference scheduler: given state, an event and a moment it returns commands, and nothing else happens.
///
/// No app code runs when a local notification fires, so a cap, a condition or a preference holds only if it was planned
/// for: dated one-shot requests are planned ahead and planned again on every event.
///
/// It never changes, and is a class because every step holds it.
public final class Scheduler: Sendable {
  public let rules: RuleTable
  let types: [CompiledType]
  /// Indices of the types by priority, high first: those of one priority together, as declared.
  let typesByPriority: [[Int]]
  /// The triggers that wait for a place, in the same order.
  let placesByPriority: [TriggerPlace]
  let indexOfType: [String: Int]
  /// Which triggers a signal creates occurrences of.
  let triggersBySignal: [String: [TriggerPlace]]
  /// Which triggers have dates that a signal begins or ends.
  let seriesBySignal: [String: [TriggerPlace]]
  /// Which triggers have other dates after a signal: those of a series, and of a cycle that it begins.
  let datesBySignal: [String: [TriggerPlace]]
  /// Which triggers have other dates if a setting changes.
  let datesBySetting: [String: [TriggerPlace]]
  /// Which types have a guard that a condition lifts.
  let liftableTypes: [Int]
  /// Which types keep a signal apart by a value that it carries.
  let typesByValueOf: [String: [Int]]
  let signalQuestions: SignalQuestions
  /// Of all triggers of all types.
  let conditionCount: Int
  /// Some cap counts only the types of some groups.
  let hasCapGroups: Bool
  /// Some type comes at certain times of day only.
  let hasWindows: Bool
  /// Some type is shown again until somebody answers.
  let hasFollowUps: Bool
  /// How many days back the caps and guards look.
  let retainedDays: Int
  /// The zone of a name; nil for one that the device does not know.
  public let zones: @Sendable (String) -> ZoneRules?
  /// The mistake that it is told to make; nil in every app.
  package let fault: CoreFault?

  /// - Parameter zones: The zone of a name, such as `America/New_York`, for triggers that do not mean the device's; nil
  ///   for a name that the device does not know. Its answers never change.
  /// - Throws: Nothing; a table whose ids do not resolve schedules what it can.
  public convenience init(_ rules: RuleTable, zones: @escaping @Sendable (String) -> ZoneRules? = { _ in nil }) {
    self.init(rules, zones: zones, fault: nil)
  }

  /// - Parameter fault: The mistake to make.
  package init(_ rules: RuleTable, zones: @escaping @Sendable (String) -> ZoneRules? = { _ in nil }, fault: CoreFault?)
  {
    self.fault = fault
    self.rules = rules
    self.zones = zones
    var conditionCount = 0
    types = rules.types.map { CompiledType($0, in: rules, conditionCount: &conditionCount) }
    self.conditionCount = conditionCount
    hasCapGroups = rules.policies.caps.contains { !$0.groups.isEmpty }
    hasWindows = rules.types.contains { $0.window != nil }
    hasFollowUps = rules.types.contains { $0.followUp != nil }
    typesByPriority = Dictionary(grouping: rules.types.indices) { rules.types[$0].priority }
      .sorted { $0.key > $1.key }.map(\.value)
    placesByPriority = typesByPriority.joined().flatMap { type in
      let triggers = rules.types[type].triggers
      return triggers.indices.filter { triggers[$0].region != nil }.map { TriggerPlace(type: type, trigger: $0) }
    }
    indexOfType = Dictionary(rules.types.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var bySignal: [String: [TriggerPlace]] = [:]
    for (type, rule) in rules.types.enumerated() {
      for (trigger, rule) in rule.triggers.enumerated() {
        guard let signal = rule.signal else { continue }
        bySignal[signal.signal, default: []].append(TriggerPlace(type: type, trigger: trigger))
      }
    }
    triggersBySignal = bySignal
    var series: [String: [TriggerPlace]] = [:]
    for (type, rule) in rules.types.enumerated() {
      for (trigger, rule) in rule.triggers.enumerated() {
        guard let own = rule.series else { continue }
        for signal in own.signals {
          series[signal, default: []].append(TriggerPlace(type: type, trigger: trigger))
        }
      }
    }
    seriesBySignal = series
    var settings: [String: [TriggerPlace]] = [:]
    for (type, rule) in rules.types.enumerated() {
      for (trigger, rule) in rule.triggers.enumerated() {
        guard case .calendar(let dates) = rule.schedule else { continue }
        let place = TriggerPlace(type: type, trigger: trigger)
        for setting in dates.settings { settings[setting, default: []].append(place) }
        guard let cycle = dates.cycle, series[cycle]?.contains(place) != true else { continue }
        series[cycle, default: []].append(place)
      }
    }
    datesBySignal = series
    datesBySetting = settings
    liftableTypes = rules.types.indices.filter { rules.types[$0].repeatAfter?.orWhen != nil }
    var byValue: [String: [Int]] = [:]
    for (type, rule) in rules.types.enumerated() {
      for signal in rule.per?.signals ?? [] { byValue[signal, default: []].append(type) }
    }
    typesByValueOf = byValue
    signalQuestions = SignalQuestions(of: rules)
    retainedDays = rules.longestLookBackDays
  }

  /// One step: settle what came due, apply the events, plan, reconcile.
  ///
  /// - Parameters:
  ///   - input: What happened at this instant, and what the center reports.
  ///   - now: The instant and the zone in force.
  /// - Returns: Commands in the order in which they must be carried out.
  public func step(_ state: inout SchedulerState, on input: StepInput, at now: Moment) -> [SchedulerCommand] {
    // Held nowhere else, its lists are changed in place.
    var step = Step(scheduler: self, state: consume state, now: now)
    step.isFirst = step.state.installed == nil
    if step.isFirst { step.state.installed = step.local.date }
    step.state.rememberHome(now.zone)
    step.screen = input.screen
    step.blocked = input.blocked
    step.settle(input)
    if input.events.isEmpty { step.liftGuards(after: nil) }
    for event in fault == .signalsBackwards ? input.events.reversed() : input.events {
      step.apply(event)
      step.liftGuards(after: event)
    }
    step.drawArms()
    if input.plans && !input.isIgnored(by: fault) || step.needsPlan {
      step.plan()
      step.explainZone()
      step.explainUnknownZones()
    }
    step.sharePreferences()
    step.state.zone = now.zone.identifier
    state = step.state
    return step.finish()
  }

  /// What became of the occurrences whose window opened since the last step and that were not sent.
  ///
  /// - Returns: The reasons, without changing anything: the answer for an observer from outside.
  public func outcomesSinceLastStep(_ state: SchedulerState, at now: Moment) -> [OutcomeRecord] {
    var step = Step(scheduler: self, state: state, now: now)
    step.closeWindows()
    return step.outcomes
  }

  func trigger(at place: TriggerPlace) -> TriggerRule { types[place.type].rule.triggers[place.trigger] }

  package func identifier(_ type: String, _ key: OccurrenceKey) -> String {
    var identifier = rules.app
    identifier += "."
    identifier += type
    identifier += "."
    key.write(to: &identifier)
    return identifier
  }

  /// The type and occurrence that an identifier refers to; nil for a foreign one.
  public func parse(identifier: String) -> (type: String, key: OccurrenceKey)? {
    parse(renamed(identifier)[...])
  }

  /// By its bytes: identifiers of ours are ASCII, and every report is full of them.
  private func parse(_ identifier: Substring) -> (type: String, key: OccurrenceKey)? {
    let bytes = identifier.utf8
    let (dot, snooze, followUp) = (UInt8(ascii: "."), UInt8(ascii: "~"), UInt8(ascii: "+"))
    if let mark = bytes.lastIndex(where: { $0 == dot || $0 == snooze || $0 == followUp }), bytes[mark] != dot {
      guard let number = Int(identifier[bytes.index(after: mark)...]), number > 0,
        let (type, key) = parse(identifier[..<mark])
      else { return nil }
      if bytes[mark] == snooze { return key.isRepeat ? nil : (type, .snoozed(key, number)) }
      return key.isFollowUp ? nil : (type, .followUp(key, number))
    }
    var parts = bytes.split(separator: dot, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard parts.count > 2, parts[0] == rules.app, let index = indexOfType[parts[1]] else { return nil }
    let type = types[index]
    let value = type.rule.per == nil ? nil : parts.remove(at: 2)
    guard (3...5).contains(parts.count), value != "", let key = key(parts, of: type) else { return nil }
    return (type.id, key.of(value))
  }

  /// - Parameter parts: Those of an identifier without a value.
  private func key(_ parts: [String], of type: CompiledType) -> OccurrenceKey? {
    let last = parts.count > 3 ? parts[3] : nil
    if let number = Int(parts[2]), number >= 0 {
      guard parts.count < 5 else { return nil }
      if type.milestones.contains(number) {
        guard let last else { return .milestone(number) }
        return Int(last).flatMap { $0 > 1 ? .milestone(number, streak: $0) : nil }
      }
      return number > 0 && last == nil ? .signal(number) : nil
    }
    guard let date = CivilDate(parts[2]), let series = DateSeries(parts[3...]),
      series.trigger.map(type.calendarNames.contains) ?? true
    else { return nil }
    return type.adopted(.date(date, at: series.time, trigger: series.trigger))
  }
}

extension StepInput {
  /// The answers to adds are recorded without planning, so that a failed add is tried once per step.
  var plans: Bool {
    events.isEmpty
      || events.contains {
        switch $0 {
        case .addsCompleted, .willPresent, .dismissed, .acted, .preferencesStored: false
        default: true
        }
      }
  }
}
