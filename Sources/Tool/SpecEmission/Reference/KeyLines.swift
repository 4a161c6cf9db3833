import SpecLanguage
import TextWriting

/// The lines of a page about the keys of mappings: each key with an example, as it is written, what may stand there, and
/// what it means. What many mappings say in the same words is there once.
struct KeyLines {
  static let title = "Keys of many sections"
  /// In so many mappings a line moves to the common ones.
  private static let many = 3

  /// In the order in which they are met first.
  let common: [String]

  init(of shapes: [ObjectShape]) {
    var counts: [String: Int] = [:]
    var found: [String] = []
    for line in shapes.flatMap(Self.lines) {
      counts[line.text, default: 0] += 1
      if counts[line.text] == Self.many { found.append(line.text) }
    }
    common = found
  }

  /// Those of one mapping; the common ones are only named.
  func own(of shape: ObjectShape) -> [String] {
    let lines = Self.lines(of: shape)
    let shared = lines.filter { common.contains($0.text) }.map { MarkdownWriter.code($0.key) }
    let own = lines.map(\.text).filter { !common.contains($0) }
    guard !shared.isEmpty else { return own }
    return own + ["\(MarkdownWriter.link(toHeading: Self.title, "also")): \(shared.joined(separator: ", "))"]
  }

  private static func lines(of shape: ObjectShape) -> [(key: String, text: String)] {
    shape.fields.map { field in
      let type = isPlain(field) ? "" : words(for: field.type)
      let facts = [type, absence(of: field)].filter { !$0.isEmpty }
      let words = facts.isEmpty ? "" : " (\(facts.joined(separator: "; ")))"
      let example = field.example.isEmpty ? field.key : "\(field.key): \(field.example)"
      return (field.key, "\(MarkdownWriter.code(example))\(words): \(field.doc)")
    }
  }

  /// What the example or the default shows: that it is a text, or `true` or `false`.
  private static func isPlain(_ field: FieldShape) -> Bool {
    switch field.type {
    case .text: true
    case .flag: field.standard != nil
    default: false
    }
  }

  static func words(for type: ValueShape) -> String {
    type.words(
      mapping: { MarkdownWriter.link(toHeading: $0) }, literal: MarkdownWriter.code, pattern: \.name, isBrief: true)
  }

  private static func absence(of field: FieldShape) -> String {
    if field.isRequired { return "**required**" }
    if let absence = field.absence { return "else \(absence)" }
    return field.standard.map { "default \(MarkdownWriter.code($0))" } ?? ""
  }
}

extension TextPattern {
  /// What it is called where a page says elsewhere how it is written: `noun` without that.
  var name: String {
    let ends = [", such as", " such as", " (", ":"].compactMap { noun.firstRange(of: $0)?.lowerBound }
    return ends.min().map { String(noun[..<$0]) } ?? noun
  }

  /// How it is written: the rest of `noun`; nil if that is an example and no more.
  var form: String? {
    let rest = String(noun.dropFirst(name.count).drop { $0 == "," || $0 == ":" || $0 == " " })
    return rest.wholeMatch(of: /(such as )?(['"])[^'"]*['"]/) == nil && !rest.isEmpty ? rest : nil
  }
}
