import SpecLanguage
import TextWriting

/// A page that says what can be written in some kinds of files, in Markdown.
struct LanguagePage {
  private let title: String
  private let introduction: String
  private let formats: [FileFormat]
  /// The mappings of each format that none before it has, its root first.
  private let shapes: [[ObjectShape]]
  private let lines: KeyLines

  private static let valuesTitle = "Kinds of values"
  private static let idsTitle = "Kinds of ids"

  init(_ title: String, _ introduction: String, of formats: [FileFormat]) {
    self.title = title
    self.introduction = introduction
    self.formats = formats
    var known = Set<String>()
    shapes = formats.map { format in
      [format.root] + format.shapes.dropFirst().filter { known.insert($0.name).inserted }
    }
    lines = KeyLines(of: shapes.flatMap(\.self))
  }

  var text: String {
    var page = MarkdownWriter()
    page.heading(1, title)
    page.paragraph(
      """
      \(introduction) This page is generated from the tables that the checks use, so the two agree. Each key has an \
      example, as it is written. One without **required** may be left out; `a.{b,c}` stands for `a.b` or `a.c`.
      """)
    writeContents(&page)
    for (format, shapes) in zip(formats, shapes) { write(format, shapes, &page) }
    if !lines.common.isEmpty {
      page.heading(2, KeyLines.title)
      page.list(lines.common.map { (0, $0) })
    }
    writeValues(&page)
    writeIDs(&page)
    return page.text
  }

  private func writeContents(_ page: inout MarkdownWriter) {
    var items = zip(formats, shapes).map { format, shapes in
      let links = shapes.dropFirst().map { MarkdownWriter.link(toHeading: $0.name) }
      let parts = links.isEmpty ? "" : ": " + links.joined(separator: ", ")
      return (depth: 0, markdown: "\(MarkdownWriter.link(toHeading: format.title)) `\(format.place)`\(parts)")
    }
    let common = lines.common.isEmpty ? [] : [KeyLines.title]
    items += (common + [Self.valuesTitle, Self.idsTitle]).map {
      (depth: 0, markdown: MarkdownWriter.link(toHeading: $0))
    }
    page.list(items)
  }

  private func write(_ format: FileFormat, _ shapes: [ObjectShape], _ page: inout MarkdownWriter) {
    page.heading(2, format.title)
    page.paragraph("`\(format.place)`. \(format.root.doc)\(format.isList ? " The file is a list of them." : "")")
    if let section = format.wholeSection {
      page.paragraph(
        """
        So may the entries of a section; a single value, a list and an entry are each in one file. Keep \
        \(MarkdownWriter.code(section)) in one file: the schema asks for its keys there.
        """)
    }
    if !format.tableShapes.isEmpty {
      page.paragraph("In a scenario with a table, `\"{column}\"` may replace any word, number or text, but no key.")
    }
    writeKeys(of: format.root, &page)
    let places = ShapePlaces(in: format)
    for shape in shapes.dropFirst() {
      page.heading(3, shape.name)
      page.paragraph("\(places.text(for: shape)): \(shape.doc)")
      writeKeys(of: shape, &page)
    }
  }

  private func writeKeys(of shape: ObjectShape, _ page: inout MarkdownWriter) {
    if shape.fields.isEmpty {
      if shape.others == nil { page.paragraph("It has no keys: write `{}`.") }
    } else {
      page.list(lines.own(of: shape).map { (0, $0) })
    }
    if let others = shape.others {
      let which = shape.fields.isEmpty ? "You choose the keys" : "You can choose any other key"
      page.paragraph(
        "\(which): \(others.keys.words(pattern: \.name)), each with \(KeyLines.words(for: others.values)).")
    }
    for choice in shape.choices {
      let keys = choice.keys.map(MarkdownWriter.code).joined(separator: ", ")
      let number = choice.isExclusive ? "Exactly one" : "At least one"
      page.paragraph(choice.isRequired ? "\(number) of \(keys) is required." : "At most one of \(keys).")
    }
    if !shape.plannedKeys.isEmpty {
      page.paragraph(
        "Not in this version yet: \(shape.plannedKeys.map(MarkdownWriter.code).joined(separator: ", ")).")
    }
  }

