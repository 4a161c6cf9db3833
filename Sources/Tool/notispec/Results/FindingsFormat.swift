/// The formats of findings.
enum FindingsFormat: String, CaseIterable {
  case text, json
  /// JSON Lines: one finding per line.
  case jsonl
  case sarif
  /// Workflow commands of GitHub Actions.
  case github
  /// GitLab's code quality report.
  case gitlab
}
