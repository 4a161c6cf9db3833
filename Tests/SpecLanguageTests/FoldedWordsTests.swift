import Testing

@testable import SpecLanguage

@Suite struct FoldedWordsTests {
  @Test func wordsThatBeginAlikeAreOne() {
    let tokens = ["token.a", "token.b", "token.c", "token.d", "token.e", "token.f"]
    #expect(FoldedWords.fold(["x"] + tokens + ["y.z"]) == ["x", "token.{a,b,c,d,e,f}", "y.z"])
  }

  @Test func allCombinationsAreOne() {
    let words = ["a", "b", "c"].flatMap { name in ["yes", "no"].map { "permission.\(name).\($0)" } }
    #expect(FoldedWords.fold(words) == ["permission.{a,b,c}.{yes,no}"])
    #expect(FoldedWords.fold(words.reversed()) == ["permission.{c,b,a}.{no,yes}"])
    // Without one of them the short form would promise a word that is not there.
    let without = Array(words.dropLast()) + ["permission.d.yes"]
    #expect(FoldedWords.fold(without) == without)
  }

  @Test func aFewStayAsTheyAre() {
    let words = ["cap.daily", "cap.weekly", "cap.span", "quiet", "cap.other"]
    #expect(FoldedWords.fold(words) == words)
  }
}
