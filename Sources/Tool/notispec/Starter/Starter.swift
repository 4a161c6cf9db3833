import TextWriting

/// The worked example that `init` writes.
enum Starter {
  private static func lines(_ text: String) -> TerminalText {
    text.split(separator: "\n").map { TerminalText(String($0)) }.joined(separator: "\n")
  }

  /// In the order of their paths.
  static func files(_ names: StarterNames, in place: StarterPlace, _ example: StarterExample) -> [StarterFile] {
    let name = (["notispec"] + place.way.split(separator: "/").map(String.init)).joined(separator: "-")
    let workflow = ".github/workflows/\(name).yml"
    func file(_ path: String, _ contents: String, _ role: StarterFile.Role) -> StarterFile {
      StarterFile(path: path, contents: contents, role: role)
    }
    return [
      file(place.path(".gitattributes"), names.attributesFile, .lines),
      file(
        Folder.path(place.repository, workflow), names.workflowFile(in: place.way, at: workflow), .shared()),
      file(
        Folder.path(place.repository, ".pre-commit-config.yaml"), names.hooksFile(in: place.way),
        .shared(
          mark: place.way.isEmpty ? "notispec-check" : place.way,
          advice: "to run notispec before each commit, add to its 'repos':\n\(lines(names.hooks(in: place.way)))\n"
            + "and keep the other hooks away from generated files: exclude: \(StarterNames.generatedFiles(in: place.way))"
        )),
      file(
        place.path(".vscode/extensions.json"), names.editorExtensionsFile,
        .shared(
          mark: "redhat.vscode-yaml", advice: "the extension 'redhat.vscode-yaml' completes keys and marks mistakes")),
      // The first line of each file names its schema too.
      file(place.path(".vscode/settings.json"), names.editorSettingsFile, .shared()),
      file(place.path("conformance/\(names.app)/\(example.suite).yaml"), example.scenarios, .own),
      file(place.path("conformance/\(names.app)/requirements.yaml"), example.requirements, .own),
      file(place.path("specs/README.md"), names.readmeFile, .shared()),
      file(place.path("specs/\(names.app)/app.yaml"), example.app, .own),
      file(place.path("specs/\(names.app)/notifications.yaml"), example.notifications, .own),
      file(place.path("specs/notispec.yaml"), names.workspaceFile, .shared()),
    ]
  }
}
