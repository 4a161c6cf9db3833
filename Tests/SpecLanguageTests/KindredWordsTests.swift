import Testing

@testable import SpecLanguage

/// Words of other tools and of everyday speech.
@Suite struct KindredWordsTests {
  @Test(arguments: [
    ("switch", ["toggle", "time", "choice"], "toggle"), ("hold", ["defer", "drop", "exempt"], "defer"),
    ("start", ["from", "to", "held"], "from"), ("1", ["one", "other"], "one"), ("Yes-No", ["toggle"], "toggle"),
    ("integer", ["int", "double"], "int"), ("skip", ["release", "drop"], "drop"),
  ])
  func ours(_ word: String, _ words: [String], _ meant: String) {
    #expect(KindredWords.suggestion(for: word, among: words) == meant)
  }

  /// Of two that mean the same, it is not known which.
  @Test(arguments: [("integer", ["int", "number"]), ("banana", ["int"]), ("from", ["from"])])
  func none(_ word: String, _ words: [String]) {
    #expect(KindredWords.suggestion(for: word, among: words) == nil)
  }
}
