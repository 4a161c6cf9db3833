import SpecDiagnostics
import SpecLanguage

/// The paths of all outputs of templates, which people choose: two may be the same, or one a folder of the other.
///
/// In lower case: some file systems ignore case.
struct TemplatePaths {
  private var writers: [String: Writer] = [:]
  private(set) var findings: [Diagnostic] = []

  /// - Parameter specs: The apps that have outputs.
  init(_ templates: [WorkspaceTemplate], for specs: [Spec]) {
    var paths: [String] = []
    func add(_ path: String, _ writer: Writer) {
      paths.append(path)
      guard let other = writers.updateValue(writer, forKey: path.lowercased()) else { return }
      findings.append(.samePath(path, writer, other))
    }
    for template in templates {
      for spec in specs {
        for path in template.paths(for: spec) { add(path, Writer(template: template.item, app: spec.app.id)) }
      }
      if let path = template.path { add(path, Writer(template: template.item, app: nil)) }
    }
    for path in paths { findFileForFolder(above: path) }
  }

  /// Finds a file that would have to be a folder.
  private mutating func findFileForFolder(above path: String) {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if let other = writers[folder.lowercased()], let writer = writers[path.lowercased()] {
        findings.append(.folderAndFile(String(folder), writer, other))
      }
    }
  }
}

/// What an output comes from, for findings.
private struct Writer {
  let template: TemplateItem
  /// Nil for a template for the workspace.
  let app: String?

  /// "the template 'kotlin' for the app 'cleaner'"
  var text: String { "the template '\(template.id)'" + (app.map { " for the app '\($0)'" } ?? "") }
}

extension Diagnostic {
  fileprivate static func samePath(_ path: String, _ writer: Writer, _ other: Writer) -> Self {
    if let first = other.app, let second = writer.app, other.template.id == writer.template.id {
      return Self(
        "generated/same-path", .error,
        """
        The template '\(writer.template.id)' would write '\(path)' for the app '\(first)' and for the app '\(second)': \
        put '{app}' into the path
        """, at: writer.template.output.span)
    }
    return Self(
      "generated/same-path", .error,
      "\(other.text.prefix(1).uppercased() + other.text.dropFirst()) and \(writer.text) would both write '\(path)'",
      at: writer.template.output.span, notes: [Note("the other path is here", at: other.template.output.span)])
  }

  fileprivate static func folderAndFile(_ path: String, _ writer: Writer, _ other: Writer) -> Self {
    Self(
      "generated/same-path", .error,
      "'\(path)' would be a file of \(other.text) and a folder of \(writer.text): change one of the paths",
      at: writer.template.output.span, notes: [Note("the other path is here", at: other.template.output.span)])
  }
}
