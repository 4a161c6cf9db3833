import NotificationCivilTime
import NotificationConformance
import SpecLanguage

extension ReportIdentity {
  /// What git says of the folders; nothing where there is no git, no repository, or none of the specs in a commit.
  init(of specs: [Spec], _ workspace: WorkspaceChoice) {
    self.init(
      program: "notispec \(ProductVersion.text)",
      apps: specs.map { spec in spec.app.name.map { "\($0) (\(spec.app.id))" } ?? spec.app.id },
      // A wrong SOURCE_DATE_EPOCH has stopped the run before.
      today: (try? Clock.chosen(workspace.today)) ?? nil)
    func git(_ arguments: [String], in folder: String) -> String? {
      guard let answer = try? GitBase.git(arguments, in: folder, about: nil, limit: 1 << 24), answer.status == 0 else {
        return nil
      }
      return answer.line
    }
    // In a commit of a repository around them that ignores them they are not.
    guard git(["rev-parse", "--verify", "--quiet", "HEAD:./"], in: workspace.specs) != nil,
      let commit = git(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], in: workspace.specs)
    else { return }
    self.commit = commit
    date = git(["show", "-s", "--no-show-signature", "--format=%cs", commit], in: workspace.specs).flatMap {
      CivilDate($0)
    }
    hasChanges = [workspace.specs, workspace.conformance].contains { folder in
      git(["status", "--porcelain", "--", "."], in: folder).map { !$0.isEmpty } ?? false
    }
  }
}
