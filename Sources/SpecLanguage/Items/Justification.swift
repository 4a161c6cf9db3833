public import NotificationCivilTime
import SpecDiagnostics

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

  /// The keys, all of them required.
  ///
  /// - Parameters:
  ///   - reason: What the reason says.
  ///   - example: A reason, as one would write it in YAML.
  ///   - until: What ends on that day.
  public static func fields(reason: String, example: String, until: String) -> [FieldShape] {
    [
      FieldShape("reason", .text, required: true, doc: reason, example: example),
      FieldShape("owner", .text, required: true, doc: "Who makes sure that this ends.", example: "retention"),
      FieldShape("until", .pattern(.date), required: true, doc: until, example: "2026-12-31"),
    ]
  }
}

extension ObjectReader {
  /// The three keys of `Justification.fields`; nil, and reported, if one is missing or wrong.
  public func justification() -> Justification? {
    let reason = text("reason")
    let owner = text("owner")
    guard let until = date("until"), let reason, let owner else { return nil }
    return Justification(reason: reason.value, owner: owner.value, until: until)
  }

  /// A date; nil if there is none, and reported if there is no such day.
  public func date(_ key: String) -> Located<CivilDate>? {
    written(key).flatMap { value in session.date(value).map { Located($0, at: value.span) } }
  }
}
