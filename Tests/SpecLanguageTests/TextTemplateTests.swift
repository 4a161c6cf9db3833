import SpecDiagnostics
import SpecLanguage
import Testing

@Suite struct TextTemplateTests {
  @Test(
    arguments: [
      ("", []), ("Tidy up", [.literal("Tidy up")]), ("{a}", [.argument("a")]),
      ("{a}{b}", [.argument("a"), .argument("b")]),
      ("Один {days} день", [.literal("Один "), .argument("days"), .literal(" день")]),
      ("{{a}}", [.literal("{a}")]), ("x {{{a}}} y", [.literal("x {"), .argument("a"), .literal("} y")]),
      ("{{ {a} }}", [.literal("{ "), .argument("a"), .literal(" }")]),
      ("a { b", [.literal("a { b")]), ("12345678}", [.literal("12345678}")]),
      (
        "A text of many letters before {count} and after",
        [
          .literal("A text of many letters before "), .argument("count"), .literal(" and after"),
        ]
      ),
    ] as [(String, [TextTemplate.Part])])
  func partsAreFound(_ source: String, _ parts: [TextTemplate.Part]) {
    let template = TextTemplate(source: source, span: SourceSpan(startOf: "a.yaml"))
    #expect(template.parts == parts)
    #expect(template.arguments == parts.compactMap { if case .argument(let name) = $0 { name } else { nil } })
    #expect(template.hasArguments == !template.arguments.isEmpty)
    var firsts: [Bool] = []
    template.forEachPiece { firsts.append($0.isFirst) }
    #expect(firsts == parts.indices.map { $0 == 0 })
  }

  @Test func theLastPieceIsKnown() {
    var lasts: [Bool] = []
    TextTemplate(source: "a {b}", span: SourceSpan(startOf: "a.yaml")).forEachPiece { lasts.append($0.isLast) }
    #expect(lasts == [false, true])
    lasts = []
    TextTemplate(source: "{b} a", span: SourceSpan(startOf: "a.yaml")).forEachPiece { lasts.append($0.isLast) }
    #expect(lasts == [false, true])
  }
}

@Suite struct SameTextTests {
  private static func template(_ text: String) -> TextTemplate {
    TextTemplate(source: text, span: SourceSpan(startOf: "a.yaml"))
  }

  private static let texts = [
    "", "a", "b", "aa", "день", "дня", "дни", "май", "маи", "маи\u{306}", "Йод", "И\u{306}од", "é", "e\u{301}", "e",
    "e\u{301}x", "éx", "ex", "\u{212B}", "Å", "A\u{30A}", ";", "\u{37E}", "目标", "目", "目目", "\u{F90A}", "金", "“a”", "가",
    "\u{1100}\u{1161}", "🎉",
  ]

  @Test(arguments: texts) func textsAreComparedAsStrings(_ text: String) {
    for other in Self.texts {
      #expect(Self.template(text).hasSameText(as: Self.template(other)) == (text == other), "\(text) and \(other)")
    }
  }

  @Test func aTextInAFileReadsAsItsCopy() {
    let bytes = Array("en: Цель {days}, é".utf8)
    let file = SourceFile("a.yaml", bytes: bytes)
    let place = SourcePosition(line: 1, column: 5)
    let span = SourceSpan(in: file, start: place, end: place)
    let template = TextTemplate(SourceText(inFile: 4..<bytes.count, at: span))
    #expect(template.source == "Цель {days}, é")
    #expect(template.byteCount == bytes.count - 4)
    #expect(template.arguments == ["days"])
    #expect(template == TextTemplate(source: "Цель {days}, e\u{301}", span: template.span))
  }

  /// As `String` compares them: one character may be written in several ways.
  @Test(arguments: [
    ("days", "days", true), ("days", "day", false), ("days", "dayz", false), ("\u{E9}", "e\u{301}", true),
    ("\u{212A}", "K", true), ("K", "\u{212A}", true), ("дни", "дни", true), ("дни", "дня", false),
    ("дни", "dni", false),
  ])
  func piecesAreComparedAsTexts(_ name: String, _ other: String, _ isSame: Bool) {
    var answers: [Bool] = []
    TextTemplate(source: name, span: SourceSpan(startOf: "a.yaml")).forEachPiece { answers.append($0.says(other)) }
    #expect(answers == [isSame])
    #expect((name == other) == isSame)
  }
}
