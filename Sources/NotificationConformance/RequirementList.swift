import SpecDiagnostics
import SpecModel
import SpecReading
import YAMLNodes

/// A file that is one list of things with an id, each told once.
struct RequirementList {
  private(set) var requirements: [Requirement] = []
  /// In the order of a report.
  let diagnostics: [Diagnostic]

  /// - Parameter entry: What an entry says; nil when it is broken, and then it has reported why.
  init(_ tree: SourceTree, shape: ObjectShape, entry: (ObjectReader) -> Requirement?) {
    let session = ReadingSession()
    var places: [String: SourceSpan] = [:]
    for item in session.list(SourceValue(tree.root), expected: .list(of: .object(shape)), atMost: .max) ?? [] {
      guard let reader = session.object(item, shape), let requirement = entry(reader) else { continue }
      if let first = places[requirement.id] {
        session.report(
          .duplicateID, "is a second \(shape.name) '\(requirement.id)'", about: item, at: requirement.idSpan,
          notes: [Diagnostic.Note("first defined here", at: first)])
      } else {
        places[requirement.id] = requirement.idSpan
        requirements.append(requirement)
      }
    }
    diagnostics = session.diagnostics.sortedForReport()
  }
}

extension ObjectReader {
  /// The key `id` with its two parts; nil, and reported, for anything else.
  func requirementID() -> Located<String>? {
    guard let id = text("id") else { return nil }
    let parts = id.value.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) { return id }
    if let value = value("id") {
      session.report(.badID, "must have two parts, as in 'NOTIF-001/EVENT-1'", about: value)
    }
    return nil
  }
}
