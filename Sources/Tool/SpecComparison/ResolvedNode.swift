import SpecLanguage
import TextWriting

/// A part of the resolved model: what the comparison walks over.
struct ResolvedNode: Sendable, Hashable {
  indirect enum Form: Sendable, Hashable {
    case text(String)
    /// As JSON writes it.
    case number(String)
    case flag(Bool)
    case list([ResolvedNode])
    case map([Member])
  }

  struct Member: Sendable, Hashable {
    var key: String
    var node: ResolvedNode
  }

  /// A part with its own name.
  struct Child {
    /// The key of a map, the id of an item in a list, or the text of a word in one.
    let key: String
    /// How the part is found in the file: `body`, `[0]`.
    let step: String
    let node: ResolvedNode
  }

  let form: Form
  /// Where the parts of a long map or list are, by their keys: they are looked up once for every change.
  private let places: [String: Int]

  init(_ form: Form) {
    self.form = form
    switch form {
    case .map(let members) where members.count > Self.fewParts:
      places = Dictionary(members.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    case .list(let nodes) where nodes.count > Self.fewParts:
      places = Dictionary(Self.keys(of: nodes).enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    case .text, .number, .flag, .list, .map: places = [:]
    }
  }

  /// Up to so many parts are looked through one by one.
  private static let fewParts = 16

  static func == (a: Self, b: Self) -> Bool { a.form == b.form }

  func hash(into hasher: inout Hasher) { hasher.combine(form) }

  /// The resolved model of an app.
  init(of spec: Spec) { self.init(spec.resolved) }

  private init(_ value: ResolvedValue) {
    switch value {
    case .text(let text): self.init(Form.text(text))
    case .flag(let flag): self.init(Form.flag(flag))
    case .int(let number): self.init(Form.number("\(number)"))
    case .number(let number): self.init(Form.number("\(number)"))
    case .list(let items): self.init(Form.list(items.map { ResolvedNode($0) }))
    case .section(let members):
      self.init(Form.map(members.map { Member(key: $0.key, node: ResolvedNode($0.value)) }))
    }
  }

  subscript(key: String) -> ResolvedNode? {
    switch form {
    case .map(let members):
      members.count > Self.fewParts ? places[key].map { members[$0].node } : members.first { $0.key == key }?.node
    case .list(let nodes):
      nodes.count > Self.fewParts
        ? places[key].map { nodes[$0] } : zip(Self.keys(of: nodes), nodes).first { $0.0 == key }?.1
    case .text, .number, .flag: nil
    }
  }

  /// The part at the end of a path of keys.
  subscript(path: [String]) -> ResolvedNode? {
    path.reduce(self) { node, key in node?[key] }
  }

  var text: String? { if case .text(let text) = form { text } else { nil } }

  /// The parts that have distinct names; nil for a value that is compared as a whole.
  var children: [Child]? {
    switch form {
    case .text, .number, .flag: return nil
    case .map(let members): return members.map { Child(key: $0.key, step: $0.key, node: $0.node) }
    case .list(let nodes):
      return zip(Self.keys(of: nodes), nodes).enumerated().map { number, part in
        Child(key: part.0, step: "[\(number)]", node: part.1)
      }
    }
  }

  /// The names of all items of a list, or their numbers where one has none or two have the same.
  private static func keys(of nodes: [ResolvedNode]) -> [String] {
    let names = nodes.compactMap { $0["id"]?.text ?? $0.word ?? $0.eventParameter }
    guard names.count == nodes.count, Set(names).count == nodes.count else {
      return nodes.indices.map { "[\($0)]" }
    }
    return names
  }

  /// The name of an event's parameter that is a value of the notification: `order_id: { argument: order_id }`.
  private var eventParameter: String? {
    guard case .map(let members) = form, members.count == 1, members[0].node["argument"] != nil else { return nil }
    return members[0].key
  }

  /// The text of a value without parts.
  private var word: String? {
    switch form {
    case .text(let text), .number(let text): text
    case .flag, .list, .map: nil
    }
  }

  /// Whether the other is the same under another id: every text is the same, or the old id here and the new one there.
  func isTwin(of other: ResolvedNode, under newID: String, for oldID: String) -> Bool {
    switch (form, other.form) {
    case (.text(let old), .text(let new)): return old == new || old == oldID && new == newID
    case (.list(let old), .list(let new)):
      return old.count == new.count && zip(old, new).allSatisfy { $0.isTwin(of: $1, under: newID, for: oldID) }
    case (.map(let old), .map(let new)):
      return old.count == new.count
        && zip(old, new).allSatisfy { before, after in
          (before.key == after.key || before.key == oldID && after.key == newID)
            && before.node.isTwin(of: after.node, under: newID, for: oldID)
        }
    case (.number, _), (.flag, _), (.text, _), (.list, _), (.map, _): return self == other
    }
  }

  /// The same without the keys that only people read.
  var withoutNotes: ResolvedNode {
    switch form {
    case .text, .number, .flag: self
    case .list(let nodes): ResolvedNode(.list(nodes.map(\.withoutNotes)))
    case .map(let members):
      ResolvedNode(
        .map(
          members.filter { $0.key != "covers" && $0.key != "summary" }
            .map { Member(key: $0.key, node: $0.node.withoutNotes) }))
    }
  }

  func write(to json: inout JSONWriter) {
    switch form {
    case .text(let text): json.value(text)
    case .number(let text):
      if let whole = Int(text) { json.value(whole) } else { json.value(Double(text) ?? 0) }
    case .flag(let flag): json.value(flag)
    case .list(let nodes): json.array { json in for node in nodes { node.write(to: &json) } }
    case .map(let members):
      json.object { json in
        for member in members {
          json.key(member.key)
          member.node.write(to: &json)
        }
      }
    }
  }

  /// On one line, as YAML may write it: a text alone goes without quotes.
  var description: String {
    if case .text(let text) = form { text } else { flow }
  }

  private var flow: String {
    switch form {
    case .text(let text):
      guard text.utf8.isEmpty || text.utf8.contains(where: Self.needsQuotes) else { return text }
      var json = JSONWriter(style: .compact)
      json.value(text)
      return json.text
    // As a file writes it: 90, not 90.0.
    case .number(let text): return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    case .flag(let flag): return flag ? "true" : "false"
    case .list(let nodes): return "[\(nodes.map(\.flow).joined(separator: ", "))]"
    case .map(let members):
      return members.isEmpty ? "{}" : "{ \(members.map { "\($0.key): \($0.node.flow)" }.joined(separator: ", ")) }"
    }
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    byte <= 0x20 || ",:{}[]\"'#&*!|>%@`".utf8.contains(byte)
  }
}
