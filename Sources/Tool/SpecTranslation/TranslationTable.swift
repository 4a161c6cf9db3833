import NotificationTerms
import SpecLanguage
import TextWriting

/// Texts as a table, one row each. The columns may come back in another order, with others between them.
enum TranslationTable {
  enum Column: String, CaseIterable {
    case app, id, source, target, status, note
    case sourceLanguage = "source_language"
    case targetLanguage = "target_language"
    case exported

    /// A table without the others cannot be taken.
    var isNeeded: Bool { ![.status, .note, .exported, .sourceLanguage].contains(self) }
  }

  /// It starts with a byte order mark: without it spreadsheets read UTF-8 as something else.
  static func text(of parts: [XLIFFDocument.Part]) -> String {
    var table = CSVWriter()
    table.row(Column.allCases.map(\.rawValue))
    for (app, units, locale) in parts.flatMap({ part in part.apps.map { ($0.app, $0.units, part.locale) } }) {
      for unit in units {
        table.row(
          Column.allCases.map { column in
            switch column {
            case .app: app.id
            case .id: unit.id
            case .source: unit.source
            case .target: unit.target ?? ""
            case .status: unit.status?.rawValue ?? ""
            case .note: unit.note
            case .sourceLanguage: app.sourceLocale.value.text
            case .targetLanguage: locale.text
            case .exported: unit.exported.mark
            }
          })
      }
    }
    return "\u{FEFF}" + table.text
  }
}
