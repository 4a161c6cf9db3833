import Testing

@testable import SpecLint

@Suite struct TextEdgeTests {
  @Test(arguments: [" a", "\ta", "\u{A0}a", "\u{2003}a", "\u{3000}a", "\u{2028}a"])
  func whatMayBeginWithASpaceIsLookedAt(_ text: String) {
    #expect(text.withBytes(TextEdge.maybeSpace(first:)))
  }

  @Test(arguments: ["a ", "a\n", "a\u{A0}", "a\u{2003}", "a\u{3000}", "a \u{FE0F}", "a \u{301}", "я\u{2028}"])
  func whatMayEndWithASpaceIsLookedAt(_ text: String) {
    #expect(text.withBytes(TextEdge.maybeSpace(last:)))
  }

  @Test(arguments: ["", "a", "я", "Ё", "好", "！", "。", "”", "…", "7"]) func mostTextsAreNot(_ text: String) {
    #expect(!text.withBytes(TextEdge.maybeSpace(first:)) || "！。”…".contains(text))
    #expect(!text.withBytes(TextEdge.maybeSpace(last:)))
  }

  @Test(arguments: [".", "a:", "a;", "a,", "я.", "好。", "：", "；", "，"]) func marksAreSeen(_ text: String) {
    #expect(text.withBytes(TextEdge.isMark(last:)))
  }

  @Test(arguments: ["", "т", "ь", "В", "!", "？", "好", "、"]) func otherEndsAreNoMarks(_ text: String) {
    #expect(!text.withBytes(TextEdge.isMark(last:)))
  }
}

@Suite struct HiddenCharacterTests {
  @Test(arguments: ["a\u{200B}", "\u{AD}", "好\u{FEFF}", "я\u{202E}", "\u{85}", "\u{3164}", "\u{FFFE}", "👨‍👩‍👧", "\u{7}"])
  func oneIsSeenAnywhere(_ text: String) {
    #expect(text.withBytes(InvisibleCharacter.isAny))
  }

  @Test(arguments: ["", "a\n", "“я”…", "您好，今天！。", "é", "カナ", "🎉", "\u{A0}", "한국어"])
  func mostTextsHaveNone(_ text: String) {
    #expect(!text.withBytes(InvisibleCharacter.isAny))
  }
}
