import NotificationCivilTime
import SpecLanguage
import TextWriting

/// `live_activities` in the resolved model.
extension JSONWriter {
  mutating func members(of item: LiveActivityItem) {
    optional("summary", item.summary)
    member("swift_name", item.swiftName.value)
    fields("attributes", item.attributes)
    fields("state", item.state)
    map("copy", item.copy, id: \.field.value) { json, copy in
      for entry in copy.entries { json.text(entry.value.value, entry.text) }
    }
    map("progress", item.progress, id: \.field.value) { json, progress in
      for entry in progress.entries { json.member(entry.value.value, entry.progress.value) }
    }
    if !item.labels.isEmpty {
      section("labels") { json in
        for label in item.labels { json.text(label.id, label.text) }
      }
    }
    optional("initial", item.initial?.value)
    if !item.next.isEmpty {
      section("next") { json in
        for step in item.next {
          json.key(step.from.value)
          json.array { json in for value in step.to { json.value(value.value) } }
        }
      }
    }
    strings("final", item.final.map(\.value))
    optional("estimate", item.estimate?.value.description)
    optional("stale_after", item.staleAfter?.value.description)
    switch item.dismissal.value {
    case .standard: member("dismissal", "default")
    case .immediate: member("dismissal", "immediate")
    case .after(let span): section("dismissal") { $0.member("after", span.description) }
    }
    words("presentations", item.presentations)
    member("push_updates", item.hasPushUpdates.value)
    member("frequent_updates", item.hasFrequentUpdates.value)
    strings("covers", item.covers.map(\.value))
  }

  private mutating func fields(_ key: String, _ fields: [LiveActivityField]) {
    map(key, fields, id: \.id) { json, field in
      switch field.kind {
      case .int: json.member("type", "int")
      case .double: json.member("type", "double")
      case .string: json.member("type", "string")
      case .bool: json.member("type", "bool")
      case .date(let unit):
        json.member("type", "date")
        json.member("unit", unit.rawValue)
      case .enumeration(let values): json.strings("enum", values.map(\.value))
      case .fields(let fields): json.fields("fields", fields)
      }
      if field.isOptional { json.member("optional", true) }
      json.optional("key", field.key?.value)
      json.optional("example", field.example)
    }
  }
}
