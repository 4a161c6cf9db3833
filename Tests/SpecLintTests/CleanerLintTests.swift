import Foundation
import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

@testable import SpecLint

/// A spec of the package, read.
func shippedSpec(_ app: String) throws -> Spec {
  try #require(SpecReader.read(try ShippedSpecs.sources(app), folder: app).spec)
}

@Test func theShippedCleanerMeetsItsDocuments() throws {
  let spec = try shippedSpec("cleaner")
  let findings = LintRoster.check(spec)
  #expect(
    findings.filter { $0.severity > .note }.map(\.code) == [
      // The limit push and the highlights serve no purpose that the flow announces.
      "permissions/unannounced-purpose",
      // 90 in the id and 85 in a condition.
      "scheduling/threshold-in-id",
      "permissions/unannounced-purpose",
      // Labels and buttons of the document.
      "permissions/leave-button",
      "permissions/allow-label",
      "permissions/leave-button",
    ])
  #expect(
    findings.filter { $0.severity == .note }.map(\.code) == [
      // An event for each type, and a text for a dialog that has none.
      "analytics/id-in-name", "permissions/custom-system-text",
    ])
}
