/// What a template sees at one place: the names and what they hold.
///
/// Declared once: the values, the check of a template's names and the reference page all come from these tables.
final class ContextShape: Sendable {
  /// Its heading on the reference page.
  let name: String
  let doc: String
  let fields: [ContextField]

  init(_ name: String, doc: String, fields: [ContextField]) {
    self.name = name
    self.doc = doc
    self.fields = fields
  }

  /// What a name means; `hasTargets` is there for every list `targets`.
  func kind(of name: String) -> ContextField.Kind? {
    fields.first { $0.key == name }?.kind ?? (names.contains(name) ? .flag : nil)
  }

  /// Every name, those that lists add too.
  var names: [String] {
    fields.map(\.key)
      + fields.compactMap { field in
        if case .list = field.kind { ContextField.presence(of: field.key) } else { nil }
      }
  }

  /// The names that every element of a list has.
  static let position: [ContextField] = [
    ContextField("first", .flag, doc: "Whether it is the first of its list."),
    ContextField("last", .flag, doc: "Whether it is the last of its list."),
    ContextField("index", .number, doc: "Its place in its list, from 0."),
  ]
}

/// One name.
struct ContextField: Sendable {
  indirect enum Kind: Sendable {
    case text, number, flag
    case object(ContextShape)
    case list(ContextShape)
  }

  let key: String
  let kind: Kind
  let doc: String

  init(_ key: String, _ kind: Kind, doc: String) {
    self.key = key
    self.kind = kind
    self.doc = doc
  }

  /// The name that says whether a list has any elements.
  static func presence(of list: String) -> String { "has" + list.prefix(1).uppercased() + list.dropFirst() }
}
