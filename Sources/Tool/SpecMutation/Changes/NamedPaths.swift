import SpecLanguage
import YAMLNodes

/// The paths of values, with the items of lists by what they say: `controls[new_type]` in place of `controls[5]`.
///
/// A number would be wrong after the next edit. Items that say the same are told apart by their order: `[a#2]`.
struct NamedPaths {
  private var names: [String: String] = ["": ""]
  private var labels: [String: String] = [:]

  /// The name of a value. Outer values come first.
  mutating func name(of visit: ShapeWalk.Visit) -> String {
    let outer = names[visit.outer] ?? visit.outer
    let name: String
    if let label = labels[visit.path] {
      name = "\(outer)[\(label)]"
    } else {
      name = visit.path.isEmpty || outer.isEmpty ? visit.path : outer + visit.path.dropFirst(visit.outer.count)
    }
    names[visit.path] = name
    if visit.node.kind == .sequence { label(visit.node, at: visit.path) }
    return name
  }

  private mutating func label(_ list: SourceNode, at path: String) {
    var seen: [String: Int] = [:]
    for (number, item) in list.items.enumerated() {
      let label = Self.label(of: item)
      let count = (seen[label] ?? 0) + 1
      seen[label] = count
      labels["\(path)[\(number)]"] = count == 1 ? label : "\(label)#\(count)"
    }
  }

  /// "new_type", "happened dose_taken": the id, or the first words.
  private static func label(of node: SourceNode) -> String {
    let words: String
    switch node.kind {
    case .scalar: words = node.text
    case .sequence: words = node.items.first { _ in true }.map { label(of: $0) } ?? ""
    case .mapping:
      if let id = node["id"], id.kind == .scalar {
        words = id.text
      } else if let first = node.entries.first(where: { _ in true }) {
        words = "\(first.key.text) \(subject(of: first.value))"
      } else {
        words = ""
      }
    }
    let line = String(words.map { $0.isNewline ? " " : $0 })
    return line.count > 40 ? line.prefix(39) + "…" : line
  }

  /// `dose_taken` of `{ signal: dose_taken, since: … }`.
  private static func subject(of node: SourceNode) -> String {
    guard node.kind == .mapping, let first = node.entries.first(where: { _ in true }), first.value.kind == .scalar
    else {
      return label(of: node)
    }
    return first.value.text
  }
}
