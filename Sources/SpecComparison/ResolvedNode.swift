import SpecEmission
import SpecModel
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

  /// A part with a name of its own.
  struct Child {
    /// The key of a map, the id of an item in a list, or the text of a word in one.
    let key: String
    /// How the part is found in the file: `body`, `[0]`.
    let step: String
    let node: ResolvedNode
  }

  var form: Form

  init(_ form: Form) { self.form = form }

  /// The resolved model of an app.
  init(of spec: Spec) {
    var writer = JSONWriter(style: .compact)
    ResolvedModel(of: spec).write(to: &writer)
    self = writer.bytes.withUnsafeBufferPointer { bytes in
      var reader = ResolvedReader(bytes: bytes)
      return reader.node()
    }
  }

  subscript(key: String) -> ResolvedNode? {
    switch form {
    case .map(let members): members.first { $0.key == key }?.node
    case .list: children?.first { $0.key == key }?.node
    case .text, .number, .flag: nil
    }
  }

  /// The part at the end of a path of keys.
  subscript(path: [String]) -> ResolvedNode? {
    path.reduce(self) { node, key in node?[key] }
  }

  var text: String? { if case .text(let text) = form { text } else { nil } }

  /// The parts that can be told apart by a name; nil for a value that is compared as a whole.
  var children: [Child]? {
    switch form {
    case .text, .number, .flag: return nil
    case .map(let members): return members.map { Child(key: $0.key, step: $0.key, node: $0.node) }
    case .list(let nodes):
      let names = nodes.map { $0["id"]?.text ?? $0.word }
      let known = Set(names.compactMap { $0 })
      let areNamed = known.count == nodes.count
      return nodes.enumerated().map { number, node in
        let step = "[\(number)]"
        return Child(key: areNamed ? names[number] ?? step : step, step: step, node: node)
      }
    }
  }

  /// The text of a value without parts.
  private var word: String? {
    switch form {
    case .text(let text), .number(let text): text
    case .flag, .list, .map: nil
    }
  }

  /// The same with another id wherever the old one stands alone.
  func replacing(_ old: String, with new: String) -> ResolvedNode {
    switch form {
    case .text(let text): ResolvedNode(.text(text == old ? new : text))
    case .number, .flag: self
    case .list(let nodes): ResolvedNode(.list(nodes.map { $0.replacing(old, with: new) }))
    case .map(let members):
      ResolvedNode(.map(members.map { Member(key: $0.key, node: $0.node.replacing(old, with: new)) }))
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

  /// On one line: the bare text of a scalar, JSON of everything else.
  var description: String {
    switch form {
    case .text(let text), .number(let text): return text
    case .flag(let flag): return flag ? "true" : "false"
    case .list, .map:
      var json = JSONWriter(style: .compact)
      write(to: &json)
      return json.text
    }
  }
}
