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

  /// The apps that only scenarios have: each in a folder of its own below `conformance`.
  static let scenarioApps = ((try? yamlFiles(below: "conformance")) ?? []).compactMap { file in
    file.path.hasSuffix("/app.yaml") ? file.path.split(separator: "/").dropFirst().first.map(String.init) : nil
  }

  static func scenarioSpecs() throws -> [Spec] { try scenarioApps.map { try spec($0) } }

  /// What stands below `conformance`, parsed once for all tests.
  static let scenarioTrees = Result {
    try yamlFiles(below: "conformance").compactMap { YAMLReader.read($0.bytes, file: $0.path).tree }
  }

  static func spec(_ app: String) throws -> Spec { try specs[app]?.get() ?? readSpec(app) }

  /// Read once for all tests.
  private static let specs = Dictionary(
    uniqueKeysWithValues: (ShippedSpecs.apps + scenarioApps).map { app in (app, Result { try readSpec(app) }) })

  private static func readSpec(_ app: String) throws -> Spec {
    guard scenarioApps.contains(app) else { return try spec(app, in: yamlFiles(below: "specs/\(app)")) }
    return try spec(app, in: yamlFiles(below: "conformance/\(app)").filter { $0.path.hasSuffix("/app.yaml") })
  }

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
