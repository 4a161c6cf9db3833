import SpecDiagnostics
import TestSupport
import Testing

@Suite struct JUnitDocumentTests {
  private func span(_ line: Int, file: String = "conformance/bakery/bread.yaml") -> SourceSpan {
    let start = SourcePosition(line: line, column: 9)
    return SourceSpan(file: file, start: start, end: start)
  }

  private var document: JUnitDocument {
    JUnitDocument(
      "notispec conform",
      [
        JUnitDocument.suite(of: [
          Diagnostic("spec/unknown-id", .error, "'paywal' is unknown", at: span(3, file: "specs/bakery/app.yaml")),
          Diagnostic("copy/long", .warning, "no error", at: span(4)),
        ]),
        JUnitDocument.Suite(
          "bakery.bread",
          [
            .init("early", .passed, at: span(7), took: 1_234_567),
            .init(
              "late", .failed("too \"late\"", type: "assertion", text: "a\n<b>\n"), at: span(8), took: 2_000_000_000),
            .init("broken", .error("not run", type: "scenario/x"), at: span(9), remarks: ["line 10: a remark"]),
            .init("other", .skipped("not run, because of an error"), at: span(11)),
          ]),
        JUnitDocument.Suite("empty", []),
      ])
  }

  @Test func countsTimesAndPlaces() {
    #expect(
      document.xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="notispec conform" tests="5" failures="1" errors="2" time="2.001235">
          <testsuite name="notispec.findings" tests="1" failures="0" errors="1" skipped="0" file="specs/bakery/app.yaml">
            <testcase name="specs/bakery/app.yaml:3:9 spec/unknown-id" classname="notispec.findings">
              <error message="'paywal' is unknown" type="spec/unknown-id"/>
              <system-out>specs/bakery/app.yaml:3:9
        </system-out>
            </testcase>
          </testsuite>
          <testsuite name="bakery.bread" tests="4" failures="1" errors="1" skipped="1" time="2.001235" file="conformance/bakery/bread.yaml">
            <testcase name="early" classname="bakery.bread" time="0.001235">
              <system-out>conformance/bakery/bread.yaml:7:9
        </system-out>
            </testcase>
            <testcase name="late" classname="bakery.bread" time="2.000000">
              <failure message="too &quot;late&quot;" type="assertion">a
        &lt;b&gt;
        </failure>
              <system-out>conformance/bakery/bread.yaml:8:9
        </system-out>
            </testcase>
            <testcase name="broken" classname="bakery.bread">
              <error message="not run" type="scenario/x"/>
              <system-out>conformance/bakery/bread.yaml:9:9
        line 10: a remark
        </system-out>
            </testcase>
            <testcase name="other" classname="bakery.bread">
              <skipped message="not run, because of an error"/>
              <system-out>conformance/bakery/bread.yaml:11:9
        </system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func jenkinsTakesIt() {
    #expect(JUnitSchema.faults(of: document.xml) == [])
    #expect(JUnitSchema.faults(of: JUnitDocument("notispec diff", []).xml) == [])
    // What it took before: each of these is refused.
    for (sound, broken, fault) in [
      ("errors=\"2\" time", "errors=\"2\" skipped=\"1\" time", "'testsuites' has no 'skipped'"),
      ("<testcase name=\"early\"", "<testcase file=\"a\" name=\"early\"", "'testcase' has no 'file'"),
      ("name=\"late\"", "name=\"early\"", "two cases 'early'"), ("tests=\"4\"", "tests=\"5\"", "counts 5 tests"),
      ("time=\"0.001235\"", "time=\"0\"", "time '0'"),
    ] {
      let text = document.xml.replacing(sound, with: broken)
      #expect(text != document.xml)
      #expect(JUnitSchema.faults(of: text).contains { $0.contains(fault) }, "\(fault)")
    }
  }

  @Test func casesOfOneNameAreNumbered() {
    let suite = JUnitDocument.Suite("a", ["b", "b (2)", "b", "b"].map { .init($0, .passed) })
    let xml = JUnitDocument("n", [suite]).xml
    #expect(xml.matches(of: /<testcase name="([^"]*)"/).map { String($0.1) } == ["b", "b (2)", "b (3)", "b (4)"])
    #expect(JUnitSchema.faults(of: xml) == [])
  }

  @Test func whatTakesLittleTakesSomething() {
    let suite = JUnitDocument.Suite("a", [.init("b", .passed, took: 3), .init("c", .passed, took: 0)])
    #expect(JUnitDocument("n", [suite]).xml.ranges(of: "time=\"0.000001\"").count == 4)
  }
}
