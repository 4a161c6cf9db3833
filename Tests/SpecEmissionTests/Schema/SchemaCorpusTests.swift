import Foundation
import NotificationConformance
import SpecEmission
import SpecLanguage
import Testing

/// Small files, good and bad: `SchemaCorpus/<format>/<good|bad>/<what>.yaml`. A bad one says in its first line which
/// mistake it has; the reader finds that one alone, and the schema refuses the file.
enum SchemaCorpus {
  static let folder = "Tests/SpecEmissionTests/SchemaCorpus"

  static func files(_ format: FileFormat, _ kind: String) -> [String] {
    SchemaFiles.yaml(below: "\(folder)/\(format.id)/\(kind)")
  }
}

@Suite struct SchemaCorpusTests {
  @Test(arguments: SchemaFiles.formats.map(\.id))
  func badFilesAreRefusedByReaderAndSchema(_ id: String) throws {
    let format = try #require(SchemaFiles.formats.first { $0.id == id })
    let schema = try SchemaFiles.check(format)
    let files = SchemaCorpus.files(format, "bad")
    #expect(files.count >= 5)
    for path in files {
      let text = try SchemaFiles.text(path)
      let code = text.prefix { $0 != "\n" }.dropFirst("# mistake: ".count)
      let found = try SchemaFiles.errors(in: text, format)
      #expect(Set(found.map(\.code.text)) == [String(code)], "\(path): \(found.map(\.message))")
      #expect(!schema.findings(try SchemaFiles.tree(text).root).isEmpty, "\(path)")
    }
  }

  @Test(arguments: SchemaFiles.formats.map(\.id))
  func goodFilesAreAccepted(_ id: String) throws {
    let format = try #require(SchemaFiles.formats.first { $0.id == id })
    let schema = try SchemaFiles.check(format)
    let files = SchemaCorpus.files(format, "good")
    #expect(files.count >= 2)
    for path in files {
      let text = try SchemaFiles.text(path)
      #expect(schema.findings(try SchemaFiles.tree(text).root) == [], "\(path)")
      // A file that adds to another one's sections is no app by itself.
      guard format.wholeSection.map({ text.contains("\n\($0):") }) ?? true else { continue }
      #expect(try SchemaFiles.errors(in: text, format) == [], "\(path)")
    }
  }

  @Test func everyShippedFileIsAccepted() throws {
    let schemas = Dictionary(
      uniqueKeysWithValues: try SchemaFiles.formats.map { ($0.id, try SchemaFiles.check($0)) })
    let files = try SchemaFiles.shipped()
    #expect(files.count >= 15)
    for (path, format) in files {
      let findings = schemas[format.id]?.findings(try SchemaFiles.tree(SchemaFiles.text(path)).root)
      #expect(findings == [], "\(path)")
    }
  }

  @Test func everyShippedFileNamesItsSchema() throws {
    for (path, format) in try SchemaFiles.shipped() {
      let line = try SchemaFiles.text(path).prefix { $0 != "\n" }
      #expect(line == SchemaFiles.editorLine(for: path, format), "the first line of \(path)")
    }
  }

  @Test func requirementsAreAListOfEntries() throws {
    let schema = try SchemaFiles.check(.requirements)
    let files = SchemaFiles.yaml(below: "conformance").filter { $0.hasSuffix("/requirements.yaml") }
    #expect(files.count >= 4)
    for path in files {
      #expect(schema.findings(try SchemaFiles.tree(SchemaFiles.text(path)).root) == [], "\(path)")
    }
    for bad in ["id: A-1", "- A-1", "- { id: A-1 }", "- { idd: A-1 }"] {
      #expect(schema.findings(try SchemaFiles.tree(bad).root) != [], "\(bad)")
    }
  }

  /// What `outputs` can list is what is generated.
  @Test func everyOutputIsAKey() {
    #expect(Workspace.Outputs.keys.shape.fields.map(\.key) == EmitterRoster.all.map { type(of: $0).id })
  }
}
