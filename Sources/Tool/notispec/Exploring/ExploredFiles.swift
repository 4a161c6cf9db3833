import SpecExplore
import TextWriting

/// The folder with the scenarios of a search, one file each.
struct ExploredFiles {
  private let folder: String

  init(_ folder: String) { self.folder = folder }

  /// Creates the folder: a search may take long, and should not be for nothing.
  ///
  /// - Throws: Exit 73.
  func prepare() throws(WorldError) {
    do throws(SystemError) {
      if try FileStatus.ifPresent(folder) == nil { _ = try uninterrupted { mkdir(folder, 0o777) } }
    } catch {
      throw .uncreatable(folder, error)
    }
  }

  /// Earlier files of a search go; all others stay.
  ///
  /// - Throws: Exit 73.
  func replace(with apps: [ExplorationReport.App]) throws(WorldError) {
    for app in apps {
      let findings = app.scenarios.map(\.text) + app.differences.map(\.scenario)
      for (number, text) in findings.enumerated() where !text.isEmpty {
        try OutputDocument.write(.document(text), to: "\(folder)/\(app.exploration.app)-\(number + 1).yaml")
      }
      for (number, text) in app.facts.compactMap(\.scenario).enumerated() {
        try OutputDocument.write(.document(text), to: "\(folder)/\(app.exploration.app)-fact-\(number + 1).yaml")
      }
    }
  }
}
