import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import SpecDiagnostics

extension Verification {
  // MARK: Outcomes

  /// Recorded ones and, at the end, those of windows that opened since the last step.
  private var outcomes: [OutcomeRecord] {
    guard isEnd else { return world.outcomes }
    return world.outcomes + world.scheduler.outcomesSinceLastStep(world.state ?? world.stored, at: world.now)
  }

  func checkOutcome(_ type: String, _ outcome: Outcome?, _ reason: OutcomeReason?, _ date: CivilDate?) -> String? {
    let ofType = outcomes.filter { record in
      record.type == type && (date == nil || isOn(date, record))
    }
    guard let outcome else {
      return ofType.first.map { "expected no outcome of \(type); it was \($0.outcome.rawValue): \($0.reason.rawValue)" }
    }
    if ofType.contains(where: { $0.outcome == outcome && (reason == nil || $0.reason == reason) }) { return nil }
    let expected = "expected \(type) to be \(outcome.rawValue)\(reason.map { " with \($0.rawValue)" } ?? "")"
    let were = ofType.map { "\($0.outcome.rawValue): \($0.reason.rawValue)" }
    return were.isEmpty ? "\(expected); it has no outcome" : "\(expected); it was \(were.joined(separator: ", "))"
  }

  /// The date of a calendar occurrence, or the date on which it was decided for one born of a signal.
  private func isOn(_ date: CivilDate?, _ record: OutcomeRecord) -> Bool {
    if case .date(let own)? = world.scheduler.parse(identifier: record.identifier)?.key { return own == date }
    return record.at.local.date == date
  }

  // MARK: Analytics

  private func matches(_ record: AnalyticsRecord, _ event: ExpectedEvent) -> Bool {
    record.event == event.name
      && event.parameters.allSatisfy { name, value in
        record.parameters.contains { $0.name == name && $0.value.description == value.description }
      }
  }

  private func described(_ event: ExpectedEvent) -> String {
    guard !event.parameters.isEmpty else { return event.name }
    let values = event.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return "\(event.name) (\(values.joined(separator: ", ")))"
  }

  private func described(_ record: AnalyticsRecord) -> String {
    guard !record.parameters.isEmpty else { return record.event }
    return "\(record.event) (\(record.parameters.map { "\($0.name)=\($0.value)" }.joined(separator: ", ")))"
  }

  func checkLogged(_ events: [ExpectedEvent]) -> String? {
    for (index, event) in events.enumerated() {
      guard index < world.logged.count else {
        return "expected \(described(event)) as event \(index + 1); only \(world.logged.count) were logged"
      }
      if !matches(world.logged[index], event) {
        return "expected \(described(event)) as event \(index + 1); it is \(described(world.logged[index]))"
      }
    }
    guard world.logged.count > events.count else { return nil }
    let rest = world.logged[events.count...].map(described).joined(separator: ", ")
    return events.isEmpty ? "expected nothing to be logged; logged: \(rest)" : "logged besides: \(rest)"
  }

  func checkLoggedIncludes(_ events: [ExpectedEvent]) -> String? {
    var rest = world.logged[...]
    for event in events {
      guard let index = rest.firstIndex(where: { matches($0, event) }) else {
        let all = world.logged.map(described).joined(separator: ", ")
        return
          "expected \(described(event)) in the log\(all.isEmpty ? ", which is empty" : ", in this order; logged: \(all)")"
      }
      rest = rest[(index + 1)...]
    }
    return nil
  }

  func checkCount(_ expected: EventCount) -> String? {
    let actual = world.logged.count { $0.event == expected.name }
    return actual == expected.count ? nil : "expected \(expected.name) \(expected.count) times; logged \(actual) times"
  }

  // MARK: The center and the rest

  func checkCenter(_ added: Int?, _ removed: Int?) -> String? {
    let actualAdded = world.center.counters.added - world.addedBefore
    let actualRemoved = world.center.counters.removed
    if let added, added != actualAdded { return "expected \(added) requests added; \(actualAdded) were" }
    if let removed, removed != actualRemoved { return "expected \(removed) requests removed; \(actualRemoved) were" }
    return nil
  }

