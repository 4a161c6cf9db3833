import SpecDiagnostics
import Testing

@Suite struct SpellingBudgetTests {
  @Test func itSuggestsUntilItIsUsedUp() {
    var budget = SpellingBudget(letters: 1_000)
    let words = ["paywall", "main_dashboard", "storage_overview"]
    #expect(budget.suggestion(for: "paywal", among: words) == "paywall")
    for _ in 0..<10 { _ = budget.suggestion(for: "paywal", among: words) }
    #expect(budget.suggestion(for: "paywal", among: words) == nil)
  }

  @Test func tenThousandTypingErrorsAmongTenThousandLongWordsStayCheap() {
    let stem = String(repeating: "abcdefgh_", count: 7)
    let words = (0..<10_000).map { stem + String($0) }
    var budget = SpellingBudget()
    // Every word against every other would be hours in a debug build.
    let suggestions = (0..<10_000).count { number in
      budget.suggestion(for: "abcdefhg_" + stem.dropFirst(9) + String(number), among: words) != nil
    }
    #expect((1...3).contains(suggestions))
  }
}
