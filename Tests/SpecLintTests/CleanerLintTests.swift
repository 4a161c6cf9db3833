import Foundation
import SpecReading
import TestSupport
import Testing

@testable import SpecLint

@Test func theShippedCleanerHasNoErrorAndItsThresholdIsPointedOut() throws {
  let folder = Golden.packageFolder().appendingPathComponent("specs/cleaner")
  let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
  let sources = try names.map { name in
    SpecSource(path: name, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(name))))
  }
  let spec = try #require(SpecReader.read(sources, folder: "cleaner").spec)
  #expect(
    LintRoster.check(spec).filter { $0.severity > .note }.map(\.message) == [
      "'notifications.storage_high_90' has 90 in its id, and one of its conditions compares 'used_percent' with 85"
    ])
}
