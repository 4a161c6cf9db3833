/// The worked example that `init` writes.
enum Starter {
  struct File {
    /// Relative to the new workspace.
    let path: String
    let contents: String
  }

  /// In the order of their paths.
  static func files(_ names: StarterNames) -> [File] {
    [
      File(path: ".gitattributes", contents: names.attributesFile),
      File(path: ".github/workflows/notispec.yml", contents: names.workflowFile),
      File(path: ".pre-commit-config.yaml", contents: names.hooksFile),
      File(path: ".vscode/extensions.json", contents: names.editorExtensionsFile),
      File(path: ".vscode/settings.json", contents: names.editorSettingsFile),
      File(path: "conformance/\(names.app)/care.yaml", contents: names.scenariosFile),
      File(path: "conformance/requirements.yaml", contents: names.requirementsFile),
      File(path: "specs/README.md", contents: names.readmeFile),
      File(path: "specs/\(names.app)/app.yaml", contents: names.appFile),
      File(path: "specs/\(names.app)/notifications.yaml", contents: names.notificationsFile),
      File(path: "specs/notispec.yaml", contents: names.workspaceFile),
    ]
  }
}
