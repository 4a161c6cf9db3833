import Foundation
import SpecDiagnostics
import SpecEmission
import SpecLanguage
import TestSupport
import Testing

/// Where things stand in the checkout these tests were built from.
enum Checkout {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Whether goldens are to be written instead of compared.
  static let isRecording = ProcessInfo.processInfo.environment["NOTISPEC_RECORD"] == "1"

  /// The spec set of one app under `specs/`, read as the command line reads it.
  static func spec(_ app: String) throws -> Spec {
    let result = SpecReader.read(try ShippedSpecs.sources(app), folder: app)
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    return try #require(result.spec)
  }
}

/// One spec from text, without errors. Control characters are refused, and what is emitted has to be sound even so.
func spec(_ yaml: String) throws -> Spec {
  let result = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(yaml.utf8))])
  #expect(result.diagnostics.filter { $0.severity == .error && $0.code != "spec/control-character" } == [])
  return try #require(result.spec)
}

/// A text as a YAML scalar in double quotes.
func quotedYAML(_ text: String) -> String {
  var out = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": out += "\\" + String(scalar)
    case _ where scalar.value < 0x7F && scalar.value >= 0x20: out.unicodeScalars.append(scalar)
    default:
      out +=
        "\\U" + String(repeating: "0", count: 8 - String(scalar.value, radix: 16).count)
        + String(scalar.value, radix: 16)
    }
  }
  return out + "\""
}
