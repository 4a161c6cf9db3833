public import NotificationCivilTime

/// Why something may be as it is for a while: the reason, who makes sure that this ends, and the last day.
public struct Justification: Sendable, Hashable {
  public var reason: String
  public var owner: String
  /// The last day on which it holds.
  public var until: Located<CivilDate>

  public init(reason: String, owner: String, until: Located<CivilDate>) {
    self.reason = reason
    self.owner = owner
    self.until = until
  }

  /// "The fix is in review. (retention, until 2026-12-31)"
  public var sentence: String { "\(reason) (\(owner), until \(until.value))" }
}

extension KeyReader {
  /// Three keys, all of them required; nil if one is missing or wrong.
  ///
  /// - Parameters:
  ///   - reason: What the reason says.
  ///   - example: A reason, as one would write it in YAML.
  ///   - until: What ends on that day.
  package func justification(reason: String, example: String, until: String) -> Justification? {
    let reason = self("reason", .text, required: true, doc: reason, example: example)
    let owner = self(
      "owner", .text, required: true, doc: "Who makes sure that this ends.", example: "retention")
    let day = located("until", .date, required: true, doc: until, example: "2026-12-31")
    guard let day, let reason, let owner else { return nil }
    return Justification(reason: reason, owner: owner, until: day)
  }
}
