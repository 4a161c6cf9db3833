import SpecRelease
import TextWriting

extension ReleaseRun {
  /// Cases that changed together with the specs that they run on. They were made to pass with them.
  func movedCases(changed apps: Set<String>, _ files: ProofFiles) -> ReleaseReport.Check? {
    let moved = loaded.specs.map(\.app.id).filter(apps.contains).flatMap { app in
      BaseCases(of: app, in: files.base ?? [:], current: loaded.scenarioTrees).changed
    }
    guard !moved.isEmpty else { return nil }
    let them = moved.count == 1 ? "it proves" : "they prove"
    return .init(
      "moved", .noted,
      "\(Plural.of(moved.count, "case")) changed together with the specs: \(them) nothing against \(report.since)",
      moved.map { id in
        .init("\(id) is not what it was", at: loaded.cases.first { $0.id == id }?.span)
      })
  }
}
