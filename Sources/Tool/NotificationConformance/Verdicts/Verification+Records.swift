import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import SpecDiagnostics
import TextWriting

extension Verification {
  // MARK: Outcomes

  /// Recorded ones and, at the end, those of windows that opened since the last step.
  private var outcomes: [OutcomeRecord] {
    guard isEnd else { return world.outcomes }
    return world.outcomes
      + (facts?.outcomes ?? world.scheduler.outcomesSinceLastStep(world.known.scheduler, at: world.now))
  }

  func checkOutcome(
    _ type: String, _ outcome: Outcome?, _ reason: OutcomeReason?, cap: String?, _ date: CivilDate?
  ) -> String? {
    let ofType = outcomes.filter { record in
      record.type == type && (date == nil || isOn(date, record))
    }
    guard let outcome else {
      return ofType.first.map { "expected no outcome of \(type); it was \($0.outcome.rawValue): \($0.reason.rawValue)" }
    }
    let isThere = ofType.contains { record in
      record.outcome == outcome && (reason ?? record.reason) == record.reason && (cap == nil || record.cap == cap)
    }
    if isThere { return nil }
    let expected =
      "expected \(type) to be \(outcome.rawValue)\(reason.map { " because of \($0.rawValue)" } ?? "")"
      + (cap.map { " by the cap '\($0)'" } ?? "")
    let were = ofType.map { record in
      "\(record.outcome.rawValue): \(record.reason.rawValue)"
        + (cap == nil ? "" : record.cap.map { " (cap '\($0)')" } ?? "")
    }
    if !were.isEmpty { return "\(expected); it was \(were.joined(separator: ", "))" }
    return "\(expected); \(room(for: type, reason, cap) ?? "it has no outcome")"
  }

  /// `it was delivered at 2026-03-05 10:00, when offers_weekly had 3 of 4 used`: why caps kept nothing of a type back, if
  /// the line is about a cap.
  private func room(for type: String, _ reason: OutcomeReason?, _ cap: String?) -> String? {
    let caps = world.scheduler.rules.policies.caps.filter { rule in
      cap.map { $0 == rule.id } ?? (rule.window.reason == reason)
    }
    guard !caps.isEmpty, let rule = world.scheduler.rules.types.first(where: { $0.id == type }) else { return nil }
    if rule.onCap == .exempt { return "no cap applies to it, because of 'on_cap: exempt'" }
    let counting = caps.filter { $0.counts(rule) }
    guard !counting.isEmpty else { return "'\(caps.map(\.id).joined(separator: "', '"))' does not count it" }
    let delivery = world.deliveries.last { $0.type == type }
    let used = counting.map { "\($0.id) had \(world.used($0, before: delivery)) of \($0.max) used" }
    let came = delivery.map { "it was delivered at \(times.text($0.instant, in: $0.zone)), when " }
    return (came ?? "it has no outcome; ") + used.joined(separator: " and ")
  }

  /// The date of a calendar occurrence, or the date on which it was decided for one born of a signal.
  private func isOn(_ date: CivilDate?, _ record: OutcomeRecord) -> Bool {
    let key = world.scheduler.parse(identifier: record.identifier)?.key.ofValue
    if case .date(let own, _, _)? = key { return own == date }
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
    return actual == expected.count
      ? nil
      : "expected \(expected.name) to be logged \(Self.times(expected.count)); it was logged \(Self.times(actual))"
  }

  /// "once", "3 times"
  static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  // MARK: The center and the rest

  func checkCenter(_ added: Int?, _ removed: Int?) -> String? {
    let actualAdded = world.center.counters.added - world.addedBefore
    let actualRemoved = world.center.counters.removed
    if let added, added != actualAdded {
      return "expected \(Plural.of(added, "request")) to be added; \(actualAdded) were"
    }
    if let removed, removed != actualRemoved {
      return "expected \(Plural.of(removed, "request")) to be removed; \(actualRemoved) were"
    }
    return nil
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

  /// Rules of every case, whatever it asserts.
  func brokenInvariants(of scenario: ScenarioCase) -> [CaseResult.Failure] {
    let deliveries = world.deliveries[world.forgottenDeliveries...]
    let broken = Invariants(world.scheduler.rules).broken(by: deliveries).map { broken in
      CaseResult.Failure(
        "\(broken.text) at \(times.text(broken.delivery.instant, in: broken.delivery.zone))", at: scenario.span,
        when: broken.delivery.instant, about: broken.delivery.type, kind: .invariant)
    }
    let unfounded = Invariants(world.scheduler.rules).unfounded(world.capRefusals, among: world.deliveries)
      .map { CaseResult.Failure($0, at: scenario.span, kind: .invariant) }
    return broken + unfounded + world.brokenMachines.map { .init($0, at: scenario.span, kind: .invariant) }
  }
}
