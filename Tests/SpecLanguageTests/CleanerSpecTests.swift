import Foundation
import NotificationRules
import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

@testable import SpecLanguage

@Suite struct CleanerSpecTests {
  @Test func theShippedSpecIsReadWithoutAFinding() throws {
    let result = SpecReader.read(try ShippedSpecs.sources("cleaner"), folder: "cleaner")
    #expect(result.diagnostics == [])
    let spec = try #require(result.spec)
    #expect(spec.notifications.map(\.id).count == 5)
    #expect(spec.ruleTable.types.count == 5)
  }
}
