/// The names of a shape together with where their values come from.
struct ContextTable<Subject>: Sendable {
  let shape: ContextShape
  private let columns: [ContextColumn<Subject>]

  init(_ name: String, doc: String, _ columns: [ContextColumn<Subject>]) {
    shape = ContextShape(name, doc: doc, fields: columns.map(\.field))
    self.columns = columns
  }

  /// The values as the renderer takes them.
  func values(of subject: Subject) -> [String: Any] {
    var values: [String: Any] = [:]
    for column in columns {
      let value = column.value(subject)
      values[column.field.key] = value
      if let list = value as? [[String: Any]] { values[ContextField.presence(of: column.field.key)] = !list.isEmpty }
    }
    return values
  }
}

/// One name of a table.
struct ContextColumn<Subject>: Sendable {
  let field: ContextField
  let value: @Sendable (Subject) -> Any

  /// An absent text is empty, and false in a section.
  static func text(_ key: String, _ doc: String, _ value: @escaping @Sendable (Subject) -> String?) -> Self {
    Self(field: ContextField(key, .text, doc: doc)) { TemplateText(value($0) ?? "") }
  }

  static func number(_ key: String, _ doc: String, _ value: @escaping @Sendable (Subject) -> Int) -> Self {
    Self(field: ContextField(key, .number, doc: doc), value: value)
  }

  static func flag(_ key: String, _ doc: String, _ value: @escaping @Sendable (Subject) -> Bool) -> Self {
    Self(field: ContextField(key, .flag, doc: doc), value: value)
  }

  static func object<Inner>(
    _ key: String, _ doc: String, _ table: ContextTable<Inner>, _ value: @escaping @Sendable (Subject) -> Inner
  ) -> Self {
    Self(field: ContextField(key, .object(table.shape), doc: doc)) { table.values(of: value($0)) }
  }

  static func list<Element>(
    _ key: String, _ doc: String, _ table: ContextTable<Element>, _ value: @escaping @Sendable (Subject) -> [Element]
  ) -> Self {
    Self(field: ContextField(key, .list(table.shape), doc: doc)) { subject in
      let elements = value(subject)
      return elements.enumerated().map { index, element in
        var row = table.values(of: element)
        row["first"] = index == 0
        row["last"] = index + 1 == elements.count
        row["index"] = index
        return row
      }
    }
  }
}
