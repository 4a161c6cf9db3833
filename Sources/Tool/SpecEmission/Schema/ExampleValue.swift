import TextWriting
import YAMLNodes

/// An example or default of a shape as a value: one line of YAML, turned into JSON.
struct ExampleValue {
  private let node: SourceNode

  /// Nil for what is abbreviated with an unquoted `…`, and for more than one line.
  init?(_ text: String) {
    guard !text.isEmpty, !text.contains("\n") else { return nil }
    let file = YAMLReader.read(Array("value: \(text)\n".utf8), file: "")
    guard file.diagnostics.isEmpty, let node = file.tree?.root["value"], !node.isAbbreviated else { return nil }
    self.node = node
  }

  func write(to json: inout JSONWriter) { node.write(to: &json) }
}

extension SourceNode {
  fileprivate var isAbbreviated: Bool {
    switch kind {
    case .scalar: style == .plain && text.contains("…")
    case .sequence: items.contains(where: \.isAbbreviated)
    case .mapping: entries.contains { $0.key.isAbbreviated || $0.value.isAbbreviated }
    }
  }

  fileprivate func write(to json: inout JSONWriter) {
    switch kind {
    case .sequence: json.array { json in for item in items { item.write(to: &json) } }
    case .mapping:
      json.object { json in
        for (key, value) in entries {
          json.key(key.text)
          value.write(to: &json)
        }
      }
    case .scalar:
      switch core {
      case .null: json.null()
      case .bool(let flag): json.value(flag)
      case .int(let number): json.value(number)
      case .double(let number): json.value(number)
      case .string: json.value(text)
      }
    }
  }
}
