import SpecDiagnostics
import SpecLanguage
import YAMLNodes

/// A file that is one list of things with an id, each told once.
struct RequirementList {
  private(set) var requirements: [Requirement] = []
  /// The ids of all entries. A broken one keeps its id, because what names it is not at fault; nil where some id cannot
  /// be read, so that no other can be called unknown.
  private(set) var ids: Set<String>? = []
  /// In the order of a report.
  let diagnostics: [Diagnostic]

  init<Entry: KeyedSection>(_ tree: SourceTree, of _: Entry.Type, _ requirement: (Entry) -> Requirement) {
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
    guard let id = text("id") else { return nil }
    let parts = id.value.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) { return id }
    if let value = value("id") {
      session.report(.badID, "must have two parts with a '/' between them, as in 'NOTIF-001/EVENT-1'", about: value)
    }
    return nil
  }
}
