import SpecDiagnostics
import SpecLanguage
import Testing
import YAMLNodes

/// A single edit to a sound spec.
struct Slip {
  var words: String
  var text: String
}

/// The slips of one text.
struct Slips {
  private let text: [Unicode.Scalar]
  private let lineStarts: [Int]
  private(set) var all: [Slip] = []
  private let words: Set<String>

  init(of source: String) throws {
    let scalars = Array(source.unicodeScalars)
    text = scalars
    lineStarts = [0] + scalars.indices.filter { scalars[$0] == "\n" }.map { $0 + 1 }
    words = Set(
      SpecFileShape.object.reachable(shapes: SpecFileShape.recursiveShapes).flatMap { $0.fields.map(\.key) })
    let tree = try #require(YAMLReader.read(Array(source.utf8), file: "0.yaml").tree)
    visit(tree.root, path: "")
  }

  private func offset(_ position: SourcePosition) -> Int {
    lineStarts[Int(position.line) - 1] + Int(position.column) - 1
  }

  private mutating func add(_ words: String, from start: Int, to end: Int, _ replacement: String) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: text[..<start])
    view.append(contentsOf: replacement.unicodeScalars)
    view.append(contentsOf: text[end...])
    all.append(Slip(words: words, text: String(view)))
  }

  private mutating func visit(_ node: SourceNode, path: String) {
    if node.isAlias { return }
    switch node.kind {
    case .scalar: break
    case .sequence:
      for (number, item) in node.items.enumerated() { visit(item, path: "\(path)[\(number)]") }
    case .mapping:
      for entry in node.entries {
        let key = entry.key.text
        let way = path.isEmpty ? key : "\(path).\(key)"
        if words.contains(key), key.count > 2 { slips(way, key, entry.key, entry.value) }
        visit(entry.value, path: way)
      }
    }
  }

  private mutating func slips(_ path: String, _ key: String, _ name: SourceNode, _ value: SourceNode) {
    let (start, end) = (offset(name.span.start), offset(name.span.end))
    let middle = start + key.count / 2
    let half = key.count / 2
    add("\(path): misspelled", from: start, to: end, "\(key.prefix(half))\(text[middle])\(key.dropFirst(half))")
    if value.isAlias { return }
    let (from, to) = (offset(value.span.start), offset(value.span.end))
    switch value.kind {
    case .scalar:
      add("\(path): another word", from: from, to: to, "zzz")
      add("\(path): a list", from: from, to: to, "[zzz]")
    case .mapping, .sequence:
      guard text[from] == "{" || text[from] == "[" else { return }
      add("\(path): a word", from: from, to: to, "zzz")
    }
    // Between braces an entry ends at a comma.
    guard text[..<start].last != "\n", name.span.start.line == value.span.end.line else { return }
    let before = text[..<start].lastIndex { $0 != " " } ?? 0
    if text[before] == "{" || text[before] == "," {
      let after = text[to...].first { $0 != " " }
      if after == "," { add("\(path): left out", from: start, to: to + 2, "") }
      if after == "}", text[before] == "," { add("\(path): left out", from: before, to: to, "") }
      if after == "}", text[before] == "{" { add("\(path): left out", from: start, to: to, "") }
    } else if text[before] == "\n" {
      add("\(path): left out", from: before, to: to, "")
    }
  }
}
