/// How findings are written.
enum FindingsFormat: String, CaseIterable {
  case text, json
  /// JSON Lines: one finding a line.
  case jsonl
  case sarif
  /// Workflow commands of GitHub Actions.
  case github
  /// GitLab's code quality report.
  case gitlab
}
