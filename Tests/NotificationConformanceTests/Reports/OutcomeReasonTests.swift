import Foundation
import NotificationRules
import TestSupport
import Testing

/// "What happened to a notification" names every reason that a report may give.
@Test func thePageOfScenariosHasEveryReason() throws {
  let page = try String(
    contentsOf: Golden.packageFolder().appendingPathComponent("conformance/README.md"), encoding: .utf8)
  let table = try #require(page.components(separatedBy: "| Situation | Outcome and reason |").dropFirst().first)
  let rows = try #require(table.components(separatedBy: "\n\n").first)
  let missing = OutcomeReason.allCases.map(\.rawValue).filter { !rows.contains("`\($0)`") }
  #expect(missing == [], "add a row for each to the table 'What happened to a notification' of conformance/README.md")
}
