import NotificationConformance
import Testing

@Suite struct CaseFilterTests {
  @Test(arguments: [
    ("*", "cleaner.taps/a/b", true), ("cleaner.taps/*", "cleaner.taps/a/b", true),
    ("cleaner.taps/*", "cleaner.toggle/a", false), ("*/at-85", "cleaner.storage-high/level/at-85", true),
    ("cleaner.*-high/*/at-8?", "cleaner.storage-high/level/at-85", true), ("*at-8?", "cleaner.storage/at-8", false),
    ("cleaner.taps/a", "cleaner.taps/a", true), ("cleaner.taps/a", "cleaner.taps/a/b", false),
    ("*a*b*c*", "xaxxbxbxxcx", true), ("*a*b*c", "abcab", false), ("", "", true), ("", "a", false), ("**", "", true),
    ("[ab]", "a", false), ("[ab]", "[ab]", true), ("a.c", "abc", false),
  ])
  func patternsMatchWholeIDs(pattern: String, id: String, expected: Bool) {
    #expect(CaseFilter(pattern).matches(id) == expected)
  }

  /// What cannot match is not read.
  @Test(arguments: [
    ("cleaner.taps/*", "cleaner.taps/", true), ("cleaner.taps/*", "cleaner.toggle/", false), ("*/at-85", "any/", true),
    ("cleaner.*", "cleaner.taps/", true), ("cleaner.*", "journal.taps/", false), ("*", "a/", true), ("", "a/", false),
    ("cleaner.taps", "cleaner.taps/", false), ("cleaner.tap?/a", "cleaner.taps/", true), ("**x", "a/", true),
    ("c*s/a", "cleaner.taps/", true), ("c*z/a", "cleaner.taps/", true), ("d*", "cleaner.taps/", false),
  ])
  func aSuiteThatCannotMatchIsKnown(pattern: String, suite: String, expected: Bool) {
    #expect(CaseFilter(pattern).mayMatch(idsBeginningWith: suite) == expected)
  }

  @Test func manyStarsStayCheap() {
    let filter = CaseFilter(String(repeating: "*a", count: 50) + "b")
    #expect(!filter.matches(String(repeating: "a", count: 5_000)))
  }

  /// Each would be tried with each: half an hour.
  @Test(arguments: ["*", "*?", "**a", "?*", "*a*"]) func anyNumberOfStars(_ piece: String) {
    let filter = CaseFilter(String(repeating: piece, count: 200_000) + "/")
    #expect(filter.mayMatch(idsBeginningWith: String(repeating: "a", count: 100)))
    #expect(!filter.matches(String(repeating: "a", count: 300)))
  }
}
