public import NotificationCivilTime
public import SpecDiagnostics

/// The verdict on one case, with what happened in it.
public struct CaseResult: Sendable {
  public enum Verdict: String, Sendable, Hashable {
    case passed, failed
  }

  /// One assertion, or one rule that always holds, that did not.
  public struct Failure: Sendable, Hashable {
    /// What was expected and what came instead, in a sentence or two.
    public var message: String
    /// The line of the scenario.
    public var span: SourceSpan
    /// When it went wrong, where that is known: the report shows the trace around it.
    public var instant: Instant?

    public init(_ message: String, at span: SourceSpan, when instant: Instant? = nil) {
      self.message = message
      self.span = span
      self.instant = instant
    }
  }

  public var scenario: ScenarioCase
  public var failures: [Failure]
  /// Everything that happened, in order.
  public var trace: [TraceEntry]

  public init(scenario: ScenarioCase, failures: [Failure], trace: [TraceEntry]) {
    self.scenario = scenario
    self.failures = failures
    self.trace = trace
  }

  public var verdict: Verdict { failures.isEmpty ? .passed : .failed }
  public var isFailed: Bool { !failures.isEmpty }
}

/// One line of a trace.
public struct TraceEntry: Sendable, Hashable {
  public enum Lane: String, Sendable, Hashable, CaseIterable {
    /// What the scenario did.
    case input
    /// Requests added to and removed from the center.
    case center
    case delivered
    case opened
    case logged
    /// What was not sent, and why.
    case outcome
  }

  public var instant: Instant
  /// The device's local date and time.
  public var local: CivilDateTime
  public var lane: Lane
  public var text: String

  public init(instant: Instant, local: CivilDateTime, lane: Lane, text: String) {
    self.instant = instant
    self.local = local
    self.lane = lane
    self.text = text
  }
}
