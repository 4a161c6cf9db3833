public import NotificationCivilTime
public import SpecDiagnostics

/// The verdict on one case, with what happened in it.
public struct CaseResult: Sendable {
  public enum Verdict: String, Sendable, Hashable, CaseIterable {
    case passed, failed
    /// The app went on and on at virtual time, and the case was stopped.
    case restless = "does_not_come_to_rest"
    /// Failed, as `known-failing.yaml` says it does.
    case knownFailing = "known_failing"
    /// Not judged: this machine is not what the case needs.
    case environment
    /// Not judged: the testee does not do what the case needs.
    case notApplicable = "not_applicable"
    /// The testee did not answer in time.
    case timeout
    /// The process of the testee has ended.
    case crash
    /// The testee said what is no answer.
    case protocolError = "protocol_error"

    /// What a reader sees.
    public var words: String {
      switch self {
      case .passed: "passed"
      case .failed: "failed"
      case .restless: "never settles"
      case .knownFailing: "known failing"
      case .environment: "not judged"
      case .notApplicable: "not applicable"
      case .timeout: "no answer in time"
      case .crash: "crashed"
      case .protocolError: "broke the protocol"
      }
    }
  }

  /// One assertion, or one rule that always holds, that did not.
  public struct Failure: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// A line of the scenario.
      case assertion
      /// A rule of every case, whatever it asserts.
      case invariant
      /// A step that could not be done, such as a tap on nothing.
      case step
      /// The case had to be stopped.
      case rest
      /// A second run, in another order or from other tables, gave something else.
      case repetition
      /// The testee did not answer in time, or its process has ended, or what it said is no answer.
      case timeout, crash
      case protocolError = "protocol_error"
    }

    public var kind: Kind
    /// What was expected and what came instead, in a sentence or two.
    public var message: String
    /// The line of the scenario.
    public var span: SourceSpan
    /// When it went wrong, where that is known: the report shows the trace around it.
    public var instant: Instant?
    /// When something of the type was delivered that the line does not expect then.
    public var instead: Instant?
    /// The type of notification it is about, where the line does not say it.
    public var type: String?

    public init(
      _ message: String, at span: SourceSpan, when instant: Instant? = nil, about type: String? = nil,
      instead: Instant? = nil, kind: Kind = .assertion
    ) {
      self.instead = instead
      self.type = type
      self.kind = kind
      self.message = message
      self.span = span
      self.instant = instant
    }
  }

  /// Something about a case that decides nothing, but that somebody should know who relies on it.
  public struct Remark: Sendable, Hashable {
    /// A sentence.
    public var message: String
    /// The line of the scenario.
    public var span: SourceSpan
  }

  public var scenario: ScenarioCase
  public var failures: [Failure]
  /// Everything that happened, in order.
  public var trace: [TraceEntry]
  /// Whatever the verdict.
  public var remarks: [Remark] = []
  /// What this machine or the testee lacks, so that the case says nothing about the app.
  public var environment: String?
  /// It is the testee that lacks it.
  public var isNotApplicable = false
  /// What the testee said on standard error, cut to what somebody may read.
  public var testeeWords: String?
  /// Why it may fail, for a while.
  public var known: KnownFailure?
  /// What it took, by the clock of whoever ran it; nil if nobody measured. No part of what happened in it.
  public var nanoseconds: Int64?

  public var verdict: Verdict {
    if environment != nil { return isNotApplicable ? .notApplicable : .environment }
    if failures.isEmpty { return .passed }
    if known != nil { return .knownFailing }
    for failure in failures {
      switch failure.kind {
      case .rest: return .restless
      case .timeout: return .timeout
      case .crash: return .crash
      case .protocolError: return .protocolError
      case .assertion, .invariant, .step, .repetition: continue
      }
    }
    return .failed
  }

  /// Whether it makes a run fail.
  public var isFailed: Bool {
    switch verdict {
    case .passed, .knownFailing, .environment, .notApplicable: false
    case .failed, .restless, .timeout, .crash, .protocolError: true
    }
  }
}
