import Foundation
import NotificationRules
import TestSupport
import Testing

@testable import NotificationConformance

/// What `explain` says of a reason is what the page says.
@Suite struct OutcomeSituationTests {
  @Test func theTableOfThePageHasTheSameLines() throws {
    let page = try String(
      contentsOf: Golden.packageFolder().appendingPathComponent("conformance/README.md"), encoding: .utf8)
    let table = try #require(page.firstRange(of: "| Situation | Outcome and reason |\n|---|---|\n"))
    let lines = page[table.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("|") }
    #expect(lines.map(String.init) == OutcomeSituation.all.map { "| \($0.situation) | \($0.outcome) |" })
  }

  @Test func everyReasonHasASituation() {
    for reason in OutcomeReason.allCases { #expect(!OutcomeSituation.all(with: reason).isEmpty, "\(reason.rawValue)") }
    for outcome in Outcome.allCases { #expect(!OutcomeSituation.all(with: outcome).isEmpty, "\(outcome.rawValue)") }
    #expect(OutcomeSituation.all(with: OutcomeReason.capWeekly).count == 3)
    #expect(OutcomeSituation.all(with: OutcomeReason.quiet).count == 1)
  }
}
