import NotificationTerms
import SpecLanguage
import TextWriting

/// PO of gettext: one message per text or plural form, each with its app and key as the context.
///
/// - Source: GNU gettext manual, "The Format of PO Files"
enum PortableObjectDocument {
  static func text(of apps: [(app: AppItem, units: [TranslationUnit])], in locale: LanguageTag) -> String {
    let source = apps.first?.app.sourceLocale.value ?? locale
    var lines = ["msgid \"\"", "msgstr \"\""]
    let head = [
      "Language: \(locale)", "MIME-Version: 1.0", "Content-Type: text/plain; charset=UTF-8",
      "Content-Transfer-Encoding: 8bit", "\(sourceField): \(source)",
    ]
    lines += head.map { quoted($0 + "\n") }
    for (app, units) in apps {
      for unit in units { lines += [""] + message(of: unit, in: app) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The field of the header for the language that is translated from.
  static let sourceField = "X-Source-Language"

  private static func message(of unit: TranslationUnit, in app: AppItem) -> [String] {
    var lines = unit.note.split(whereSeparator: \.isNewline).map { "#. \($0)" }
    if unit.status == .proposed || unit.status == .stale { lines.append("#, fuzzy") }
    if unit.status == .stale, let old = unit.translates { lines.append("#| msgid \(quoted(old))") }
    lines.append("msgctxt \(quoted("\(app.id)/\(unit.id)"))")
    lines.append("msgid \(quoted(unit.source))")
    lines.append("msgstr \(quoted(unit.target ?? ""))")
    return lines
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where CSVWriter.isReplaced(scalar): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
