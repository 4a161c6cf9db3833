import NotificationConformance
import SpecDiagnostics
import SpecLanguage
import TextWriting

/// Everything about one item of a spec.
struct ItemExplanation: Explanation {
  /// A place that has to do with the item.
  struct Place {
    /// The keys down to it.
    let path: String
    let span: SourceSpan
    /// What is there, if the path does not say it.
    var words: String?
  }

  /// A generated file that names the item.
  struct Output {
    let path: String
    /// The first line that names it; 0 when only the file's name does.
    let line: Int
    let count: Int
  }

  let item: ListedItem
  let path: String
  /// What is particular to its kind.
  let details: [(title: String, lines: [String])]
  /// A type as people see it.
  let cards: [String]
  let uses: [Place]
  /// What the item itself refers to.
  let needs: [Place]
  /// Analytics events that its transitions log.
  let events: [Place]
  let covers: [(id: String, text: String?)]
  let swiftNames: [String]
  let outputs: [Output]
  let cases: [ScenarioCase]
  let waivers: [WaiverItem]

  func write(to page: inout PageText) {
    page.heading("\(item.id)  \(item.noun)" + (item.noun == "app" ? "" : " of the app '\(item.app)'"))
    if let summary = item.summary { page.paragraph(summary) }
    page.list("Defined", ["\(item.place.place)  \(path)"])
    for (title, lines) in details { page.list(title, lines) }
    page.list("People see", cards, limit: 60)
    page.list("Used by", Self.lines(uses))
    page.list("Refers to", Self.lines(needs))
    page.list("Logged as", Self.lines(events))
    page.list("Covers", covers.map { $0.text == nil ? $0.id : "\($0.id)  \($0.text ?? "")" })
    page.list("In Swift", swiftNames)
    page.list(
      "Generated",
      outputs.map { output in
        output.line == 0
          ? output.path : "\(output.path):\(output.line)\(output.count > 1 ? "  \(output.count) lines" : "")"
      })
    page.list("Scenario cases: \(cases.count)", cases.map(\.id), limit: 12)
    page.list(
      "Waivers", waivers.map { "\($0.rule.value) until \($0.why.until.value): \($0.why.reason) (\($0.why.owner))" })
  }

  private static func lines(_ places: [Place]) -> [String] {
    places.map { "\($0.span.place)  \($0.path)\($0.words.map { "  \($0)" } ?? "")" }
  }

  func write(to json: inout JSONWriter) {
    json.member("about", "item")
    json.member("app", item.app)
    json.member("kind", item.kind)
    json.member("id", item.id)
    json.member("path", path)
    json.place(item.place)
    json.nullable("summary", item.summary)
    json.array("details") { json in
      for (title, lines) in details {
        json.object { json in
          json.member("title", title)
          json.strings("lines", lines)
        }
      }
    }
    write("usedBy", uses, to: &json)
    write("names", needs, to: &json)
    write("loggedAs", events, to: &json)
    json.strings("covers", covers.map(\.id))
    json.strings("swift", swiftNames)
    json.objects("generated", outputs) { json, output in
      json.member("file", output.path)
      json.member("line", output.line)
      json.member("lines", output.count)
    }
    json.strings("cases", cases.map(\.id))
    json.strings("waivers", waivers.map(\.rule.value.text))
  }

  private func write(_ key: String, _ places: [Place], to json: inout JSONWriter) {
    json.objects(key, places) { json, place in
      json.member("path", place.path)
      json.place(place.span)
    }
  }
}

extension ListedItem {
  /// The kind of the id in a sentence.
  var noun: String { itemKind?.noun ?? "analytics event" }

  /// Nil for an event, which can be named but not referred to.
  var itemKind: ItemKind? { kind == "type" ? .notification : ItemKind(rawValue: kind) }
}
