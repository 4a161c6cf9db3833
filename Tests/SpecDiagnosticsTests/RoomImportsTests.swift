import Foundation
import TestSupport
import Testing

/// Modules import what the table below allows and nothing else.
@Suite struct RoomImportsTests {
  /// The table. A library product stands under the name of its module.
  static let table: [String: Set<String>] = [
    "TextWriting": [],
    "PageReading": [],
    "SpecDiagnostics": ["TextWriting", "NotificationCivilTime"],
    "NotificationCivilTime": [],
    "NotificationTerms": ["NotificationCivilTime", "NotificationText"],
    "NotificationText": [],
    "NotificationDrawing": ["NotificationTerms", "TextWriting"],
    "NotificationRules": ["NotificationTerms", "NotificationCivilTime", "NotificationText"],
    "YAMLNodes": ["CLibYAML", "SpecDiagnostics"],
    "SpecLanguage": [
      "YAMLNodes", "SpecDiagnostics", "NotificationRules", "NotificationTerms", "NotificationCivilTime",
      "NotificationText",
    ],
    "SpecEmission": [
      "SpecLanguage", "TextWriting", "NotificationRules", "NotificationTerms", "NotificationCivilTime",
      "NotificationText", "SpecDiagnostics", "YAMLNodes", "NotificationDrawing", "PageReading",
    ],
    "SpecTranslation": [
      "SpecLanguage", "SpecEmission", "SpecDiagnostics", "YAMLNodes", "TextWriting", "NotificationRules",
      "NotificationTerms", "NotificationText", "NotificationCivilTime",
    ],
    "SpecMutation": [
      "SpecLanguage", "SpecEmission", "NotificationConformance", "SpecDiagnostics", "YAMLNodes", "TextWriting",
      "NotificationCivilTime",
    ],
    "SpecExplore": [
      "SpecLanguage", "NotificationConformance", "NotificationScheduling", "NotificationRules", "NotificationTerms",
      "NotificationCivilTime", "SpecDiagnostics", "YAMLNodes", "TextWriting",
    ],
    "TemplateEmission": [
      "SpecLanguage", "SpecEmission", "SpecDiagnostics", "NotificationTerms", "TextWriting", "Mustache",
    ],
    "SpecLint": [
      "SpecLanguage", "SpecEmission", "SpecDiagnostics", "NotificationRules", "NotificationTerms",
      "NotificationCivilTime", "NotificationText", "NotificationScheduling", "PageReading",
    ],
    "SpecPreview": [
      "SpecLanguage", "SpecEmission", "SpecDiagnostics", "TextWriting", "NotificationRules", "NotificationTerms",
      "NotificationDrawing", "NotificationText", "NotificationCivilTime",
    ],
    "SpecRelease": ["SpecLanguage", "SpecDiagnostics", "YAMLNodes", "TextWriting", "NotificationConformance"],
    "SpecComparison": ["SpecLanguage", "SpecEmission", "SpecDiagnostics", "TextWriting"],
    "NotificationScheduling": ["NotificationRules", "NotificationTerms", "NotificationCivilTime", "NotificationText"],
    "CenterSimulation": ["NotificationTerms", "NotificationCivilTime"],
    "SystemNotifications": [
      "NotificationScheduling", "NotificationRules", "NotificationTerms", "NotificationCivilTime", "NotificationText",
    ],
    "SystemPhotos": ["SystemNotifications", "NotificationTerms"],
    "SystemContacts": ["SystemNotifications", "NotificationTerms"],
    "NotificationTesting": [
      "SystemNotifications", "CenterSimulation", "NotificationScheduling", "NotificationRules", "NotificationTerms",
      "NotificationCivilTime",
    ],
    "ScenarioTesting": [
      "NotificationConformance", "SpecLanguage", "SpecDiagnostics", "YAMLNodes", "NotificationRules", "TextWriting",
    ],
    "NotificationConformance": [
      "SpecLanguage", "NotificationScheduling", "CenterSimulation", "TextWriting", "SpecDiagnostics",
      "YAMLNodes", "NotificationRules", "NotificationTerms", "NotificationCivilTime", "NotificationText",
      "NotificationDrawing",
    ],
  ]

