import SpecDiagnostics
import SpecLanguage
import TextWriting
import YAMLNodes

/// A value of a spec and its place, without what YAML does not mean: comments, layout, the file that it is in.
struct PlacedValue: Sendable {
  indirect enum Form: Sendable {
    /// As YAML writes it on one line, and as people read it.
    case scalar(yaml: String, text: String)
    case list([Part])
    case map([Part])
  }

  /// An entry of a map or an item of a list.
  struct Part: Sendable {
    /// The key; of an item its id or what it says first.
    var name: String
    /// From the key to the end of its value.
    var span: SourceSpan
    /// The places of what other files have of it.
    var more: [SourceSpan] = []
    var value: PlacedValue
  }

  var form: Form
  let span: SourceSpan

  /// All files of an app as one map: what several of them have a part of is merged, as the reader does.
  static func whole(_ sources: [SpecSource]) -> PlacedValue? {
    sources.compactMap { $0.yaml.tree.map { PlacedValue($0.root) } }.reduce(nil) { whole, file in
      whole?.merged(with: file) ?? file
    }
  }

  init(_ form: Form, at span: SourceSpan) { (self.form, self.span) = (form, span) }

  private init(_ node: SourceNode) {
    span = node.span
    switch node.kind {
    case .scalar:
      let text = node.text
      let plain = text.isEmpty ? "~" : text
      form = .scalar(yaml: node.core == .string ? YAMLScalar.doubleQuoted(text) : plain, text: text)
    case .sequence:
      var seen: [String: Int] = [:]
      form = .list(
        node.items.map { item in
          let value = PlacedValue(item)
          let label = value.label
          let count = (seen[label] ?? 0) + 1
          seen[label] = count
          return Part(name: count == 1 ? label : "\(label)#\(count)", span: item.span, value: value)
        })
    case .mapping:
      form = .map(
        node.entries.map { key, value in
          let span = SourceSpan(file: key.span.file, start: key.span.start, end: value.span.end)
          return Part(name: key.text, span: span, value: PlacedValue(value))
        })
    }
  }

  /// What `diff` calls an item: its id, its word, or the parameter of an event. Nil if it goes by its number.
  var ownName: String? {
    switch form {
    case .scalar: return label
    case .list: return nil
    case .map(let entries):
      if self["id"] != nil { return label }
      return entries.count == 1 && entries[0].value["argument"] != nil ? entries[0].name : nil
    }
  }

  /// The id, or the first words: "offers_weekly", "happened dose_taken".
  private var label: String {
    let words: String
    switch form {
    case .scalar(_, let text): words = text
    case .list(let items): words = items.first?.value.label ?? ""
    case .map(let entries):
      if let id = self["id"], case .scalar(_, let text) = id.form {
        words = text
      } else if let first = entries.first {
        words = "\(first.name) \(first.value.subject)"
      } else {
        words = ""
      }
    }
    let line = String(words.map { $0.isNewline ? " " : $0 })
    return line.count > 40 ? line.prefix(39) + "…" : line
  }

  /// `dose_taken` of `{ signal: dose_taken, since: … }`.
  private var subject: String {
    if case .map(let entries) = form, let first = entries.first, case .scalar(_, let text) = first.value.form {
      return text
    }
    return label
  }

  private func merged(with other: PlacedValue) -> PlacedValue {
    guard case .map(var entries) = form, case .map(let more) = other.form else { return self }
    var places = Dictionary(entries.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in more {
      if let place = places[entry.name] {
        entries[place].value = entries[place].value.merged(with: entry.value)
        entries[place].more.append(entry.span)
      } else {
        places[entry.name] = entries.count
        entries.append(entry)
      }
    }
    return PlacedValue(.map(entries), at: span)
  }

  var parts: [Part]? {
    switch form {
    case .scalar: nil
    case .list(let parts), .map(let parts): parts
    }
  }

  subscript(name: String) -> PlacedValue? { parts?.first { $0.name == name }?.value }

  /// The value at the end of a path of keys and names of items.
  subscript(path: [String]) -> PlacedValue? {
    path.reduce(self) { value, name in value?[name] }
  }

  /// Whether both say the same, wherever they are.
  func says(_ other: PlacedValue) -> Bool {
    switch (form, other.form) {
    case (.scalar(let yaml, _), .scalar(let otherYAML, _)): yaml == otherYAML
    case (.list(let parts), .list(let others)), (.map(let parts), .map(let others)):
      parts.count == others.count
        && zip(parts, others).allSatisfy { $0.name == $1.name && $0.value.says($1.value) }
    case (.scalar, _), (.list, _), (.map, _): false
    }
  }

  var isMap: Bool { if case .map = form { true } else { false } }

  /// On one line of YAML.
  var yaml: String {
    switch form {
    case .scalar(let yaml, _): yaml
    case .list(let items): "[\(items.map(\.value.yaml).joined(separator: ", "))]"
    case .map(let entries):
      "{ \(entries.map { "\(YAMLScalar.doubleQuoted($0.name)): \($0.value.yaml)" }.joined(separator: ", ")) }"
    }
  }

  /// For a sentence: `3`, `'badge'`, `{ id: daily, max: 3 }`.
  ///
  /// - Parameter start: How many characters of a long value are left out.
  func words(from start: Int) -> String {
    let text = ((start > 0 ? "…" : "") + flow.dropFirst(start)).clipped
    if case .scalar(let yaml, _) = form, yaml.utf8.first == UInt8(ascii: "\"") { return "'\(text)'" }
    return text
  }

  var flow: String {
    switch form {
    case .scalar(_, let text): text
    case .list(let items): "[\(items.map(\.value.flow).joined(separator: ", "))]"
    case .map(let entries): "{ \(entries.map { "\($0.name): \($0.value.flow)" }.joined(separator: ", ")) }"
    }
  }
}

extension String {
  /// Short enough for a sentence.
  fileprivate var clipped: String { utf8.count > 100 && count > 100 ? prefix(99) + "…" : self }
}
