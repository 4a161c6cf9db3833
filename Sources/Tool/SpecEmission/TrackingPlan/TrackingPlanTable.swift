import NotificationRules
import SpecLanguage
import TextWriting

/// The plan as a table for spreadsheets: one row per parameter of each event.
struct TrackingPlanTable {
  let plan: TrackingPlan

  static let columns = [
    "event", "kind", "logged_when", "transitions", "parameter", "parameter_type", "parameter_values", "meaning",
    "screens", "status", "requirements", "name_length", "name_length_limit", "summary",
  ]

  var text: String {
    var table = CSVWriter()
    table.row(Self.columns)
    for row in plan.rows {
      let event = row.event
      let parameters: [EventParameterItem?] = event.allParameters.map(\.value)
      for parameter in parameters.isEmpty ? [nil] : parameters {
        table.row([
          row.name,
          event.console == nil ? "event" : "console line",
          event.transitions.map(\.value.words).joined(separator: " | "),
          event.transitions.map(\.value.rawValue).joined(separator: " | "),
          parameter?.name ?? "",
          parameter.map { plan.type(of: $0, row.type) } ?? "",
          parameter.map { plan.values(of: $0, in: row).joined(separator: " | ") } ?? "",
          parameter?.words ?? "",
          plan.screens(of: event, type: row.type).joined(separator: " | "),
          event.status.rawValue,
          row.requirements.joined(separator: " | "),
          event.console == nil ? String(row.name.utf8.count) : "",
          event.console == nil ? plan.limits.map { String($0.nameLength) } ?? "" : "",
          event.console?.source ?? event.summary ?? "",
        ])
      }
    }
    return table.text
  }
}
