import Foundation
import NotificationTerms
import SpecDiagnostics
import SpecEmission
import SpecLanguage
import TestSupport
import Testing
import TextWriting

@testable import SpecTranslation

/// A small app, or one that ships, as an import sees it.
struct TestApp {
  var files: [(path: String, bytes: [UInt8])]
  let app: TranslatedApp

  init(_ files: [(path: String, bytes: [UInt8])], sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    self.files = files
    let sources = files.map { SpecSource(path: $0.path, bytes: $0.bytes) }
    let result = SpecReader.read(sources, isTranslating: true)
    #expect(result.diagnostics.filter { $0.severity == .error } == [], sourceLocation: sourceLocation)
    app = TranslatedApp(spec: try #require(result.spec, sourceLocation: sourceLocation), sources: sources)
  }

  /// - Parameter sections: What stands beside `app` and its link.
  init(_ sections: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    let head = """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, ru, zh-Hans], source_locale: en, delivery: local }
      signals: { done: { parameters: { n: { type: int }, who: { type: string }, words: { type: int }, lessons: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      """
    try self.init(
      [("app.yaml", Array(head.utf8)), ("texts.yaml", Array(("notispec: 1\n" + sections).utf8))],
      sourceLocation: sourceLocation)
  }

  static func shipped(_ name: String) throws -> TestApp {
    let folder = Golden.packageFolder().appendingPathComponent("specs/\(name)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
    return try TestApp(
      try names.sorted().map { ($0, [UInt8](try Data(contentsOf: folder.appendingPathComponent($0)))) })
  }

  func export(_ format: TranslationFormat, _ locale: LanguageTag) -> String {
    format.document(of: [app.spec], in: [locale])
  }

  func imported(
    _ document: String, status: CopyText.Status? = nil, overwrites: Bool = false,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> TranslationImport {
    try imported([document], status: status, overwrites: overwrites, sourceLocation: sourceLocation)
  }

  /// Several files of one command.
  func imported(
    _ documents: [String], status: CopyText.Status? = nil, overwrites: Bool = false,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> TranslationImport {
    let read = try documents.enumerated().map { number, document in
      let (read, findings) = TranslationDocument.read(
        Array(document.utf8), file: number == 0 ? "back" : "back\(number + 1)")
      #expect(findings == [], sourceLocation: sourceLocation)
      return try #require(read, sourceLocation: sourceLocation)
    }
    return TranslationImport(read, into: [app], status: status, overwrites: overwrites)
  }

  /// With the files that an import would write.
  func after(_ result: TranslationImport) throws -> TestApp {
    try TestApp(
      files.map { file in
        (file.path, result.files.first { $0.path == file.path }?.contents.bytes ?? file.bytes)
      })
  }

  /// A table with these translations.
  func table(_ targets: KeyValuePairs<String, String>, in locale: LanguageTag) -> String {
    let units = app.spec.translationUnits(in: locale)
    var rows = "app,id,source,target,source_language,target_language\n"
    for (id, target) in targets {
      let source = units.first { $0.id == id }?.source ?? ""
      rows += ["demo", id, source, target, "en", locale.text].map(Self.cell).joined(separator: ",") + "\n"
    }
    return rows
  }

  /// As a spreadsheet would save it that quotes every cell.
  static func cell(_ text: String) -> String {
    "\"" + CSVWriter.defused(text).replacing("\"", with: "\"\"") + "\""
  }

  var texts: String { String(decoding: files[1].bytes, as: UTF8.self) }
}
