import SpecEmission
import SpecLanguage

/// The words for one value of a field of a Live Activity.
struct ValueText: Sendable {
  let field: String
  let entry: LiveActivityCopyItem.Entry
}

extension ContextTables {
  static let liveActivity = ContextTable<Placed<LiveActivityItem>>(
    "A Live Activity", doc: "An element of `liveActivities`.",
    [
      .text("id", "Its id.") { $0.item.id },
      .text("swiftName", "The name of its attributes in Swift.") { $0.item.swiftName.value },
      .text("summary", "What it shows.") { $0.item.summary },
      .list("attributes", "What stays the same.", field) { $0.item.attributes },
      .list("state", "What changes.", field) { $0.item.state },
      .list("copy", "What it shows for the words of its fields.", copy) { activity in
        activity.spec.placed(
          activity.item.copy.flatMap { copy in copy.entries.map { ValueText(field: copy.field.value, entry: $0) } })
      },
      .list("labels", "Texts that stay the same.", label) { $0.spec.placed($0.item.labels) },
    ])

  private static let field = ContextTable<LiveActivityField>(
    "A field", doc: "An element of `attributes` and `state`.",
    [
      .text("id", "Its id.") { $0.id },
      .text("swiftName", "Its property in Swift.") { SwiftNames.name($0.id, of: .field) },
      .text("key", "Its name in payloads.") { $0.payloadKey },
      .text("type", "`int`, `double`, `string`, `bool`, `date`, `enum` or `fields`.") { $0.typeName },
      .text("unit", "The unit of the number of a date: `seconds_since_1970`.") { $0.unit },
      .flag("isOptional", "Whether it can be absent.") { $0.isOptional },
      .list("values", "The words of an `enum`.", value) { $0.values.map(\.value) },
    ])

  private static let value = ContextTable<String>(
    "A value", doc: "An element of `values`: a word of an `enum`.",
    [
      .text("name", "The word itself.") { $0 },
      .text("swiftName", "Its case in Swift.") { SwiftNames.name($0, of: .value) },
    ])

  private static let copy = ContextTable<Placed<ValueText>>(
    "A text of a Live Activity", doc: "An element of `copy` of a Live Activity: what it shows for one word of a field.",
    [
      .text("field", "The id of the field.") { $0.item.field },
      .text("value", "The word.") { $0.item.entry.value.value },
      .list("texts", "The text in all languages.", text) { TextRow.rows(of: $0.item.entry.text, in: $0.spec) },
    ])

  private static let label = ContextTable<Placed<LocatedEntry<LocalizedText>>>(
    "A label of a Live Activity", doc: "An element of `labels`.",
    [
      .text("id", "Its id.") { $0.item.id },
      .text("swiftName", "Its case in Swift.") { SwiftNames.name($0.item.id, of: .label) },
      .list("texts", "The text in all languages.", text) { TextRow.rows(of: $0.item.text, in: $0.spec) },
    ])
}

extension LiveActivityField {
  fileprivate var typeName: String {
    switch kind {
    case .int: "int"
    case .double: "double"
    case .string: "string"
    case .bool: "bool"
    case .date: "date"
    case .enumeration: "enum"
    case .fields: "fields"
    }
  }
}

extension LiveActivityField {
  fileprivate var unit: String? {
    guard case .date(let unit) = kind else { return nil }
    return unit.rawValue
  }
}
