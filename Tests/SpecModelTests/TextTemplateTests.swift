import SpecDiagnostics
import SpecModel
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
