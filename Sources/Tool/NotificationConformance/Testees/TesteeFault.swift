/// Why a testee cannot go on with a case.
public struct TesteeFault: Error, Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// It did not answer in time.
    case timeout
    /// Its process has ended.
    case crash
    /// What it said is no answer.
    case protocolError = "protocol_error"
    /// It says that it cannot do this case.
    case notApplicable = "not_applicable"
  }

  public var kind: Kind
  /// A sentence without a full stop.
  public var message: String

  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}

/// The way to a testee that runs: a line there, a line back. After a fault it is of no more use.
public protocol TesteeLink: AnyObject {
  /// Sends a line, and waits for one. Neither has its line end.
  func exchange(_ line: [UInt8]) throws(TesteeFault) -> [UInt8]
  /// What the testee has said to people since this was last asked.
  func takeWords() -> String
  /// Ends the testee, whatever it is doing.
  func end()
}
