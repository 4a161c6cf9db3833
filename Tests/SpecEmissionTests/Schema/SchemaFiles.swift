import Foundation
import NotificationConformance
import SpecDiagnostics
import SpecEmission
import SpecLanguage
import TestSupport
import Testing
import YAMLNodes

/// The formats of files, and the files that ship with this package.
enum SchemaFiles {
  static let formats: [FileFormat] = [.spec, .workspace, .scenarios]

  /// The apps that ship with this package.
  static let apps = Set(
    yaml(below: "specs").compactMap { path -> String? in
      let parts = path.split(separator: "/")
      return parts.count > 2 ? String(parts[1]) : nil
    }
  ).sorted()

  static func check(_ format: FileFormat) throws -> SchemaCheck { try SchemaCheck(JSONSchema(of: format).text) }

  static func tree(_ yaml: String) throws -> SourceTree {
    try #require(YAMLReader.read(Array(yaml.utf8), file: "file.yaml").tree, "\(yaml)")
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)
  }

  /// The YAML files below a folder of the checkout, sorted.
  static func yaml(below folder: String) -> [String] {
    let names =
      FileManager.default.enumerator(atPath: Checkout.root.appending(path: folder).path)?
      .compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".yaml") }.map { "\(folder)/\($0)" }.sorted()
  }

  /// Every file of this package that notispec reads, with its format; by the first key, as notispec tells them apart.
  static func shipped() throws -> [(path: String, format: FileFormat)] {
    try (yaml(below: "specs") + yaml(below: "conformance")).compactMap { path in
      if path == "specs/notispec.yaml" { return (path, .workspace) }
      if path.hasPrefix("specs/") { return (path, .spec) }
      return ScenarioLoader.isScenarioFile(try tree(try text(path))) ? (path, .scenarios) : nil
    }
  }

  /// The app of the corpus's scenarios.
  private static let pets = Result { try spec(try text("\(SchemaCorpus.folder)/spec/good/everything.yaml")) }

  /// The errors that the readers find in one file.
  static func errors(in yaml: String, _ format: FileFormat) throws -> [Diagnostic] {
    try errors(in: YAMLReader.read(Array(yaml.utf8), file: "file.yaml"), format)
  }

  /// The same where the YAML has been read.
  static func errors(in yaml: YAMLReadResult, _ format: FileFormat) throws -> [Diagnostic] {
    let source = SpecSource(path: "file.yaml", yaml: yaml)
    let found: [Diagnostic]
    switch format.id {
    case "spec": found = SpecReader.read([source]).diagnostics
    case "workspace":
      found = WorkspaceReader.read(source, apps: ["pets", "cleaner", "journal", "messenger", "gallery"]).diagnostics
    default:
      let loader = ScenarioLoader(specs: [try pets.get()], zone: { try? SystemZones.rules($0) })
      found = loader.load([try #require(yaml.tree)]).diagnostics
    }
    return found.filter { $0.severity == .error }
  }
}

extension SchemaFiles {
  /// What an editor finds the schema of a file by: its first line.
  static func editorLine(for path: String, _ format: FileFormat) -> String {
    let up = String(repeating: "../", count: path.split(separator: "/").count - 1)
    return "# yaml-language-server: $schema=\(up)generated/\(SchemaEmitter.path(of: format))"
  }
}
