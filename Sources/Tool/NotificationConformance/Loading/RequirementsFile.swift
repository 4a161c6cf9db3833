public import SpecDiagnostics
public import SpecLanguage
public import YAMLNodes

/// A file that is one list of things with an id, each told once, that scenarios and spec items cover.
public struct RequirementsFile: Sendable {
  /// In the order of the file; broken entries are left out.
  public var requirements: [Requirement] = []
  /// What `covers` may name. A broken entry keeps its id, because what names it is not at fault; nil where some id cannot
  /// be read, so that no other can be called unknown.
  public var ids: Set<String>? = []
  /// In the order of a report.
  public var diagnostics: [Diagnostic]

  /// Reads `conformance/requirements.yaml`.
  public init(_ tree: SourceTree) { self.init(tree, of: Requirement.self) { $0 } }

  /// Reads `conformance/traps.yaml`: each trap is a requirement of the document `traps`.
  public init(traps tree: SourceTree) { self.init(tree, of: Trap.self, \.requirement) }

  private init<Entry: KeyedSection>(_ tree: SourceTree, of _: Entry.Type, _ requirement: (Entry) -> Requirement) {
    let session = ReadingSession()
    let shape = Entry.keys.shape
    var places: [String: SourceSpan] = [:]
    let items = session.list(
      SourceValue(tree.root), expected: .list(of: .object(shape)), atMost: ReadingSession.sectionLimit)
    if items == nil { ids = nil }
    for item in items ?? [] {
      guard let reader = session.object(item, shape), let id = reader.requirementID() else {
        ids = nil
        continue
      }
      let requirement = Entry.keys.parts(of: reader, session).map(requirement)
      if let first = places[id.value] {
        session.report(
          .duplicateID, "is already the id of another \(shape.name)", about: item, at: id.span,
          notes: [Diagnostic.Note("first defined here", at: first)])
      } else {
        places[id.value] = id.span
        ids?.insert(id.value)
        if let requirement { requirements.append(requirement) }
      }
    }
    diagnostics = session.diagnostics.sortedForReport()
  }
}

extension ObjectReader {
  /// The key `id` with its two parts; nil, and reported, for anything else.
  fileprivate func requirementID() -> Located<String>? {
    guard let value = written("id"), let id = session.text(value) else { return nil }
    let parts = id.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) { return Located(id, at: value.span) }
    session.report(.badID, "must have two parts with a '/' between them, as in 'NOTIF-001/EVENT-1'", about: value)
    return nil
  }
}

extension Requirement: KeyedSection {
  public static let keys = SectionKeys<Self>("requirement", doc: "One requirement of a product document.")

  public init?(_ read: KeyReader<Self>) {
    let id = read.located(
      "id", .text, required: true, doc: "What 'covers' names; the part before '/' belongs to the document.",
      example: "NOTIF-001/EVENT-1")
    let document = read("document", .text, required: true, doc: "The document it is from.", example: "notif-001")
    let section = read("section", .text, required: true, doc: "Where in the document.", example: "Events")
    let quote = read.located(
      "quote", .text, required: true, doc: "The document's own words; several excerpts are on lines of their own.",
      example: "|-\n  …")
    let requires = read("requires", .text, required: true, doc: "What it asks for, in one sentence.", example: "…")
    let kind = read("kind", .text, required: true, doc: "What it is about.", example: "schedule")
    let check = read(
      "checked_by", KeyType<Check>.choice, required: true, doc: "What proves it.", example: "scenario")
    let here = read("here", .text, doc: "For 'device': what can be checked without one.", example: "…")
    let note = read("note", .text, doc: "A conflict or gap and its proposed resolution.", example: "…")
    let lines = quote?.value.split(separator: "\n") ?? []
    let texts =
      read(
        "texts", .texts(quoting: lines), doc: "Texts of the apps that must have the document's own words.",
        example: "[{ text: cleaner/highlight_ready.body, locale: ru }]") ?? []
    let notApplicable = read(
      "not_applicable", KeyType<NotApplicable>.parts(), doc: "Why nothing here can or should meet it.",
      example: "{ reason: …, owner: …, until: … }")
    let namedOnly = read.namedOnly()
    guard let id, let document, let requires, let check, !texts.contains(nil),
      !read.has("not_applicable") || notApplicable != nil
    else { return nil }
    self.init(
      id: id.value, idSpan: id.span, document: document, section: section ?? "", quote: quote?.value ?? "",
      quoteSpan: quote?.span ?? id.span, requires: requires, kind: kind ?? "", check: check, here: here, note: note,
      texts: texts.compactMap(\.self), notApplicable: notApplicable?.why, namedOnly: namedOnly)
  }
}

private struct NotApplicable: KeyedSection {
  let why: Justification

  static let keys = SectionKeys<Self>(
    "not-applicable", doc: "A requirement that is left out on purpose until a date.")

  init?(_ read: KeyReader<Self>) {
    let why = read.justification(
      reason: "Why nothing here can or should meet it.", example: "\"Version 1 supports one device for each user.\"",
      until: "The last day on which that is agreed.")
    guard let why else { return nil }
    self.why = why
  }
}
