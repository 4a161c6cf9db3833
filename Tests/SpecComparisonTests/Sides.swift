import Foundation
import SpecDiagnostics
import SpecModel
import SpecReading
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
    let spec = try #require(SpecReader.read([source]).spec)
    return ComparedApp(spec) { SpecPlace($0, in: [source]).spans.first }
  }

  /// What changed between the fixture and the fixture with replacements.
  static func report(_ edits: [(String, String)], breaks: [BreakItem] = []) throws -> ChangeReport {
    var text = base
    for (old, new) in edits {
      #expect(text.components(separatedBy: old).count == 2, "'\(old)' does not stand there exactly once")
      text = text.replacingOccurrences(of: old, with: new)
    }
    let source = SpecSource(path: "new.yaml", bytes: Array(text.utf8))
    let errors = SpecReader.read([source]).diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.map { "\($0.span.start.line): \($0.message)" })")
    return try ChangeReport(from: [app(base, "old.yaml")], to: [app(text)], breaks: breaks)
  }
}
