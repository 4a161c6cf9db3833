public import SpecDiagnostics
public import SpecModel
import YAMLNodes

/// Reads `specs/notispec.yaml`.
public enum WorkspaceReader {
  /// - Parameter emitters: The ids that `outputs` may name; not checked when nil.
  /// - Returns: The settings as far as they are sound, and the findings in the order of a report.
  public static func read(
    _ source: SpecSource, emitters: [String]? = nil, coverage: ShapeCoverage? = nil
  ) -> (workspace: Workspace, diagnostics: [Diagnostic]) {
    let session = ReadingSession()
    session.coverage = coverage
    session.add(source.yaml.diagnostics)
    if let emitters {
      session.items.track(.emitter)
      for id in emitters { session.items.define(.emitter, id, at: SourceSpan(startOf: "")) }
    }
    var workspace = Workspace()
    if let root = source.yaml.tree?.root, let file = session.object(SourceValue(root), WorkspaceShape.object) {
      _ = file.int("notispec")
      workspace.outputs = file.map("outputs")?.compactMap { session.readOutput($0) }
    }
    return (workspace, session.diagnostics.sortedForReport())
  }
}

extension ReadingSession {
  fileprivate func readOutput(_ entry: MapEntry) -> Workspace.Output? {
    let errors = errorCount
    if entry.isNameValid, let key = entry.value.key {
      // The key is the reference here.
      if !items.mayHave(.emitter, entry.name) {
        let meant = items.suggestion(for: entry.name, .emitter)
        report(
          .unknownID, "is no output that notispec knows", about: entry.value, at: key.span,
          fixIt: meant.map { Diagnostic.FixIt("did you mean '\($0)'?", replace: key.span, with: $0) })
      }
    }
    _ = object(entry.value, WorkspaceShape.output)
    return errorCount == errors ? Workspace.Output(id: entry.name, idSpan: entry.nameSpan) : nil
  }
}
