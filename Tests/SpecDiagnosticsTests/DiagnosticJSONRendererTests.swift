import SpecDiagnostics
import Testing

@Suite struct DiagnosticJSONRendererTests {
  @Test func theShapeIsStable() {
    let span = SourceSpan(
      file: "a.yaml", start: SourcePosition(line: 2, column: 3), end: SourcePosition(line: 2, column: 5))
    let finding = Diagnostic(
      "a/b", .error, "no \"x\"", at: span, notes: [.init("here", at: span), .init("anywhere")],
      fixIt: .init("did you mean 'y'?", replace: span, with: "y"))
    let place = #""start":{"line":2,"column":3},"end":{"line":2,"column":5}"#
    #expect(
      DiagnosticJSONRenderer(style: .compact).render([finding, Diagnostic("c/d", .warning, "w", at: span)])
        == #"{"version":1,"findings":[{"code":"a/b","severity":"error","message":"no \"x\"","file":"a.yaml",\#(place),"#
        + #""notes":[{"message":"here","file":"a.yaml",\#(place)},{"message":"anywhere","file":null,"start":null,"end":null}],"#
        + #""fixIt":{"message":"did you mean 'y'?","replacement":"y",\#(place)}},"#
        + #"{"code":"c/d","severity":"warning","message":"w","file":"a.yaml",\#(place),"notes":[],"fixIt":null}],"#
        + #""summary":{"errors":1,"warnings":1,"notes":0,"waived":0}}"# + "\n")
    #expect(
      DiagnosticJSONRenderer(style: .compact).render([])
        == #"{"version":1,"findings":[],"summary":{"errors":0,"warnings":0,"notes":0,"waived":0}}"# + "\n")
  }
}
