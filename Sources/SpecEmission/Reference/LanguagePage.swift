import NotificationRules
import SpecLanguage
import TextWriting

/// The page that says what can be written in which file, in Markdown.
struct LanguagePage {
  private let formats: [FileFormat]

  private static let valuesTitle = "Kinds of values"
  private static let idsTitle = "Kinds of ids"

  init(of formats: [FileFormat]) { self.formats = formats }

  var text: String {
    var page = MarkdownWriter()
    page.heading(1, "The language")
    page.paragraph(
      """
      Everything that can be written in the files of a workspace, key by key. This page is generated from the tables \
      that the checks use, so the two agree.
      """)
    writeContents(&page)
    for format in formats { write(format, &page) }
    writeValues(&page)
    writeIDs(&page)
    return page.text
  }

  private func writeContents(_ page: inout MarkdownWriter) {
    var items: [(depth: Int, markdown: String)] = []
    for format in formats {
      items.append((0, "\(MarkdownWriter.link(toHeading: format.title)): `\(format.place)`"))
      for shape in format.shapes.dropFirst() { items.append((1, MarkdownWriter.link(toHeading: shape.name))) }
    }
    items += [Self.valuesTitle, Self.idsTitle].map { (0, MarkdownWriter.link(toHeading: $0)) }
    page.list(items)
  }

  private func write(_ format: FileFormat, _ page: inout MarkdownWriter) {
    page.heading(2, format.title)
    page.paragraph("`\(format.place)`. \(format.root.doc)")
    if let section = format.wholeSection {
      page.paragraph(
        """
        A section may be spread over several files of an app, down to its entries; a single value, a list and an entry \
        are each in one of them. Keep \(MarkdownWriter.code(section)) in one file: the schema asks for its keys there.
        """)
    }
    if !format.tableShapes.isEmpty {
      page.paragraph("In a scenario with a table, `\"{column}\"` may replace any word, number or text, but no key.")
    }
    writeKeys(of: format.root, &page)
    let places = ShapePlaces(in: format)
    for shape in format.shapes.dropFirst() {
      page.heading(3, shape.name)
      page.paragraph("\(shape.doc) Used in \(places.text(for: shape)).")
      writeKeys(of: shape, &page)
    }
  }

  private func writeKeys(of shape: ObjectShape, _ page: inout MarkdownWriter) {
    if shape.fields.isEmpty {
      if shape.others == nil { page.paragraph("It has no keys: write `{}`.") }
    } else {
      page.table(
        ["Key", "Meaning", "What to write", "If left out", "Example"],
        shape.fields.map { field in
          [
            MarkdownWriter.code(field.key), field.doc, Self.words(for: field.type), Self.absence(of: field, in: shape),
            MarkdownWriter.code(field.example),
          ]
        })
    }
    if let others = shape.others {
      let which = shape.fields.isEmpty ? "You choose the keys" : "You can choose any other key"
      page.paragraph("\(which): \(others.keys.words), each with \(Self.words(for: others.values)).")
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

  private static func words(for type: ValueShape) -> String {
    type.words(mapping: MarkdownWriter.link(toHeading:), literal: MarkdownWriter.code)
  }

  private static func absence(of field: FieldShape, in shape: ObjectShape) -> String {
    if field.isRequired { return "**required**" }
    if let absence = field.absence { return absence }
    if let standard = field.standard { return MarkdownWriter.code(standard) }
    return shape.choices.contains { $0.isRequired && $0.keys.contains(field.key) } ? "see below" : ""
  }

  private func writeValues(_ page: inout MarkdownWriter) {
    page.heading(2, Self.valuesTitle)
    page.table(
      ["Value", "How it is written"],
      [
        ["a text", "In quotes. Without them YAML cuts or changes some: `Photo #1`, `Warning: sale`, `null`, `2026`."],
        ["a duration", "Numbers with the units `d`, `h`, `m`, `s`, `ms`, longest first: `30m`, `24h`, `1h30m`."],
        ["a range of durations", "Two durations with `..` between them, both ends included: `30m..60m`."],
        ["a time of day", "Hours and minutes of 24 hours, in quotes, on the clock of the device: `\"20:00\"`."],
        ["a language", "A BCP 47 tag: `en`, `ru`, `zh-Hans`. `zh` means `zh-Hans`, and `zh-TW` means `zh-Hant`."],
        ["a group of keys", "Keys and values, one per line and indented, or on one line in braces: `{ key: value }`."],
        ["a list", "One item per line after `- `, or on one line in brackets: `[en, ru]`."],
      ])
  }

  private func writeIDs(_ page: inout MarkdownWriter) {
    page.heading(2, Self.idsTitle)
    page.paragraph(
      """
      An id is at most 64 lower-case letters, digits and single `_`, and begins with a letter. If one part of a \
      description defines something under an id, other parts refer to it by that id.
      """)
    let sections = sections()
    page.table(
      ["Id of a", "Defined as a key of", "Words that cannot be ids"],
      ItemKind.allCases.compactMap { kind in
        guard let places = sections[kind] else { return nil }
        return [
          kind.noun, places.map(MarkdownWriter.code).joined(separator: ", "),
          kind.reservedIDs.map(MarkdownWriter.code).joined(separator: ", "),
        ]
      })
  }

  /// The keys whose own keys are the ids of each kind.
  private func sections() -> [ItemKind: [String]] {
    var sections: [ItemKind: [String]] = [:]
    for format in formats {
      for shape in format.shapes {
        for field in shape.fields {
          guard case .map(.identifier(let kind), .object) = field.type else { continue }
          if sections[kind]?.contains(field.key) != true { sections[kind, default: []].append(field.key) }
        }
      }
    }
    return sections
  }
}
