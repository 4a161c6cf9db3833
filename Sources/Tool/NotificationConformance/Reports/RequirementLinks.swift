import TextWriting

/// The requirements that the cases of a page cover, and where on the page each is.
struct RequirementLinks {
  private(set) var places: [String: Int] = [:]
  private var ids: [String] = []
  private var cases: [String: [Int]] = [:]
  private let texts: [String: String]

  init(_ results: [CaseResult], _ requirements: [Requirement]) {
    texts = Dictionary(requirements.map { ($0.id, $0.requires) }, uniquingKeysWith: { first, _ in first })
    for (index, result) in results.enumerated() {
      for id in result.scenario.covers where cases[id, default: []].last != index {
        cases[id, default: []].append(index)
      }
    }
    // In the order of the documents; what no document has comes last.
    let known = requirements.map(\.id).filter { cases[$0] != nil }
    let rest = cases.keys.filter { texts[$0] == nil }.sorted()
    for id in known + rest where places[id] == nil {
      places[id] = ids.count
      ids.append(id)
    }
  }

  /// A link to a requirement.
  func link(_ id: String, to html: inout HTMLWriter) {
    html.element(
      "a", ["href": "#r\(places[id] ?? 0)", "class": "requirement", "title": HTMLReport.visible(texts[id] ?? id)],
      text: HTMLReport.visible(id))
  }

  /// The table of requirements with the cases of each.
  func write(_ results: [CaseResult], to html: inout HTMLWriter) {
    guard !ids.isEmpty else { return }
    html.element("section", ["id": "requirements"]) { html in
      html.element("details", ["class": "suite"]) { html in
        html.element("summary") { html in
          html.element("b", text: "Requirements")
          html.write(" \(ids.count) covered by these cases")
        }
        html.newLine()
        for (place, id) in ids.enumerated() { write(id, place, results, to: &html) }
      }
    }
    html.newLine()
  }

  /// Cases that are listed one by one; the others are counted.
  private static let listedCases = 40

  private func write(_ id: String, _ place: Int, _ results: [CaseResult], to html: inout HTMLWriter) {
    let own = cases[id] ?? []
    let failed = own.count { !results[$0].failures.isEmpty }
    html.element("div", ["class": "row", "id": "r\(place)"]) { html in
      html.element("b", text: HTMLReport.visible(id))
      html.element(
        "span", ["class": "badge \(failed == 0 ? "passed" : "failed")"],
        text: failed == 0 ? "\(own.count) passed" : "\(failed) of \(own.count) failed")
      if let text = texts[id] { html.element("p", text: HTMLReport.visible(text)) }
      html.element("p", ["class": "cases"]) { html in
        // Failures first.
        let ordered = own.filter { !results[$0].failures.isEmpty } + own.filter { results[$0].failures.isEmpty }
        for index in ordered.prefix(Self.listedCases) {
          let name = HTMLReport.visible(results[index].scenario.id)
          html.element("a", ["href": "#c\(index)", "class": results[index].verdict.rawValue], text: name)
          html.write(" ")
        }
        if own.count > Self.listedCases { html.write("and \(own.count - Self.listedCases) more") }
      }
    }
    html.newLine()
  }
}
