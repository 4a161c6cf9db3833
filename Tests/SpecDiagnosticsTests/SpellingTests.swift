import SpecDiagnostics
import Testing

@Suite struct SpellingTests {
  @Test(
    arguments: [
      ("paywal", "paywall"), ("photos_clened", "photos_cleaned"), ("photso_cleaned", "photos_cleaned"),
      ("Paywall", "paywall"), ("free-limit-reached", "free_limit_reached"), ("bodi", "body"), ("x", nil), ("zzz", nil),
      ("", nil), ("subscription", nil),
    ] as [(String, String?)])
  func findsTheWordThatWasMeant(_ word: String, _ expected: String?) {
    let known = ["body", "title", "paywall", "photos_cleaned", "free_limit_reached", "ru", "en"]
    #expect(Spelling.suggestion(for: word, among: known) == expected)
    #expect(Spelling.suggestion(for: word, among: known.reversed()) == expected)
  }

  @Test func tiesGoToTheFirstInTextOrder() {
    #expect(Spelling.suggestion(for: "cat", among: ["rat", "bat", "hat"]) == "bat")
    #expect(Spelling.suggestion(for: "hat", among: ["hat"]) == nil)
  }

  @Test(
    arguments: [("sun", "sunday"), ("Satur", "saturday"), ("t", nil), ("tu", nil), ("thur", "thursday"), ("day", nil)]
      as [(String, String?)])
  func theBeginningOfOneWordOnlyIsThatWord(_ word: String, _ expected: String?) {
    let days = ["sunday", "monday", "tuesday", "thursday", "saturday"]
    #expect(Spelling.suggestion(for: word, among: days) == expected)
    #expect(Spelling.suggestion(for: "noti", among: ["notifications", "notifiers"]) == nil)
  }

  @Test func longWordsAreNotCompared() {
    let long = String(repeating: "a", count: 100_000)
    #expect(Spelling.suggestion(for: long, among: [long + "b"]) == nil)
    #expect(Spelling.suggestion(for: "aaa", among: [long]) == nil)
  }
}
