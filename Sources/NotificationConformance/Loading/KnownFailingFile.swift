public import SpecDiagnostics
public import SpecLanguage
public import YAMLNodes

/// `conformance/known-failing.yaml`: cases that may fail for a while.
public struct KnownFailingFile: Sendable {
  /// In the order of the file; broken entries are left out.
  public var entries: [KnownFailure]
  /// In the order of a report.
  public var diagnostics: [Diagnostic]

  public init(_ tree: SourceTree) {
    let session = ReadingSession()
    var entries: [KnownFailure] = []
    if let file = session.object(SourceValue(tree.root), KnownFailingShape.file) {
      _ = file.int("notispec_known_failing")
      for item in file.list("entries") ?? [] {
        if let entry = Self.entry(item, session) { entries.append(entry) }
      }
    }
    self.entries = entries
    diagnostics = session.diagnostics.sortedForReport()
  }

  private static func entry(_ value: SourceValue, _ session: ReadingSession) -> KnownFailure? {
    guard let reader = session.object(value, KnownFailingShape.entry) else { return nil }
    let pattern = reader.text("pattern")
    let why = reader.justification()
    guard let pattern, let why else { return nil }
    return KnownFailure(pattern: pattern.value, patternSpan: pattern.span, why: why)
  }
}

/// The keys of `conformance/known-failing.yaml`.
public enum KnownFailingShape {
  public static let file = ObjectShape(
    "known-failing-file", doc: "Cases that may fail for a while.",
    fields: [
      FieldShape(
        "notispec_known_failing", .int(1...1), required: true, doc: "The version of the format.", example: "1"),
      FieldShape(
        "entries", .list(of: .object(entry)), required: true, doc: "One for each reason to fail.",
        example: "[{ pattern: …, reason: …, owner: …, until: … }]"),
    ])

  public static let entry = ObjectShape(
    "known-failure", doc: "Cases that may fail until a date. One that passes makes the run fail.",
    fields: [
      FieldShape(
        "pattern", .text, required: true,
        doc: "The ids of the cases: '*' matches any characters, '/' included, '?' matches one.",
        example: "\"cleaner.limit-reached/*\"")
    ]
      + Justification.fields(
        reason: "What is wrong, and what is being done about it.", example: "\"The fix waits for review.\"",
        until: "The last day on which the entry is valid."))
}
