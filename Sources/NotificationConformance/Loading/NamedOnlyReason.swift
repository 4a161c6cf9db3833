public import NotificationCivilTime
public import SpecDiagnostics
public import SpecLanguage

/// Why it is enough that something names a requirement: nothing here could fail if it were not met.
public struct NamedOnlyReason: Sendable, Hashable {
  public var reason: String
  /// Who can say more.
  public var owner: String?
  /// The last day on which it is enough; nil for good.
  public var until: Located<CivilDate>?
  /// Of the key, for a reason that is not needed.
  public var span: SourceSpan

  /// "Only iOS decides that. (platform, until 2027-12-31)"
  public var sentence: String {
    let about = [owner, until.map { "until \($0.value)" }].compactMap { $0 }
    return about.isEmpty ? reason : "\(reason) (\(about.joined(separator: ", ")))"
  }
}

extension NamedOnlyReason {
  static let field = FieldShape(
    "named_only", .object(shape),
    doc: "Why it is enough that a spec item or a case names it: then 'coverage --strict' accepts that.",
    example: "{ reason: … }")

  private static let shape = ObjectShape(
    "named-only",
    doc: "Why nothing here can prove a requirement that is named. For one that is proven it is a finding.",
    fields: [
      FieldShape(
        "reason", .text, required: true, doc: "Why nothing here can prove it.",
        example: "\"Only iOS decides when a badge is drawn.\""),
      FieldShape("owner", .text, doc: "Who can say more.", example: "platform"),
      FieldShape(
        "until", .pattern(.date), doc: "The last day on which that is agreed; for good if left out.",
        example: "2026-12-31"),
    ])
}

extension ObjectReader {
  /// The key `named_only`. Nil if it is not there, or broken, which is reported.
  func namedOnlyReason() -> NamedOnlyReason? {
    guard let reader = object("named_only") else { return nil }
    let reason = reader.text("reason")
    let owner = reader.text("owner")
    let until = reader.date("until")
    guard let reason, until != nil || !reader.has("until") else { return nil }
    return NamedOnlyReason(
      reason: reason.value, owner: owner?.value, until: until, span: keySpan("named_only"))
  }
}
