import Foundation
import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

@testable import SpecComparison

/// Apps to compare, read from YAML.
enum Sides {
  static let base: String = {
    let file = Golden.folder().appendingPathComponent("Golden/base.yaml")
    return (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }()

  /// An app; its parts are found where the fixture has them.
  static func app(_ text: String, _ file: String = "new.yaml") throws -> ComparedApp {
    let source = SpecSource(path: file, bytes: Array(text.utf8))
    let read = SpecReader.read([source])
    let spec = try #require(read.spec)
    return ComparedApp(spec, errors: read.diagnostics.filter { $0.severity == .error }) {
      SpecPlace($0, in: [source]).spans.first
    }
  }

  /// What changed between the fixture and the fixture with replacements, or between two of these.
  static func report(
    from first: [(String, String)] = [], _ edits: [(String, String)], breaks: [BreakItem] = []
  ) throws -> ChangeReport {
    let before = edited(base, first)
    let text = edited(before, edits)
    let source = SpecSource(path: "new.yaml", bytes: Array(text.utf8))
    let errors = SpecReader.read([source]).diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.map { "\($0.span.start.line): \($0.message)" })")
    return try ChangeReport(from: [app(before, "old.yaml")], to: [app(text)], breaks: breaks)
  }

  private static func edited(_ text: String, _ edits: [(String, String)]) -> String {
    edits.reduce(text) { text, edit in
      #expect(text.components(separatedBy: edit.0).count == 2, "'\(edit.0)' does not stand there exactly once")
      return text.replacingOccurrences(of: edit.0, with: edit.1)
    }
  }
}
