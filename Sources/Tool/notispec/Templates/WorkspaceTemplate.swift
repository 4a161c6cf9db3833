import SpecDiagnostics
import SpecEmission
import SpecLanguage
import TemplateEmission

/// A template that the workspace lists, read and valid.
struct WorkspaceTemplate {
  let item: TemplateItem
  /// Of everything besides the specs that the output comes from: the template, the partials it includes, its escaping.
  let digest: String
  private let template: UserTemplate

  /// The folder of all their outputs below `generated/`, and their name for `--only`.
  static let folder = "templates"

  /// - Parameter folder: The folder with the specs.
  /// - Returns: Nil after a finding.
  /// - Throws: Exit 66 if an existing file cannot be read.
  init?(
    _ item: TemplateItem, below folder: String, _ folders: inout TemplateFolders, _ files: inout SourceFiles,
    _ findings: inout [Diagnostic]
  ) throws(WorldError) {
    self.item = item
    let path = Folder.path(folder, item.file.value)
    guard files.bounds.contains(path) else {
      findings.append(.strayTemplate(item, path))
      return nil
    }
    guard try FileStatus.isPresent(path) else {
      findings.append(.missingTemplate(item, path))
      return nil
    }
    let partials = try folders.partials(beside: path, &files, &findings)
    guard let file = try TemplateFolders.read(path, &files, &findings) else { return nil }
    do throws(UserTemplate.Malformed) {
      template = try UserTemplate(item, file, partials: partials)
    } catch {
      // A partial with a mistake is reported once, however many templates include it.
      for finding in error.findings where !findings.contains(finding) { findings.append(finding) }
      return nil
    }
    let parts = [item.escape.rawValue] + template.sources.map(\.text)
    digest = OutputManifest.digest(of: parts.map { OutputManifest.digest(of: $0.utf8) }.joined().utf8)
  }

  /// Whether it is rendered for an app.
  func includes(_ app: String) -> Bool { item.apps?.contains { $0.value == app } ?? true }

  /// What to report if these apps, which are valid, would make it run too long or become too large.
  ///
  /// - Parameter budget: What earlier templates have left; on return, what this one leaves.
  func excess(for specs: [Spec], of budget: inout TemplateBudget) -> Diagnostic? {
    template.excess(for: specs.filter { includes($0.app.id) }, of: &budget)
  }

  /// The paths of the files for one app.
  func paths(for spec: Spec) -> [String] {
    guard includes(spec.app.id) else { return [] }
    switch item.subject {
    case .workspace: return []
    case .app: return [path(for: spec)]
    case .notification: return spec.notifications.map { path(for: spec, notification: $0.id) }
    }
  }

  /// The path of the file for all apps together; nil for another kind of template.
  var path: String? { item.subject == .workspace ? "\(Self.folder)/\(item.output.value)" : nil }

  /// The files for one app; none for a template for the workspace.
  func files(for spec: Spec) -> [OutputFile] {
    guard includes(spec.app.id) else { return [] }
    switch item.subject {
    case .workspace: return []
    case .app: return [OutputFile(path: path(for: spec), contents: template.render(spec))]
    case .notification:
      return template.renderNotifications(of: spec).map { id, text in
        OutputFile(path: path(for: spec, notification: id), contents: text)
      }
    }
  }

  /// The file for all apps together; nil for another kind of template.
  ///
  /// - Parameter specs: All apps.
  func file(for specs: [Spec]) -> OutputFile? {
    path.map { OutputFile(path: $0, contents: template.render(specs.filter { includes($0.app.id) })) }
  }

  private func path(for spec: Spec, notification: String = "") -> String {
    let path = item.output.value.replacing("{app}", with: spec.app.id).replacing(
      "{module}", with: spec.app.module.value)
    return "\(Self.folder)/\(path.replacing("{notification}", with: notification))"
  }
}

extension Diagnostic {
  fileprivate static func strayTemplate(_ item: TemplateItem, _ path: String) -> Self {
    Self(
      "workspace/outside-link", .error,
      "'templates.\(item.id).file' is '\(path)', and that leads out of the repository, so it is not read: put a copy in "
        + "'specs', or run with '--allow-links'", at: item.file.span)
  }

  fileprivate static func missingTemplate(_ item: TemplateItem, _ path: String) -> Self {
    Self(
      "templates/missing-file", .error,
      "'templates.\(item.id).file' names a template that does not exist: there is no '\(path)'", at: item.file.span)
  }
}
