import NotificationTerms
import SpecLanguage
import TextWriting

/// XLIFF 1.2: one `file` per app, one `trans-unit` per text or plural form.
///
/// - Source: OASIS, XLIFF Version 1.2, 1 February 2008
enum XLIFFDocument {
  static let namespace = "urn:oasis:names:tc:xliff:document:1.2"

  typealias Part = (apps: [(app: AppItem, units: [TranslationUnit])], locale: LanguageTag)

  static func text(of parts: [Part]) -> String {
    var xml = XMLWriter()
    xml.element("xliff", ["xmlns": namespace, "version": "1.2"]) { xml in
      for (app, units, locale) in parts.flatMap({ part in part.apps.map { ($0.app, $0.units, part.locale) } }) {
        xml.element(
          "file",
          [
            "original": app.id, "source-language": app.sourceLocale.value.text,
            "target-language": locale.text,
            "datatype": "plaintext",
          ]
        ) { xml in
          xml.element("header") { $0.element("tool", ["tool-id": "notispec", "tool-name": "notispec"]) }
          xml.element("body") { xml in
            for unit in units { write(unit, to: &xml) }
          }
        }
      }
    }
    return xml.text
  }

  private static func write(_ unit: TranslationUnit, to xml: inout XMLWriter) {
    // A unit that is not approved says nothing: "no" would still be there when a translator has finished it.
    let write: (inout XMLWriter) -> Void = { xml in
      xml.element("source", text: unit.source)
      if let target = unit.target, let status = unit.status {
        xml.element("target", ["state": state(of: status)], text: target)
      }
      xml.element("note", text: unit.note)
    }
    let approved = unit.status == .approved ? [("approved", "yes")] : []
    let limit = unit.maxLength.map { [("maxwidth", "\($0)"), ("size-unit", "char")] } ?? []
    let exported = [("extradata", "\(ExportedWords.name):\(unit.exported.mark)"), ("xml:space", "preserve")]
    xml.element("trans-unit", [("id", unit.id)] + approved + limit + exported, write)
  }

  private static func state(of status: CopyText.Status) -> String {
    switch status {
    case .approved: "translated"
    case .missing: "new"
    case .proposed: "needs-review-l10n"
    // Its source has changed since.
    case .stale: "needs-l10n"
    }
  }
}
