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

  /// Apps that the base does not have: nothing about them is a change.
  func newApps() -> ReleaseReport.Check? {
    let new = changes.changes.filter { $0.kind == .added && $0.path.isEmpty }
    guard !new.isEmpty else { return nil }
    let details = new.map { change in
      let count = loaded.cases.count { $0.app == change.app }
      let proof = count == 0 ? "no case runs it" : "\(Plural.of(count, "case")) \(count == 1 ? "runs" : "run") it"
      return ReleaseReport.Detail("'\(change.app)' is new: \(proof)", at: change.newPlace)
    }
    let sentence = new.count == 1 ? details[0].text : "\(Plural.of(new.count, "app")) are new"
    return .init("new", .noted, sentence, details)
  }

  /// Types and flags that end within 30 days.
  func endingSoon() -> ReleaseReport.Check? {
    let found = loaded.findings.filter { $0.code == "expiry/soon" }
    guard !found.isEmpty else { return nil }
    let what = found.count == 1 ? "1 type or flag ends" : "\(found.count) types and flags end"
    return .init("expiry", .noted, "\(what) within 30 days", found.map(Self.detail))
  }
}
