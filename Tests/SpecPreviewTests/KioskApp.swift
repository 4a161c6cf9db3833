import Foundation
import SpecLanguage
import TestSupport
import Testing

@testable import SpecPreview

/// A small app in four languages, one of them written from right to left.
enum KioskApp {
  static var folder: URL { Golden.folder().appendingPathComponent("Golden/kiosk") }

  static func yaml() throws -> String {
    try String(contentsOf: folder.appendingPathComponent("spec.yaml"), encoding: .utf8)
  }

  /// - Parameter edits: What is written differently, each of it once or more.
  static func spec(_ edits: (String, String)...) throws -> Spec { try spec(of: edits) }

  static func page(_ edits: (String, String)...) throws -> String {
    PreviewPage([PreviewApp(try spec(of: edits))]).text
  }

  static func spec(of edits: [(String, String)]) throws -> Spec {
    var yaml = try yaml()
    for (old, new) in edits {
      #expect(yaml.contains(old))
      yaml = yaml.replacing(old, with: new)
    }
    let result = SpecReader.read([SpecSource(path: "specs/kiosk/app.yaml", bytes: Array(yaml.utf8))], folder: "kiosk")
    return try #require(result.spec)
  }
}
