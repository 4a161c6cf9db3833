/// What surrounds the specs of the example: editor settings, CI and a first page to read.
extension StarterNames {
  var readmeFile: String {
    """
    # The notifications of \(name)

    One folder per app, such as `\(app)/`: `app.yaml` has what the app reports, its screens and settings, `notifications.yaml` the
    notifications with their texts. `../conformance/` has scenarios: what happens on a device, and what people then get.

    `notispec check` says what is wrong, at its line, and what to write instead. `notispec generate` writes `../generated/`: the
    Swift module for the app, a catalogue of all texts and rules to read (`generated/catalogue/\(app)/README.md`), the schemas that
    let the editor complete keys (in Visual Studio Code with the extension that it offers to install), and a page with every key,
    `generated/reference/language.md`. `notispec conform` runs the scenarios.

    To add a notification, copy one in `notifications.yaml`, give it another name and change it; then run the three commands.
    `notispec explain` followed by an id, a key or the code in brackets after a finding tells you all about it. For a sentence,
    as in `notispec explain "two hours after the last"`, it shows how to write it; `generated/reference/how-do-i-say.md` has
    them all.

    """
  }

  var editorSettingsFile: String {
    """
    {
      "yaml.schemas": {
        "./generated/schema/notispec.schema.json": "specs/*/**/*.yaml",
        "./generated/schema/notispec-workspace.schema.json": "specs/notispec.yaml",
        "./generated/schema/notispec-scenarios.schema.json": [
          "conformance/*/**/*.yaml",
          "!conformance/**/outputs.yaml",
          "!conformance/*/stories/*.yaml",
          "!conformance/**/requirements.yaml"
        ],
        "./generated/schema/notispec-outputs.schema.json": "conformance/**/outputs.yaml",
        "./generated/schema/notispec-stories.schema.json": "conformance/*/stories/*.yaml",
        "./generated/schema/notispec-requirements.schema.json": "conformance/**/requirements.yaml"
      },
      "[yaml]": {
        "editor.insertSpaces": true,
        "editor.tabSize": 2,
        "editor.quickSuggestions": { "strings": true }
      }
    }

    """
  }

  var editorExtensionsFile: String {
    """
    {
      "recommendations": ["redhat.vscode-yaml"]
    }

    """
  }

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

  var attributesFile: String {
    """
    # Written by 'notispec generate', byte for byte: not shown in reviews, never merged by hand.
    generated/** -text -diff linguist-generated=true
    # In a conflict our side stays as it is, without marks in it.
    generated/** -merge
    # After a merge it has the lines of both sides; the next 'notispec generate' sorts them out.
    generated/manifest.json merge=union

    """
  }
}
