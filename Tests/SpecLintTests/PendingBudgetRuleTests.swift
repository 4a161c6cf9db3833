import Testing

@testable import SpecLint

@Test func aBudgetAboveSixtyFourIsReportedAtItsNumber() throws {
  try expectFindings(
    of: PendingBudgetRule(),
    in: """
      notispec: 1
      policies:
        pending_budget: 1️⃣65
        profiles:
          same: { slot: "09:00" }
          2️⃣more: { pending_budget: 100 }
      """,
    [
      ("1️⃣", "'policies.pending_budget' is 65, but iOS keeps only 64 pending requests per app"),
      ("2️⃣", "'policies.profiles.more.pending_budget' is 100, but iOS keeps only 64 pending requests per app"),
    ])
}
