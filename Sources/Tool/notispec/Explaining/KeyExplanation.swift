import SpecLanguage
import TextWriting

/// A key of the language.
struct KeyExplanation: Explanation {
  let format: FileFormat
  /// The keys down to it, as far as they are known: `notifications.….copy`.
  let path: String
  let owner: ObjectShape
  let field: FieldShape

  func write(to page: inout PageText) {
    page.heading("\(path)  key of '\(owner.title)' in \(format.place)")
    page.paragraph(isWord ? owner.doc : field.doc)
    writeDetails(to: &page)
  }

  /// What comes below the sentence about it.
  func writeDetails(to page: inout PageText) {
    page.prose("Write", [("", words)])
    page.list("Example", ["\(field.key): \(field.example)"])
    if isWord {
      page.prose("Keys beside it", owner.fields.filter { $0.key != field.key }.map { ($0.key, $0.doc) })
    } else {
      page.list("If left out", [field.isRequired ? "an error: the key is required" : absence])
    }
    if groups.count > Self.mostGroups {
      page.prose("One of these keys", groups.map { ($0.word ?? $0.fields[0].key, $0.doc) })
    } else {
      page.prose("Keys inside", inner.map { ($0.key, $0.doc) })
    }
  }

  /// The word of a step or of a line under `then`, which says what the whole of it is.
  var isWord: Bool { owner.word == field.key }

  /// More are not named one after another.
  private static let mostGroups = 3

  /// What to write there; the keys of a group are shown below.
  private var words: String {
    if groups.count > Self.mostGroups {
      let isList = if case .list = field.type { true } else { false }
      return isList ? "a list; each item has one of the keys below" : "a group with one of the keys below"
    }
    return groups.count == 1 ? field.type.words(mapping: { _ in "the keys below" }) : field.type.words()
  }

  private var groups: [ObjectShape] { field.type.shapes(of: format) }

  var absence: String {
    if field.isRequired { return "it is required" }
    if let absence = field.absence { return absence.replacing("`", with: "'") }
    if let standard = field.standard { return standard }
    let choice = owner.choices.first { $0.isRequired && $0.keys.contains(field.key) }
    return choice.map { "one of these is required: \($0.keys.joined(separator: ", "))" }
      ?? "the key is optional"
  }

  /// The keys inside its value.
  private var inner: [FieldShape] { groups.flatMap(\.fields) }

  func write(to json: inout JSONWriter) {
    json.member("about", "key")
    json.member("file", format.place)
    json.member("path", path)
    json.member("owner", owner.name)
    json.member("doc", field.doc)
    json.member("write", field.type.words())
    json.member("example", field.example)
    json.member("required", field.isRequired)
    json.nullable("default", field.standard)
    json.strings("keys", inner.map(\.key))
  }
}

extension KeyExplanation {
  /// The keys that a word or a path of keys can mean, the best known file first.
  ///
  /// Names that users choose may be in a path or be left out: `notifications.copy`, `notifications.streak.copy`.
  static func all(_ query: String) -> [KeyExplanation] {
    // A mapping of several kinds of files is that of the first.
    var known: [(owner: ObjectShape, key: String)] = []
    return ofEveryFile(query).filter { key in
      if known.contains(where: { $0.owner === key.owner && $0.key == key.field.key }) { return false }
      known.append((key.owner, key.field.key))
      return true
    }
  }

  private static func ofEveryFile(_ query: String) -> [KeyExplanation] {
    let steps = query.split(separator: ".").map { String($0.prefix { $0 != "[" }) }
    guard let last = steps.last else { return [] }
    return FileFormat.all.flatMap { format -> [KeyExplanation] in
      if steps.count > 1 {
        // `quiet_hours.held` begins inside.
        let starts = format.root.index(of: steps[0]) != nil
        var owners = starts ? [format.root] : format.shapes.filter { $0.index(of: steps[0]) != nil }
        for step in steps.dropLast() {
          let fields = owners.compactMap { owner in owner.index(of: step).map { owner.fields[$0] } }
          if !fields.isEmpty {
            owners = fields.flatMap { $0.type.shapes(of: format) }
          } else if owners.contains(where: { $0 === format.root }) {
            // A user's own name is not a key, and stays where it is; there are none at the top.
            return []
          }
        }
        let direct = owners.compactMap { $0.explanation(of: last, query, in: format) }
        if !direct.isEmpty || owners.contains(where: { $0 === format.root }) { return direct }
        // `notifications.copy.variants` is inside each text of `copy`.
        return owners.flatMap { $0.reachable(shapes: format.recursiveShapes) }
          .compactMap { $0.explanation(of: last, query, in: format) }
      }
      return format.shapes.compactMap { $0.explanation(of: last, last, in: format) }
    }
  }

  /// Every key of the language.
  static var names: [String] { FileFormat.all.flatMap(\.shapes).flatMap { $0.fields.map(\.key) } }
}

extension ObjectShape {
  /// The key that such a group is named after, where it is a step or a line under `then`.
  fileprivate var word: String? {
    fields.map(\.key).first { key in
      ["step", "assertion"].contains { name == "\(key.replacing("_", with: "-"))-\($0)" }
    }
  }

  fileprivate func explanation(of key: String, _ path: String, in format: FileFormat) -> KeyExplanation? {
    index(of: key).map { KeyExplanation(format: format, path: path, owner: self, field: fields[$0]) }
  }
}

extension ValueShape {
  /// The groups of keys that may be here, below any number of lists and names that users choose.
  fileprivate func shapes(of format: FileFormat) -> [ObjectShape] {
    switch self {
    case .object(let shape): [shape]
    case .recursive(let name): format.recursiveShapes.filter { $0.name == name }
    case .map(_, let value), .list(let value), .oneOrMore(let value): value.shapes(of: format)
    case .either(let values): values.flatMap { $0.shapes(of: format) }
    case .text, .flag, .int, .number, .numberIn, .choice, .reference, .duration, .durationRange, .localTime,
      .languageTag, .pattern:
      []
    }
  }
}