  func checkPreference(_ change: ScenarioStep.PreferenceChange) -> String? {
    let state = world.state ?? world.stored
    guard let actual = world.scheduler.shownValue(of: change.id, in: state) else {
      return "there is no setting \(change.id)"
    }
    return actual == change.value ? nil : "expected \(change.id) to be \(change.value); it is \(actual)"
  }

  func checkTextDiffers(_ type: String) -> String? {
    let bodies = world.deliveries.filter { $0.type == type && !$0.isSilenced }.map(\.body)
    guard bodies.count > 1 else { return "expected at least two deliveries of \(type); there are \(bodies.count)" }
    for (a, b) in zip(bodies, bodies.dropFirst()) where a == b {
      return "expected consecutive texts of \(type) to differ; twice: \"\(a)\""
    }
    return nil
  }

  func checkNothing() -> String? {
    let counters = world.center.counters
    if let delivery = world.deliveries.first { return "expected nothing; delivered: \(delivery.identifier)" }
    if let record = world.logged.first { return "expected nothing; logged: \(described(record))" }
    if let target = world.opened.first { return "expected nothing; opened: \(target.target)" }
    if counters.attempted > world.addedBefore { return "expected nothing; requests were added" }
    return nil
  }

  // MARK: What always holds

  /// Rules of every case, whatever it asserts: no cap is broken and no occurrence comes twice. Caps hold within one
  /// history: after a reinstallation, or once the clock was set back, counting begins anew. No clock brings an
  /// occurrence back.
  func brokenInvariants(of scenario: ScenarioCase) -> [CaseResult.Failure] {
    var failures: [CaseResult.Failure] = []
    let shown = world.deliveries[world.forgottenDeliveries...].filter { $0.type != nil }
    let exempt = Set(world.scheduler.rules.types.filter { $0.onCap == .exempt }.map(\.id))
    let counted = shown.filter { delivery in delivery.type.map { !exempt.contains($0) } ?? true }
    var seen: Set<String> = []
    for delivery in shown where !seen.insert("\(delivery.identifier)@\(delivery.user)").inserted {
      failures.append(
        .init(
          "\(delivery.identifier) was delivered twice", at: scenario.span, when: delivery.instant,
          about: delivery.type, kind: .invariant))
    }
    failures += brokenHandlers().map { .init($0, at: scenario.span, kind: .invariant) }
    for cap in world.scheduler.rules.policies.caps {
      for (index, delivery) in counted.enumerated() {
        let near = counted[...index].count {
          $0.epoch == delivery.epoch && $0.user == delivery.user && isTooNear($0, delivery, cap.window)
        }
        if near > cap.max {
          failures.append(
            .init(
              "cap '\(cap.id)' is broken by \(delivery.identifier) at \(times.text(delivery.instant, in: delivery.zone))",
              at: scenario.span, when: delivery.instant, about: delivery.type, kind: .invariant))
        }
      }
    }
    return failures
  }

  /// By how much a delivery may come late and still count as on time.
  private enum CapTolerance {
    static func ends(_ local: CivilDateTime) -> CivilDateTime {
      ZoneRules.utc.local(at: ZoneRules.utc.instant(of: local) - .minutes(5))
    }
  }

  /// Whether the later one falls into the window that the earlier one opened; true for one and the same.
  private func isTooNear(_ a: World.Delivery, _ b: World.Delivery, _ window: CapRule.Window) -> Bool {
    switch window {
    // Which was to come at nine, and came some seconds later, does not hold back the nine o'clock of the next day.
    case .rollingDay: CapTolerance.ends(a.local.adding(days: 1)) > b.local
    case .calendarDay: a.local.date == b.local.date
    case .span(let span): b.instant - a.instant < span
    }
  }
}
