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

extension NamedOnlyReason: KeyedSection {
  public static let keys = SectionKeys<Self>(
    "named-only",
    doc: "Why nothing here can prove a requirement that is named. For one that is proven it is a finding.")

  public init?(_ read: KeyReader<Self>) {
    let reason = read(
      "reason", .text, required: true, doc: "Why nothing here can prove it.",
      example: "\"Only iOS decides when a badge is drawn.\"")
    let owner = read("owner", .text, doc: "Who can say more.", example: "platform")
    let until = read.located(
      "until", .date, doc: "The last day on which that is agreed; for good if left out.", example: "2026-12-31")
    guard let reason, until != nil || !read.has("until") else { return nil }
    self.init(reason: reason, owner: owner, until: until, span: read.span)
  }
}

extension KeyReader {
  func namedOnly() -> NamedOnlyReason? {
    self(
      "named_only", .parts(),
      doc: "Why it is enough that a spec item or a case names it: then 'coverage --strict' accepts that.",
      example: "{ reason: … }")
  }
}
