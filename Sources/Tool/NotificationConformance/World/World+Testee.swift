import NotificationCivilTime
import NotificationScheduling
import NotificationTerms
import SpecDiagnostics

/// A world in which another scheduler decides. It is told what the reference is told, and the world carries out what it
/// answers; the reference goes along and knows what the runner has to know, such as who is signed in.
extension World {
  /// Nil after a fault. The first one ends the case.
  private mutating func ask<Answer>(_ question: (TesteeCase) throws(TesteeFault) -> Answer) -> Answer? {
    guard let testee, fault == nil else { return nil }
    do throws(TesteeFault) { return try question(testee) } catch {
      fault = error
      turnsLeft = 0
      return nil
    }
  }

  mutating func open(_ start: ScenarioStart, _ past: AppPast) {
    let now = now
    testeeFile = ask { testee throws(TesteeFault) in try testee.open(start, past, at: now) }?.state
  }

  mutating func launchTestee() {
    let (now, file, locale) = (now, testeeFile, locale)
    _ = ask { testee throws(TesteeFault) in try testee.launch(file, locale, at: now) }
  }

  mutating func crashTestee() {
    wake = nil
    testeeDraft = nil
    guard app != nil else { return }
    _ = ask { testee throws(TesteeFault) in try testee.crash() }
  }

  /// - Parameter reference: What the reference asks for, which knows the causes of what it reports.
  /// - Returns: What the testee asks for; nil if it cannot go on.
  mutating func stepTestee(_ events: [AppEvent], _ report: AppReport, besides reference: [AppCommand]) -> [AppCommand]?
  {
    let now = now
    guard let answer = ask({ testee throws(TesteeFault) in try testee.step(events, report, at: now) }) else {
      return nil
    }
    testeeDraft = answer.state
    wake = answer.wake
    return answer.effects.map { command in
      guard case .report(var record) = command else { return command }
      record.at = now
      for case .report(let known) in reference {
        var named = record
        named.cause = known.cause
        if named == known { return .report(named) }
      }
      return .report(record)
    }
  }

  /// Time has passed, as the testee has asked to be told.
  mutating func wakeTestee() {
    guard let due = wake, due <= now.instant else { return }
    wake = nil
    tell([])
  }

  /// What the testee's app shows now, for lines that ask it; nil while it does not run, and for the reference.
  mutating func lookAtTestee() -> AppFacts? {
    guard app != nil else { return nil }
    let now = now
    return ask { testee throws(TesteeFault) in try testee.snapshot(at: now) }
  }

  /// The case is over.
  mutating func closeTestee() { _ = ask { testee throws(TesteeFault) in try testee.close() } }
}

extension CaseResult {
  /// A case that says nothing about a testee.
  init(scenario: ScenarioCase, notApplicable reason: String) {
    self.init(scenario: scenario, failures: [], trace: [])
    environment = reason
    isNotApplicable = true
  }
}

extension CaseResult.Failure {
  init(_ fault: TesteeFault, at span: SourceSpan, when instant: Instant? = nil) {
    let kind: Kind =
      switch fault.kind {
      case .timeout: .timeout
      case .crash: .crash
      case .protocolError, .notApplicable: .protocolError
      }
    self.init(fault.message, at: span, when: instant, kind: kind)
  }
}
