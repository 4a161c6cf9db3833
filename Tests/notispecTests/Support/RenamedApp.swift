import Foundation
import NotificationConformance
import SpecDiagnostics
import SpecLanguage
import Testing

@testable import notispec

/// A shipped app and its cases, once as they are and once with an `x` in front of every id, which `formerly` explains.
struct RenamedApp {
  let before: LoadedWorkspace
  let after: LoadedWorkspace

  static let kinds = RenameKind.allCases.filter {
    // The folder of an app follows its id, and buttons of several categories may have one id: tests of their own.
    $0 != .action && $0 != .app
  }

  /// - Parameter isReleased: Whether the new ids say what they were.
  init(_ app: String, isReleased: Bool) throws {
    let workspace = try TestWorkspace()
    let choice = try Self.shipped(app, in: workspace)
    let loaded = try LoadedWorkspace(choice, withScenarios: true, keepsSources: true)
    let spec = try #require(loaded.testedApps.first)
    var edits: [String: [Diagnostic.FixIt]] = [:]
    let search = RenameSearch(loaded, spec)
    for kind in Self.kinds {
      for id in Set(kind.ids(of: spec).map(\.value)).sorted() {
        let renaming = search.renaming(kind, id, to: "x" + id, isReleased: isReleased)
        #expect(renaming.placeCount > 0 && renaming.parts.isEmpty, "\(id)")
        for (file, more) in renaming.edits { edits[file, default: []] += more }
      }
    }
    var replacements: [PathKey: [UInt8]] = [:]
    for (file, fixIts) in edits {
      // One mutant may name two types; here it gets the first new name only, and `check` does not read it.
      replacements[PathKey(file)] = FixedText(loaded.files.bytes(file) ?? [], applying: fixIts).bytes
    }
    var after = try LoadedWorkspace(choice, withScenarios: true, replacing: replacements)
    after.keepNew(since: loaded)
    before = loaded
    self.after = after
  }

  /// The app alone: everything else would only be read.
  private static func shipped(_ app: String, in workspace: TestWorkspace) throws -> WorkspaceChoice {
    for folder in ["specs", "conformance"] {
      try FileManager.default.createDirectory(at: workspace.url(folder), withIntermediateDirectories: true)
      let place = TestWorkspace.package.appendingPathComponent("\(folder)/\(app)")
      guard FileManager.default.fileExists(atPath: place.path) else { continue }
      try FileManager.default.copyItem(at: place, to: workspace.url("\(folder)/\(app)"))
    }
    let root = workspace.folder.path
    return WorkspaceChoice(
      specs: root + "/specs", generated: root + "/generated", conformance: root + "/conformance",
      isConformanceNamed: true, apps: [], today: nil)
  }
}
