/// What surrounds the specs of the example: editor settings, CI and a first page to read.
extension StarterNames {

  /// - Parameter way: The folder of the workspace in its repository; empty for the root.
  /// - Parameter path: Of the file itself, from the root of the repository.
  func workflowFile(in way: String, at path: String) -> String {
    let folder = way.isEmpty ? "" : "\n        with: { folder: \(Self.quoted(way)) }"
    // Several teams of a repository have a workflow each, which others need not wait for.
    let paths =
      way.isEmpty ? "" : "\n    paths: [\(Self.quoted(Self.filter(way) + "/**")), \(Self.quoted(Self.filter(path)))]"
    return """
      name: \(way.isEmpty ? "notispec" : Self.quoted("notispec \(way)"))
      on:
        push:
          branches: [main]\(paths)
        pull_request:\(paths)

      permissions:
        contents: read
        # Findings in code scanning, and one comment on a pull request.
        security-events: write
        pull-requests: write

      jobs:
        notifications:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@v4
            - uses: \(ProductVersion.repository)/.github/actions/notispec@v\(ProductVersion.text)\(folder)

      """
  }

  func hooksFile(in way: String) -> String {
    """
    # For pre-commit (https://pre-commit.com): 'pre-commit install' switches them on.
    # Other hooks leave generated files alone; notispec compares it with the specs in every commit.
    exclude: \(Self.generatedFiles(in: way))
    repos:
    \(hooks(in: way))

    """
  }

  func hooks(in way: String) -> String {
    let scope =
      way.isEmpty
      ? "" : "\n        args: [-C, \(Self.quoted(way))]\n        files: \(Self.quoted("^\(Self.pattern(way))/"))"
    return """
        - repo: https://github.com/\(ProductVersion.repository)
          rev: v\(ProductVersion.text)
          hooks:
            - id: notispec-check\(scope)
            - id: notispec-generate-check\(scope)
      """
  }

  /// As a pattern of pre-commit.
  static func generatedFiles(in way: String) -> String {
    quoted("^\(way.isEmpty ? "" : pattern(way) + "/")generated/")
  }

  /// A text in YAML, in single quotes: nothing but the quote means anything there.
  private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }

  /// A path as a filter of GitHub's.
  private static func filter(_ path: String) -> String {
    String(path.flatMap { letter in "\\*?+[]!".contains(letter) ? ["\\", letter] : [letter] })
  }

  /// A path as a regular expression.
  private static func pattern(_ path: String) -> String {
    String(path.flatMap { letter in "\\^$.|?*+()[]{}".contains(letter) ? ["\\", letter] : [letter] })
  }
}
