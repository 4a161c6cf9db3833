import Foundation
import NotificationRules
import SpecDiagnostics
import SpecLanguage
import Testing

@testable import SpecLanguage

@Suite struct CleanerSpecTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func theShippedSpecIsReadWithoutAFinding() throws {
    let folder = Self.root.appending(path: "specs/cleaner")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
    let sources = try names.map { name in
      SpecSource(path: "specs/cleaner/\(name)", bytes: Array(try Data(contentsOf: folder.appending(path: name))))
    }
    let result = SpecReader.read(sources, folder: "cleaner")
    #expect(result.diagnostics == [])
    let spec = try #require(result.spec)
    #expect(spec.notifications.map(\.id).count == 5)
    #expect(spec.ruleTable.types.count == 5)
  }
}
