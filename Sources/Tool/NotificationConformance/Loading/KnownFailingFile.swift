public import SpecDiagnostics
public import SpecLanguage
public import YAMLNodes

/// `conformance/known-failing.yaml`: cases that may fail for a while.
public struct KnownFailingFile: KeyedSection {
  /// In the order of the file; broken entries are left out.
  public var entries: [KnownFailure] = []
  /// In the order of a report.
  public var diagnostics: [Diagnostic] = []

  public static let keys = SectionKeys<Self>("known-failing-file", doc: "Cases that may fail for a while.")

  public init(_ tree: SourceTree) {
    let session = ReadingSession()
    if let file = Self.keys.parts(of: tree, in: session) { self = file }
    diagnostics = session.diagnostics.sortedForReport()
  }

  public init?(_ read: KeyReader<Self>) {
    read.version("notispec_known_failing")
    entries =
      read(
        "entries", .sections(of: KnownFailure.self), required: true, doc: "One for each reason to fail.",
        example: "[{ pattern: …, reason: …, owner: …, until: … }]") ?? []
  }
}

extension KnownFailure: KeyedSection {
  public static let keys = SectionKeys<Self>(
    "known-failure", doc: "Cases that may fail until a date. One that passes makes the run fail.")

  public init?(_ read: KeyReader<Self>) {
    let pattern = read.located(
      "pattern", .text, required: true,
      doc: "The ids of the cases: '*' matches any characters, '/' included, '?' matches one.",
      example: "\"cleaner.limit-reached/*\"")
    let why = read.justification(
      reason: "What is wrong, and what is being done about it.", example: "\"The fix waits for review.\"",
      until: "The last day on which the entry is valid.")
    guard let pattern, let why else { return nil }
    self.init(pattern: pattern.value, patternSpan: pattern.span, why: why)
  }
}
