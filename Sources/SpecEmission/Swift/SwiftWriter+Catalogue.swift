import NotificationTerms
import SpecModel
import TextWriting

extension SwiftWriter {
  /// The texts of all items, one a line, locale by locale in the order in which the app declares them.
  mutating func catalogue(
    fields: [String], _ items: [(id: String, texts: [(field: String, text: LocalizedText)])], locales: [LanguageTag]
  ) {
    line("static let catalogue = CopyCatalogue(")
    indented { writer in
      writer.expression(.texts(fields), after: "fields: ", before: ",")
      writer.line("#\"\"\"")
      for item in items {
        writer.line(item.id)
        for (field, text) in item.texts {
          for locale in locales {
            guard let copy = text[locale] else { continue }
            writer.catalogueLines("  \(field).\(locale)", copy)
          }
        }
      }
      writer.line("\"\"\"#)")
    }
  }

  private mutating func catalogueLines(_ key: String, _ copy: CopyText) {
    switch copy.form {
    case .plain(let template): line(CatalogueLine.text(template.source, after: key + ": "))
    case .plural(let argument, let forms):
      for form in forms.sorted(by: { $0.category < $1.category }) {
        let key = "\(key) \(argument.value)=\(form.category.rawValue): "
        line(CatalogueLine.text(form.text.source, after: key))
      }
    }
  }
}

/// A text in one line of a `#"""` literal, from which the generated `CopyCatalogue` reads it back.
enum CatalogueLine {
  /// `\n`, `\r` and `\u{…}` stand for what cannot be seen or cannot stand in a line.
  ///
  /// A backslash of the text is written `\u{5C}`, so that `\#(` cannot come about; of three quotes in a row the last is
  /// written `\u{22}`, so that the literal cannot end; a space at either end is written out, because editors remove it.
  static func text(_ text: String, after key: String) -> String {
    var out = key
    out.reserveCapacity(key.utf8.count + text.utf8.count + 16)
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
