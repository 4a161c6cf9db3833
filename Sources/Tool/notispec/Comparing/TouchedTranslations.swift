import SpecLanguage
import SpecRelease
import TextWriting

/// The translations that are behind their source since each of them was last touched, as the commits of this branch say.
struct TouchedTranslations {
  /// By the ids of the apps today.
  private(set) var outrun: [String: [OutrunTranslation]] = [:]
  /// "(looked at 12 commits, back to 1a2b3c4d5e6f)"
  let words: TerminalText

  /// More commits are not read: each takes as long as a check.
  private static let mostCommits = 100

  init(_ specs: [Spec], _ workspace: WorkspaceChoice) throws(WorldError) {
    var trails = specs.map { TranslationTrail($0) }
    let folder = (try? RealPath.of(workspace.specs)) ?? workspace.specs
    var looked: [String] = []
    let commits = CommitLog.line(["HEAD"], of: [folder], in: workspace.specs)
    for commit in commits.prefix(Self.mostCommits) {
      guard case .commit(let id, _, _, _) = commit, trails.contains(where: { !$0.isDone }) else { break }
      let open = Set(zip(specs, trails).filter { !$1.isDone }.map(\.0.app.id))
      let base = try BaseSpecs(id, workspace, today: open, isTranslating: true)
      looked.append(id)
      for (index, spec) in specs.enumerated() where !trails[index].isDone {
        if let old = base.spec(of: spec) {
          trails[index].follow(old)
        } else {
          trails[index].end()
        }
      }
    }
    for (spec, trail) in zip(specs, trails) { outrun[spec.app.id] = trail.outrun }
    let rest = looked.count < commits.count && trails.contains { !$0.isDone }
    words =
      "(looked at \(Plural.of(looked.count, "commit")), back to \(looked.last.map { String($0.prefix(12)) } ?? "none")"
      + (rest ? "; '--since' can name an older one)" : ")")
  }
}
