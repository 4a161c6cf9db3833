import NotificationTerms
import SpecModel
import TextWriting

extension SwiftWriter {
  /// The texts of all items, one a line, locale by locale in the order in which the app declares them.
  mutating func catalogue(
    fields: [String], _ items: some Sequence<(id: String, texts: [(field: String, text: LocalizedText)])>,
    and others: [(id: String, texts: [(field: String, text: LocalizedText)])] = [], locales: [LanguageTag]
  ) {
    line("static let catalogue = CopyCatalogue(")
    indented { writer in
      writer.expression(.texts(fields), after: "fields: ", before: ",")
      writer.line("#\"\"\"")
      let heads = locales.map { (tag: $0, end: "." + $0.text) }
      for item in items { writer.catalogueLines(item.id, item.texts, heads) }
      for item in others { writer.catalogueLines(item.id, item.texts, heads) }
      writer.line("\"\"\"#)")
    }
  }

  private mutating func catalogueLines(
    _ id: String, _ texts: [(field: String, text: LocalizedText)], _ locales: [(tag: LanguageTag, end: String)]
  ) {
    line(id)
    for item in texts.indices {
      let field = texts[item].field
      let texts = texts[item].text.texts
      for place in locales.indices {
        // Texts mostly stand in the order of the locales. By position: a text that is handed on is a copy of many
        // references.
        let isInOrder = place < texts.count && texts[place].locale == locales[place].tag
        let position = isInOrder ? place : texts.indices.first { texts[$0].locale == locales[place].tag }
        guard let position else { continue }
        catalogueLines(field, locales[place].end, texts[position].form)
      }
    }
  }

  private mutating func catalogueLines(_ field: String, _ locale: String, _ form: CopyText.Form) {
    switch form {
    case .plain(let template):
      beginCatalogueLine(field, locale)
      write(": ")
      endCatalogueLine(template.source)
    case .plural(let argument, let forms):
      let forms = Self.inOrder(forms)
      for position in forms.indices {
        beginCatalogueLine(field, locale)
        write(" ")
        write(argument.value)
        write("=")
        write(forms[position].category.rawValue)
        write(": ")
        endCatalogueLine(forms[position].text.source)
      }
    }
  }

  private static func inOrder(_ forms: [CopyText.PluralForm]) -> [CopyText.PluralForm] {
    let isInOrder = forms.indices.dropFirst().allSatisfy { forms[$0 - 1].category <= forms[$0].category }
    return isInOrder ? forms : forms.sorted { $0.category < $1.category }
  }

  private mutating func beginCatalogueLine(_ field: String, _ locale: String) {
    beginLine()
    write("  ")
    write(field)
    write(locale)
  }

  private mutating func endCatalogueLine(_ text: String) {
    write(CatalogueLine.isWrittenAsItIs(text) ? text : CatalogueLine.text(text))
    endLine()
  }

  /// A line of a `#"""` literal that ends with a text.
  mutating func catalogueLine(_ start: String, _ separator: String, _ text: String) {
    beginLine()
    write(start)
    write(separator)
    endCatalogueLine(text)
  }
}

/// A text in one line of a `#"""` literal, from which the generated `CopyCatalogue` reads it back.
enum CatalogueLine {
  /// Whether a text has nothing in it that `text` would change, as most have.
  fileprivate static func isWrittenAsItIs(_ text: String) -> Bool {
    let space = UInt8(ascii: " ")
    return TextScan(text).needsNoEscape && text.utf8.first != space && text.utf8.last != space
  }

  /// `\n`, `\r` and `\u{…}` stand for what cannot be seen or cannot stand in a line.
  ///
  /// A backslash of the text is written `\u{5C}`, so that `\#(` cannot come about; of three quotes in a row the last is
  /// written `\u{22}`, so that the literal cannot end; a space at either end is written out, because editors remove it.
  fileprivate static func text(_ text: String) -> String {
    var out = ""
    out.reserveCapacity(text.utf8.count + 16)
    let scalars = text.unicodeScalars
    var quotes = 0
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let isFirst = index == scalars.startIndex
      scalars.formIndex(after: &index)
      quotes = scalar == "\"" ? quotes + 1 : 0
      switch scalar {
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\\": out += InvisibleScalar.escape(scalar)
      case "\"" where quotes == 3:
        out += InvisibleScalar.escape(scalar)
        quotes = 0
      case " " where isFirst || index == scalars.endIndex: out += InvisibleScalar.escape(scalar)
      case _ where InvisibleScalar.contains(scalar): out += InvisibleScalar.escape(scalar)
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