  /// Modules of the platform that a room may import, in files where they exist.
  static let platform: [String: Set<String>] = [
    "SystemNotifications": [
      "ActivityKit", "CoreLocation", "Foundation", "FoundationNetworking", "UIKit", "UserNotifications",
    ],
    "SystemPhotos": ["Photos"],
    "SystemContacts": ["Contacts"],
    "NotificationTesting": ["Foundation"],
    "ScenarioTesting": ["Foundation"],
  ]

  private var package: URL { Golden.packageFolder() }

  @Test func sourcesImportWhatTheTableAllows() throws {
    for folder in try rooms() {
      let room = folder.lastPathComponent
      guard room != "notispec", room != "CLibYAML", room != "CLinux", room != "Plugins" else { continue }
      guard let allowed = Self.table[room] else {
        Issue.record("\(room) is not in the table of rooms")
        continue
      }
      for (file, module) in try imports(of: folder)
      where !allowed.contains(module) && Self.platform[room]?.contains(module) != true {
        Issue.record("\(file) imports \(module), which the table of rooms does not allow")
      }
    }
  }

  @Test func theManifestDeclaresWhatTheTableAllows() throws {
    let manifest = try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
    let declared = declarations(in: manifest)
    #expect(Set(declared.keys) == Set(Self.table.keys), "the rooms of Package.swift and of the table")
    for (room, dependencies) in declared {
      for module in dependencies.subtracting(Self.table[room] ?? []).sorted() {
        Issue.record("Package.swift lets \(room) depend on \(module), which the table of rooms does not allow")
      }
    }
  }

  /// The folders of both halves.
  private func rooms() throws -> [URL] {
    try ["Runtime", "Tool"].flatMap { try Golden.cases(in: package.appendingPathComponent("Sources/\($0)")) }
  }

  /// What an app links knows nothing of the tool; only the tests of apps run it.
  @Test func theRuntimeImportsNothingOfTheTool() throws {
    let rooms = try rooms()
    let tool = Set(rooms.filter { $0.path.contains("/Sources/Tool/") }.map(\.lastPathComponent))
    #expect(tool.contains("SpecLanguage") && tool.count < rooms.count)
    for folder in rooms where !tool.contains(folder.lastPathComponent) && folder.lastPathComponent != "ScenarioTesting"
    {
      for (file, module) in try imports(of: folder) where tool.contains(module) {
        Issue.record("\(file) imports \(module), which is a part of the tool")
      }
    }
  }

  /// A release build says nothing about a precondition that fails, and then nobody knows which it was.
  @Test func everyAssumptionPrintsItsSentence() throws {
    let folder = package.appendingPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    for case let path as String in files where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      for word in ["precondition", "preconditionFailure", "assertionFailure"] {
        #expect(!text.contains("\(word)("), "\(path): write 'guard … else { fatalError(…) }'")
      }
      #expect(!text.contains("fatalError()"), "\(path)")
    }
  }

  /// Every `import` of a room's files, with the file that has it.
  private func imports(of folder: URL) throws -> [(file: String, module: String)] {
    guard let files = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    let line =
      #/
      ^\s*(?:@\w+(?:\([^)]*\))?\s+)*                                      # @testable, @_exported, @preconcurrency
      (?:(?:public|package|internal|fileprivate|private)\s+)?import\s+
      (?:(?:struct|class|enum|protocol|func|let|var|typealias)\s+)?(\w+)  # one declaration of a module, or all
      /#
    var found: [(String, String)] = []
    for case let path as String in files where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      for match in text.matches(of: line.anchorsMatchLineEndings()) {
        found.append(("\(folder.lastPathComponent)/\(path)", String(match.1)))
      }
    }
    return found.sorted { $0 < $1 }
  }

  /// The `room("Name", [dependencies])` lines of the manifest.
  private func declarations(in manifest: String) -> [String: Set<String>] {
    var rooms: [String: Set<String>] = [:]
    for match in manifest.matches(of: /\broom\(\s*"(\w+)"(?:\s*,\s*\[([^\]]*)\])?/) {
      let list = String(match.2 ?? "")
      var names = Set<String>()
      // A product is written `.product(name: "Module", package: "package")`.
      for name in list.replacing(/package: "[^"]*"/, with: "").matches(of: /"([^"]+)"/) { names.insert(String(name.1)) }
      rooms[String(match.1)] = names
    }
    return rooms
  }
}
