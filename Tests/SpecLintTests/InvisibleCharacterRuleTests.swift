import Testing

@testable import SpecLint

@Test func aJoinerBelongsIntoEmojiAndSomeScriptsAndNowhereElse() throws {
  try expectFindings(
    of: InvisibleCharacterRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            title: { en: "Family \U0001F468\u200D\U0001F469" }
            subtitle: { en: "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645" }
            body: { en: 1️⃣"Tidy\u200Dup" }
      """#, [("1️⃣", "'notifications.daily.copy.body.en' contains the invisible character U+200D: delete it")])
}

@Test func whatOneTakesForABreakIsReplaced() throws {
  for (character, advice) in [
    (#"\u2028"#, "U+2028: write a space or a line break in its place"),
    (#"\u200B"#, "U+200B: delete it, or write a space in its place where it separates two words"),
  ] {
    try expectFindings(
      of: InvisibleCharacterRule(),
      in: #"""
        notispec: 1
        deep_links: { scheme: demo, targets: { home: { path: /home } } }
        notifications:
          daily:
            summary: "Daily."
            target: home
            trigger: { calendar: { every: day } }
            copy: { body: { en: 1️⃣"Tidy%up" } }
        """#.replacing("%", with: character),
      [("1️⃣", "'notifications.daily.copy.body.en' contains the invisible character \(advice)")])
  }
}

@Suite struct NeededInvisibleCharacterTests {
  private func spec(_ language: String, _ text: String) -> String {
    """
    notispec: 1
    app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [\(language)], source_locale: \(language), delivery: local }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      daily:
        summary: "Daily."
        target: home
        trigger: { calendar: { every: day } }
        copy: { body: { \(language): 1️⃣"\(text)" } }
    """
  }

  @Test(arguments: [
    ("ar", #"\u200F100%"#), ("ar", #"\u200E100%"#), ("ar", #"\u061C100%"#), ("he", #"\u200F100%"#), ("fa", #"\u200F5"#),
    ("ur", #"\u200E5"#), ("yi", #"\u200F5"#), ("ps", #"\u200F5"#), ("uz-Arab", #"\u200F5"#), ("th", #"ก\u200Bข"#),
    ("km", #"ក\u200Bខ"#), ("lo", #"ກ\u200Bຂ"#), ("my", #"က\u200Bခ"#),
  ])
  func theLanguageNeedsIt(_ language: String, _ text: String) throws {
    try expectFindings(
      of: InvisibleCharacterRule(), in: spec(language, text).replacing("1️⃣", with: ""), [])
  }

  @Test(arguments: [
    ("en", #"\u200F100%"#, "U+200F"), ("th", #"\u200E5"#, "U+200E"),
    ("ar-Latn", #"\u200F5"#, "U+200F"), ("he", #"a\u00ADb"#, "U+00AD"),
    ("km", #"\uFEFFក"#, "U+FEFF"),
  ])
  func anyOtherHasNoUseForIt(_ language: String, _ text: String, _ name: String) throws {
    try expectFindings(
      of: InvisibleCharacterRule(), in: spec(language, text),
      [("1️⃣", "'notifications.daily.copy.body.\(language)' contains the invisible character \(name): delete it")])
  }

  /// They reverse what others say, in any language.
  @Test func bidirectionalControlsStayErrors() throws {
    #expect(ControlCharacterRule.level == .error)
    for language in ["ar", "he"] {
      let found = try ControlCharacterRule().check(example(spec(language, #"a\u202Eb"#).replacing("1️⃣", with: "")))
      #expect(found.count == 1)
    }
  }
}
