import NotificationTerms
import SpecLanguage
import TextWriting

extension SwiftWriter {
  /// The texts of all items, one a line, locale by locale in the order in which the app declares them.
  mutating func catalogue(
    fields: [String], _ items: [(id: String, texts: [(field: String, text: LocalizedText)])],
    locales: CatalogueLocales
  ) {
    catalogue(fields: fields, locales: locales) { writer, catalogue in
      for item in items { writer.catalogueItem(catalogue, item.id, item.texts) }
    }
  }

  /// The same with items that are written one after the other.
  mutating func catalogue(
    fields: [String], locales: CatalogueLocales, hasFormats: Bool = false,
    _ write: (inout SwiftWriter, CatalogueHeads) -> Void
  ) {
    line("static let catalogue = TextCatalogue(")
    indented { writer in
      writer.line("AppLocale.table,")
      writer.expression(.texts(fields), label: "fields", before: ",")
      writer.line("#\"\"\"")
      let heads = CatalogueHeads(fields, locales)
      write(&writer, heads)
      let keys = heads.keys?.lines ?? []
      writer.line(hasFormats || !keys.isEmpty ? "\"\"\"#," : "\"\"\"#)")
      if hasFormats { writer.line(keys.isEmpty ? "formats: AppLocale.formats)" : "formats: AppLocale.formats,") }
      guard !keys.isEmpty else { return }
      writer.line("reading: StringCatalog.reading(")
      writer.indented { writer in
        writer.line("\"\"\"")
        for key in keys { writer.line(key) }
        writer.line("\"\"\"))")
      }
    }
  }

  /// The name of an item, below which its texts are.
  mutating func beginCatalogueItem(_ heads: CatalogueHeads, _ id: String) {
    line(id)
    heads.keys?.begin(id)
  }

  /// An item and its texts.
  mutating func catalogueItem(_ heads: CatalogueHeads, _ id: String, _ texts: [(field: String, text: LocalizedText)]) {
    beginCatalogueItem(heads, id)
    for item in texts.indices {
      guard let field = heads.fields.firstIndex(of: texts[item].field) else { continue }
      catalogueLines(heads, field, texts[item].text.texts)
    }
  }

  /// The texts of a field, locale by locale.
  mutating func catalogueLines(_ heads: CatalogueHeads, _ field: Int, _ texts: [CopyText]) {
    heads.keys?.add(field, texts)
    let locales = heads.locales
    for place in locales.indices {
      // Texts are usually in the order of the locales. By position: a text that is handed on is a copy of many
      // references.
      let isInOrder = place < texts.count && texts[place].locale == locales[place]
      let position = isInOrder ? place : texts.indices.first { texts[$0].locale == locales[place] }
      guard let position else { continue }
      let head = heads[field, place]
      switch texts[position].form {
      case .plain(let template):
        beginLine()
        write(head)
        write(": ")
        endCatalogueLine(template)
      case .plural(let argument, let forms): catalogueForms(head, argument.value, forms)
      case .plurals(let sentence, let pieces):
        beginLine()
        write(head)
        write(": ")
        endCatalogueLine(sentence)
        for piece in pieces { catalogueForms(head, piece.argument.value, piece.forms) }
      }
    }
  }

  private mutating func catalogueForms(_ head: String, _ argument: String, _ forms: [CopyText.PluralForm]) {
    let forms = Self.inOrder(forms)
    for position in forms.indices {
      beginLine()
      write(head)
      write(" ")
      write(argument)
      write("=")
      write(forms[position].category.rawValue)
      write(": ")
      endCatalogueLine(forms[position].text)
    }
  }

  /// The bytes of a text come straight from where it is.
  private mutating func endCatalogueLine(_ template: TextTemplate) {
    template.withBytes { bytes in
      if CatalogueLine.isWrittenAsItIs(bytes) {
        write(utf8: bytes)
      } else {
        write(CatalogueLine.text(String(decoding: bytes, as: UTF8.self)))
      }
    }
    endLine()
  }

  private static func inOrder(_ forms: [CopyText.PluralForm]) -> [CopyText.PluralForm] {
    let isInOrder = forms.indices.dropFirst().allSatisfy { forms[$0 - 1].category <= forms[$0].category }
    return isInOrder ? forms : forms.sorted { $0.category < $1.category }
  }
}

/// What the lines of a catalogue begin with, made once.
struct CatalogueHeads {
  let fields: [String]
  let locales: [LanguageTag]
  /// Nil where the module has its texts in itself.
  let keys: CatalogueKeys?
  private let heads: [String]

  fileprivate init(_ fields: [String], _ locales: CatalogueLocales) {
    self.fields = fields
    self.locales = locales.tags
    keys = locales.texts.map { CatalogueKeys($0) }
    heads = fields.flatMap { field in locales.tags.map { "  " + field + "." + $0.text } }
  }

  fileprivate subscript(field: Int, locale: Int) -> String { heads[field * locales.count + locale] }
}

/// A text in one line of a `#"""` literal, from which `TextCatalogue` reads it back.
enum CatalogueLine {
  /// Whether a text has nothing in it that `text` would change, as most have.
  fileprivate static func isWrittenAsItIs(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let space = UInt8(ascii: " ")
    return TextScan(utf8: text).needsNoEscape && text.first != space && text.last != space
  }

  /// `\n`, `\r` and `\u{…}` are what is invisible or cannot be in a line.
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
