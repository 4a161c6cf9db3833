import YAMLNodes

/// A YAML value that tests change in one place and write again.
indirect enum YAMLValue {
  /// In the notation of the file.
  case scalar(String)
  case list([YAMLValue])
  case map([(key: String, value: YAMLValue)])

  init(_ node: SourceNode) {
    switch node.kind {
    case .mapping: self = .map(node.entries.map { ($0.key.text, YAMLValue($0.value)) })
    case .sequence: self = .list(node.items.map { YAMLValue($0) })
    case .scalar: self = .scalar(node.core == .string ? Self.quoted(node.text) : node.sourceText)
    }
  }

  /// Files of one app as one: mappings merge down to what is no mapping.
  init(merging files: [String]) throws {
    self = try files.map { YAMLValue(try SchemaFiles.tree($0).root) }.reduce(.map([])) { $0.merged(with: $1) }
  }

  private func merged(with other: YAMLValue) -> YAMLValue {
    guard case .map(var entries) = self, case .map(let more) = other else { return self }
    for (key, value) in more {
      if let place = entries.firstIndex(where: { $0.key == key }) {
        entries[place].value = entries[place].value.merged(with: value)
      } else {
        entries.append((key, value))
      }
    }
    return .map(entries)
  }

  static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }

  /// In flow style, on one line.
  var text: String {
    switch self {
    case .scalar(let text): text
    case .list(let items): "[" + items.map(\.text).joined(separator: ", ") + "]"
    case .map(let entries):
      "{ " + entries.map { "\(Self.quoted($0.key)): \($0.value.text)" }.joined(separator: ", ") + " }"
    }
  }

  /// The value with another one at a place; without what is there when `value` is nil.
  func replacing(_ place: ArraySlice<Int>, with value: YAMLValue?) -> YAMLValue {
    guard let first = place.first else { return value ?? self }
    let rest = place.dropFirst()
    switch self {
    case .scalar: return self
    case .list(var items):
      if rest.isEmpty, value == nil {
        items.remove(at: first)
      } else {
        items[first] = items[first].replacing(rest, with: value)
      }
      return .list(items)
    case .map(var entries):
      if rest.isEmpty, value == nil {
        entries.remove(at: first)
      } else {
        entries[first].value = entries[first].value.replacing(rest, with: value)
      }
      return .map(entries)
    }
  }
}

/// A file with one change.
struct Mutant {
  let name: String
  private let whole: YAMLValue
  /// The number of the root's entry that holds the change; nil for a change of the root.
  private let section: Int?

  private init(_ name: String, _ whole: YAMLValue, _ section: Int?) {
    self.name = name
    self.whole = whole
    self.section = section
  }

  var text: String { whole.text }

  /// The changed section of a spec with what makes it a file, for a look at that alone.
  var sectionText: String {
    guard let section, case .map(let entries) = whole else { return text }
    let kept = entries.enumerated().filter { $0 == section || ["notispec", "app"].contains($1.key) }
    return YAMLValue.map(kept.map(\.element)).text
  }

  /// A value or two of every type.
  static let strange = [
    "[]", "{}", "\"\"", "null", "true", "7", "-1.5", "\"Bad Id!\"", "plain_text", "[plain_text]", "{ key: 1 }",
  ]

  /// Each value replaced by values of other types, each key taken out, a strange key put into each mapping; once for
  /// each part of the schema that describes values of the file.
  static func all(
    of tree: SourceTree, _ schema: SchemaCheck, skipping seen: inout Set<String>, putting strange: [String] = strange
  ) -> [Mutant] {
    var described: [Int: [String]] = [:]
    schema.visit = { node, place in described[Self.key(of: node), default: []].append(place) }
    _ = schema.findings(tree.root)
    schema.visit = nil
    let whole = YAMLValue(tree.root)
    var mutants: [Mutant] = []
    var open: [(node: SourceNode, place: [Int], name: String)] = [(tree.root, [], "")]
    while let (node, place, name) = open.popLast() {
      let isNew = described[key(of: node), default: []].reduce(false) { $1.isEmpty || seen.insert($1).inserted || $0 }
      if isNew { mutants += changes(of: node, at: place, name, in: whole, putting: strange) }
      switch node.kind {
      case .mapping:
        for (number, entry) in node.entries.enumerated() {
          open.append((entry.value, place + [number], "\(name).\(entry.key.text)"))
        }
      case .sequence:
        for (number, item) in node.items.enumerated() { open.append((item, place + [number], "\(name)[\(number)]")) }
      case .scalar: break
      }
    }
    return mutants
  }

  private static func key(of node: SourceNode) -> Int {
    Int(node.start.line) << 20 | Int(node.start.column) << 2 | kind(node)
  }

  /// A mapping begins where its first key does.
  private static func kind(_ node: SourceNode) -> Int {
    switch node.kind {
    case .mapping: 0
    case .sequence: 1
    case .scalar: 2
    }
  }

  private static func changes(
    of node: SourceNode, at place: [Int], _ name: String, in whole: YAMLValue, putting strange: [String]
  ) -> [Mutant] {
    let section = place.first
    var mutants = strange.map { text in
      Mutant("\(name) = \(text)", whole.replacing(place[...], with: .scalar(text)), section)
    }
    guard case .map(let entries) = YAMLValue(node) else { return mutants }
    let more = YAMLValue.map(entries + [("Strange Key", .scalar("1"))])
    mutants.append(Mutant("\(name) + key", whole.replacing(place[...], with: more), section))
    for (number, entry) in entries.enumerated() {
      let value = whole.replacing((place + [number])[...], with: nil)
      mutants.append(Mutant("\(name) - \(entry.key)", value, section))
    }
    return mutants
  }
}
