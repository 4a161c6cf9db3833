import NotificationRules
import SpecLanguage
import TextWriting

/// The plan as a page for people.
struct TrackingPlanPage {
  let plan: TrackingPlan

  var text: String {
    var page = MarkdownWriter()
    page.heading(1, "Tracking plan of " + MarkdownWriter.text(plan.spec.app.name ?? plan.spec.app.id))
    page.paragraph("Generated from the spec; `tracking-plan.csv` has the same for spreadsheets.")
    writeLimits(&page)
    let events = plan.analytics.events.filter { $0.console == nil }
    if !events.isEmpty {
      page.heading(2, "Events")
      page.table(
        ["Event", "Logged when", "Parameters", "Screens", "Status", "Requirements"], events.map(cells))
      writeNames(of: events, &page)
    }
    writeParameters(&page)
    writeRates(&page)
    writeConsole(&page)
    return page.text
  }

  private func writeLimits(_ page: inout MarkdownWriter) {
    guard let limits = plan.limits else {
      page.paragraph("No analytics provider is set, so there are no limits.")
      return
    }
    let names = plan.rows.filter { $0.event.console == nil }.map(\.name)
    let longest = names.max { $0.utf8.count < $1.utf8.count }
    let most = plan.analytics.events.filter { $0.console == nil }.map(\.allParameters.count).max() ?? 0
    page.paragraph("What Firebase allows, and what this plan uses:")
    page.table(
      ["", "At most", "Here"],
      [
        ["Names of events", String(limits.names), String(plan.nameCount)],
        [
          "Characters of a name", String(limits.nameLength),
          longest.map { "\($0.utf8.count) (\(MarkdownWriter.code($0)))" } ?? "0",
        ],
        ["Parameters of an event", String(limits.parameters), String(most)],
        ["Characters of a value", String(limits.valueLength), "longer ones are dropped"],
      ])
  }

  private func cells(_ event: EventItem) -> [String] {
    var when = event.transitions.map(\.value.words).joined(last: "or")
    if let summary = event.summary { when += ". " + MarkdownWriter.text(summary) }
    return [
      MarkdownWriter.code(event.name), when,
      event.allParameters.map { MarkdownWriter.code($0.value.name) }.joined(separator: ", "),
      plan.screens(of: event, type: nil).map(MarkdownWriter.code).joined(separator: ", "), event.status.rawValue,
      event.covers.map { MarkdownWriter.text($0.value) }.joined(separator: ", "),
    ]
  }

  private func writeNames(of events: [EventItem], _ page: inout MarkdownWriter) {
    let templates = events.filter { $0.name.contains("{id}") }
    guard !templates.isEmpty, !plan.spec.notifications.isEmpty else { return }
    page.paragraph("`{id}` is the id of a type. The names are:")
    page.list(
      plan.rows.filter { row in row.event.console == nil && row.type != nil }.map {
        (0, MarkdownWriter.code($0.name))
      })
  }

  private func writeRates(_ page: inout MarkdownWriter) {
    let rows = TrackingPlanRates(plan: plan).rows
    guard !rows.isEmpty else { return }
    page.heading(2, "Rates")
    page.paragraph("What these events can tell, counted over the same days.")
    page.table(["Rate", "Formula", "Goal"], rows)
  }

  private func writeParameters(_ page: inout MarkdownWriter) {
    let used = Set(plan.analytics.events.flatMap { $0.parameters.map(\.value) })
    let arguments = plan.arguments
    guard !used.isEmpty || !arguments.isEmpty else { return }
    page.heading(2, "Parameters")
    let rows = EventRule.Parameter.allCases.filter(used.contains).map { parameter in
      var values: [String] = []
      for event in plan.analytics.events where event.parameters.contains(where: { $0.value == parameter }) {
        let row = TrackingPlanRow(event: event, type: nil, name: event.name)
        for value in plan.values(of: parameter, in: row) where !values.contains(value) { values.append(value) }
      }
      return [
        MarkdownWriter.code(parameter.rawValue), "string", parameter.words,
        values.isEmpty ? "any text" : values.map(MarkdownWriter.code).joined(separator: ", "),
      ]
    }
    page.table(
      ["Parameter", "Type", "Meaning", "Values"],
      rows
        + arguments.map { item in
          [MarkdownWriter.code(item.name), plan.type(of: item, nil), item.words, "whatever the notification carries"]
        })
  }

  private func writeConsole(_ page: inout MarkdownWriter) {
    let lines = plan.analytics.events.compactMap { event in event.console.map { (event, $0) } }
    guard !lines.isEmpty else { return }
    page.heading(2, "Console lines")
    page.paragraph("Written for developers, and not counted.")
    page.table(
      ["Id", "Written when", "Line", "Requirements"],
      lines.map { event, line in
        [
          MarkdownWriter.code(event.name), event.transitions.map(\.value.words).joined(last: "or"),
          MarkdownWriter.code(line.source), event.covers.map { MarkdownWriter.text($0.value) }.joined(separator: ", "),
        ]
      })
  }
}
