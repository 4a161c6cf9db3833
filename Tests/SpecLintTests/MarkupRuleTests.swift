import Testing

@testable import SpecLint

@Test func comparisonsAndAmpersandsAreText() throws {
  try expectFindings(
    of: MarkupRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            title: { en: "Q&A <3" }
            body: { en: 1️⃣"Tom &amp; Jerry" }
      """#,
    [
      (
        "1️⃣",
        "'notifications.daily.copy.body.en' contains '&amp;', which people would see as written: write the character itself"
      )
    ])
}

@Test func anEscapeWithoutDoubleQuotes() throws {
  try expectFindings(
    of: MarkupRule(),
    in: #"""
      notispec: 1
      signals: { bought: { parameters: { total: { type: double }, days: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy: { body: { en: 1️⃣'One\nTwo' } }
      """#,
    [
      (
        "1️⃣",
        "'notifications.daily.copy.body.en' contains '\\n', which people would see as written: it means something else only "
          + "with one '\\', in double quotes"
      )
    ])
}

@Test(arguments: [
  (#"\'"#, #"\'"#), (#"\u2019"#, #"\u2019"#), ("<br>", "<br>"), ("<name>", "<name>"), (#"\user"#, nil), (#"5\6"#, nil),
])
func whatPeopleWouldSee(_ text: String, _ found: String?) {
  #expect(MarkupRule.markup(in: "It\(text) is") == found)
}

@Test func namesOfEmojisAndOfTexts() throws {
  for (text, found, advice) in [
    (":wave: Hi", ":wave:", "write the emoji itself"),
    ("@string/hi", "@string/hi", "write the text itself, and not the name of a text"),
    ("<![CDATA[Hi]]>", "<![CDATA[", "write the words alone"),
  ] {
    try expectFindings(
      of: MarkupRule(), in: markedUp(text),
      [("1️⃣", "'notifications.daily.copy.body.en' contains '\(found)', which people would see as written: \(advice)")])
  }
}

@Test func colonsOfTimesAndSentencesAreText() throws {
  for text in ["From 10:30:00 on", "Note: two: three", "a:b:c", "@stringy"] {
    try expectFindings(of: MarkupRule(), in: markedUp(text).replacing("1️⃣", with: ""), [])
  }
}

private func markedUp(_ text: String) -> String {
  """
  notispec: 1
  deep_links: { scheme: demo, targets: { home: { path: /home } } }
  notifications:
    daily:
      summary: "Daily."
      target: home
      trigger: { calendar: { every: day } }
      copy: { body: { en: 1️⃣"\(text)" } }
  """
}
