import SpecDiagnostics
import Testing

@Suite struct GitHubAnnotationRendererTests {
  private func span(_ file: String, _ start: (Int, Int), _ end: (Int, Int)) -> SourceSpan {
    SourceSpan(
      file: file, start: SourcePosition(line: start.0, column: start.1), end: SourcePosition(line: end.0, column: end.1)
    )
  }

  @Test func oneLineAFindingWithEverythingEscaped() {
    let place = span("./a:b,c%.yaml", (2, 3), (2, 5))
    let finding = Diagnostic(
      "a/b", .error, "100 %: one,\ntwo\r\u{1B}[31m", at: place, notes: [.init("here", at: place), .init("anywhere")],
      fixIt: .init("did you mean 'y'?", replace: place, with: "y"))
    #expect(
      GitHubAnnotationRenderer().render([finding]).text
        == "::error file=a%3Ab%2Cc%25.yaml,line=2,col=3,endLine=2,endColumn=5,title=a/b::"
        + #"100 %25: one,\u{A}two\u{D}\u{1B}[31m%0Adid you mean 'y'?%0A./a:b,c%25.yaml:2:3: here%0Aanywhere"# + "\n")
  }

  @Test func noFileNameIsLeftAsItIs() {
    let place = span("a\u{1B}[31m\u{9B}\n::error::b.yaml", (1, 1), (1, 1))
    #expect(
      GitHubAnnotationRenderer().render([Diagnostic("a/b", .error, "m", at: place)]).text
        == #"::error file=a\u{1B}[31m\u{9B}\u{A}%3A%3Aerror%3A%3Ab.yaml,line=1,col=1,endLine=1,endColumn=1,title=a/b::m"#
        + "\n")
  }

  @Test func severitiesAndRangesOverLines() {
    let place = span("a.yaml", (2, 3), (4, 5))
    #expect(
      GitHubAnnotationRenderer().render([
        Diagnostic("a/b", .warning, "w", at: place), Diagnostic("a/b", .note, "n", at: place),
      ]) == """
        ::warning file=a.yaml,line=2,endLine=4,title=a/b::w
        ::notice file=a.yaml,line=2,endLine=4,title=a/b::n

        """)
    #expect(GitHubAnnotationRenderer().render([]) == "")
  }

  @Test func whatIsLeftOutIsReported() {
    let findings = (1...3).map { Diagnostic("a/b", .note, "\($0)", at: SourceSpan(startOf: "a")) }
    let lines = GitHubAnnotationRenderer(findingLimit: 1).render(findings).text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last == "::notice::2 more findings are not shown")
  }
}
