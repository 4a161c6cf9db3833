import Testing
import TextWriting

@Suite struct YAMLScalarTests {
  @Test func doubleQuotesHoldAnything() {
    #expect(YAMLScalar.doubleQuoted(#"say "hi" \ {n}"#) == #""say \"hi\" \\ {n}""#)
    #expect(YAMLScalar.doubleQuoted("a\nb\t\r") == #""a\nb\t\r""#)
    #expect(
      YAMLScalar.doubleQuoted("\u{0}\u{85}\u{2028}\u{202E}\u{FEFF}\u{E0001}")
        == #""\x00\x85\u2028\u202E\uFEFF\U000E0001""#)
    #expect(YAMLScalar.doubleQuoted("👨‍👩‍👧 Привет 您好") == "\"👨‍👩‍👧 Привет 您好\"")
  }

  @Test func singleQuotesHoldWhatIsShown() {
    #expect(YAMLScalar.singleQuoted(#"it's "so" \n"#) == #"'it''s "so" \n'"#)
    #expect(YAMLScalar.singleQuoted("a\nb") == nil)
    #expect(YAMLScalar.singleQuoted("\u{202E}") == nil)
  }

  @Test(arguments: [
    "a: b", "a #b", "{a}", "- a", "'a'", "null", "True", "no", "12", "", "a ", " a", "a, b", "a\nb", "@a",
  ])
  func plainIsRefused(_ text: String) { #expect(YAMLScalar.plain(text) == nil) }

  @Test(arguments: ["Hello", "Привет мир", "您好", "Go!", "nothing is wrong?"])
  func plainIsKept(_ text: String) { #expect(YAMLScalar.plain(text) == text) }
}
