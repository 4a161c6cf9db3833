import NotificationTerms
import SpecLanguage
import TextWriting

/// XLIFF 2.0: one `file` per app, one `unit` per text or plural form.
///
/// - Source: OASIS, XLIFF Version 2.0, 4 August 2014
enum XLIFF2Document {
  /// What the namespaces of all versions 2 begin with.
  static let namespaces = "urn:oasis:names:tc:xliff:document:2."

  /// The module that says how long a text may be.
  private static let sizes = "urn:oasis:names:tc:xliff:sizerestriction:2.0"

  /// The module for what else there is to say of a text.
  private static let metadata = "urn:oasis:names:tc:xliff:metadata:2.0"

  static func text(of apps: [(app: AppItem, units: [TranslationUnit])], in locale: LanguageTag) -> String {
    let source = apps.first?.app.sourceLocale.value ?? locale
    var xml = XMLWriter()
    let attributes: KeyValuePairs = [
      "xmlns": namespaces + "0", "xmlns:slr": sizes, "xmlns:mda": metadata, "version": "2.0", "srcLang": source.text,
      "trgLang": locale.text,
    ]
    xml.element("xliff", attributes) { xml in
      for (app, units) in apps {
        xml.element("file", ["id": app.id, "original": app.id]) { xml in
          xml.element("slr:profiles", ["generalProfile": "xliff:codepoints"])
          for unit in units { write(unit, to: &xml) }
        }
      }
    }
    return xml.text
  }

  private static func write(_ unit: TranslationUnit, to xml: inout XMLWriter) {
    let limit = unit.maxLength.map { [("slr:sizeRestriction", "\($0)")] } ?? []
    let attributes = [("id", id(of: unit.id)), ("name", unit.id)] + limit + [("xml:space", "preserve")]
    xml.element("unit", attributes) { xml in
      xml.element("mda:metadata") { xml in
        xml.element("mda:metaGroup") { $0.element("mda:meta", ["type": ExportedWords.name], text: unit.exported.mark) }
      }
      xml.element("notes") { $0.element("note", text: unit.note) }
      xml.element("segment", state(of: unit)) { xml in
        xml.element("source", text: unit.source)
        if let target = unit.target { xml.element("target", text: target) }
      }
    }
  }

  /// Nothing for what has no translation: "initial" would still be there when a translator has finished it.
  private static func state(of unit: TranslationUnit) -> [(String, String)] {
    switch unit.status {
    case .missing, nil: []
    case .approved: [("state", "final")]
    case .proposed, .stale:
      [("state", "initial"), ("subState", TranslationState.ownPrefix + (unit.status?.rawValue ?? ""))]
    }
  }

  /// An `id` has no `|` and `=`.
  private static func id(of key: String) -> String { key.replacing("|==|", with: ":") }

  /// The key of a unit that has lost its name.
  static func key(of id: String) -> String { id.replacing(":", with: "|==|") }
}
