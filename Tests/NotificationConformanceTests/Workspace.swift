import Foundation
import NotificationCivilTime
import NotificationConformance
import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing
import YAMLNodes

/// The files of this repository, as tests need them.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The YAML files below a folder, with their paths from the root.
  static func yamlFiles(below folder: String) throws -> [(path: String, bytes: [UInt8])] {
    let base = root.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: base.path).filter { $0.hasSuffix(".yaml") }.sorted()
    return try paths.map { path in
      ("\(folder)/\(path)", [UInt8](try Data(contentsOf: base.appendingPathComponent(path))))
    }
  }

  /// The app that only the scenarios of `conformance/time` have.
  static func scenarioApp() throws -> Spec {
    try spec("time", in: yamlFiles(below: "conformance/time").filter { $0.path.hasSuffix("/app.yaml") })
  }

  static func spec(_ app: String) throws -> Spec { try spec(app, in: yamlFiles(below: "specs/\(app)")) }

  private static func spec(_ app: String, in files: [(path: String, bytes: [UInt8])]) throws -> Spec {
    let sources = files.map { SpecSource(path: $0.path, bytes: $0.bytes) }
    let result = SpecReader.read(sources, folder: app)
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return try #require(result.spec)
  }
}

/// The time zones of this machine.
enum Zones {
  static func rules(_ id: String) -> ZoneRules? {
    if id == "UTC" { return .utc }
    return id.contains("..") ? nil : try? SystemZones.rules(id)
  }
}
