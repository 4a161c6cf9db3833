import SpecLanguage
import TextWriting

extension HTMLReport {
  /// Failures in the list at the top; the others are counted.
  private static let namedFailures = 100
  /// Cases that are named, of those that one error keeps out.
  private static let namedUnrun = 1_000

  /// What failed, a line each, with links to the cases below.
  func writeContents(_ failed: [(offset: Int, element: CaseResult)], to html: inout HTMLWriter) {
    guard !failed.isEmpty else { return }
    ReportPage.section("What failed", "contents", to: &html) { html in
      html.element("ol") { html in
        for (index, result) in failed.prefix(Self.namedFailures) {
          html.element("li") { html in
            html.element("a", ["href": "#c\(index)"], text: Self.visible(result.scenario.title))
            html.write(" ")
            html.element("code", ["class": "id"], text: Self.visible(result.scenario.id))
            if let first = result.failures.first {
              html.element("p", ["class": "note"], text: Self.clipped(first.message))
            }
          }
          html.newLine()
        }
      }
      let rest = failed.count - Self.namedFailures
      if rest > 0 { html.element("p", ["class": "note"], text: "and \(rest) more, which are below") }
    }
  }

  /// Which cases errors kept out of the run, by the error.
  func writeUnrun(to html: inout HTMLWriter) {
    guard !unrun.isEmpty else { return }
    var causes: [String] = []
    var cases: [String: [UnrunCase]] = [:]
    for one in unrun {
      if cases[one.sentence] == nil { causes.append(one.sentence) }
      cases[one.sentence, default: []].append(one)
    }
    ReportPage.section("Not run", "unrun", to: &html) { html in
      for cause in causes {
        let own = cases[cause] ?? []
        html.element("div", ["class": "row"]) { html in
          html.element("p") { html in
            html.element("b", text: own.count.counted("case"))
            html.write(Self.visible(cause))
          }
          html.element("ul") { html in
            for one in own.prefix(Self.namedUnrun) {
              html.element("li") { html in
                html.element("code", text: Self.visible(one.id))
                html.write(" ")
                html.element("span", ["class": "dim"], text: "\(one.span.file):\(one.span.start.line)")
              }
            }
          }
          let rest = own.count - Self.namedUnrun
          if rest > 0 { html.element("p", ["class": "note"], text: "and \(rest) more") }
        }
        html.newLine()
      }
    }
  }

  /// A sentence short enough for a list.
  static func clipped(_ text: String) -> String { visible(text.count > 300 ? "\(text.prefix(299))…" : text) }
}