  private func writeValues(_ page: inout MarkdownWriter) {
    page.heading(2, Self.valuesTitle)
    let values: [[String]] =
      [
        ["a text", "In quotes. Without them YAML cuts or changes some: `Photo #1`, `Warning: sale`, `null`, `2026`."],
        ["a duration", "Numbers with the units `d`, `h`, `m`, `s`, `ms`, longest first: `30m`, `24h`, `1h30m`."],
        ["a range of durations", "Two durations with `..` between them, both ends included: `30m..60m`."],
        ["a time of day", "Hours and minutes of 24 hours, in quotes, on the clock of the device: `\"20:00\"`."],
        ["a language", "A BCP 47 tag: `en`, `ru`, `zh-Hans`. `zh` means `zh-Hans`."],
        ["a group of keys", "Keys and values, one per line and indented, or on one line in braces: `{ key: value }`."],
        ["a list", "One item per line after `- `, or on one line in brackets: `[en, ru]`."],
      ] + patterns()
    page.list(values.map { (0, $0.joined(separator: ": ")) })
  }

  /// Texts with a form of their own, in the order in which they are met first.
  private func patterns() -> [[String]] {
    var forms: [(name: String, forms: [String])] = []
    for pattern in shapes.flatMap(\.self).flatMap(\.patterns) {
      guard let form = pattern.form else { continue }
      let row = forms.firstIndex { $0.name == pattern.name } ?? forms.endIndex
      if row == forms.endIndex { forms.append((pattern.name, [])) }
      if !forms[row].forms.contains(form) { forms[row].forms.append(form) }
    }
    return forms.map { [$0.name, $0.forms.joined(separator: "; ")] }
  }

  private func writeIDs(_ page: inout MarkdownWriter) {
    page.heading(2, Self.idsTitle)
    page.paragraph(
      """
      An id is at most 64 lower-case letters, digits and single `_`, and begins with a letter. If one part of a \
      description defines something under an id, other parts refer to it by that id.
      """)
    let sections = sections()
    page.list(
      ItemKind.allCases.compactMap { kind in
        guard let places = sections[kind] else { return nil }
        let reserved = kind.reservedIDs.map(MarkdownWriter.code).joined(separator: ", ")
        return (
          0,
          "\(kind.noun): a key of \(places.map(MarkdownWriter.code).joined(separator: ", "))"
            + (reserved.isEmpty ? "" : ", but not \(reserved)")
        )
      })
  }

  /// The keys whose own keys are the ids of each kind.
  private func sections() -> [ItemKind: [String]] {
    var sections: [ItemKind: [String]] = [:]
    for field in shapes.flatMap(\.self).flatMap(\.fields) {
      guard case .map(.identifier(let kind), .object) = field.type else { continue }
      if sections[kind]?.contains(field.key) != true { sections[kind, default: []].append(field.key) }
    }
    return sections
  }
}

extension ObjectShape {
  /// The forms of texts that its keys and their values have, below any number of lists and maps.
  fileprivate var patterns: [TextPattern] {
    var found = fields.flatMap(\.type.patterns)
    if let others { found += others.keys.patterns + others.values.patterns }
    return found
  }
}

extension ValueShape {
  fileprivate var patterns: [TextPattern] {
    switch self {
    case .pattern(let pattern): [pattern]
    case .map(let keys, let value): keys.patterns + value.patterns
    case .list(let item), .oneOrMore(let item): item.patterns
    case .either(let values): values.flatMap(\.patterns)
    case .text, .flag, .int, .number, .numberIn, .choice, .reference, .duration, .durationRange, .localTime,
      .languageTag, .object, .recursive:
      []
    }
  }
}

extension KeyShape {
  fileprivate var patterns: [TextPattern] { if case .pattern(let pattern) = self { [pattern] } else { [] } }
}
