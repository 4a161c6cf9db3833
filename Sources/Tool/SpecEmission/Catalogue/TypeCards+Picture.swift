import NotificationDrawing
import NotificationTerms
import SpecLanguage

extension TypeCards {
  /// Of more wordings than that the picture has the first ones.
  private static let most = 4

  /// The first wordings in each language, as people see them on a lock screen; nil for what nobody sees.
  var picture: String? {
    guard isSeen else { return nil }
    let rows = wordings.prefix(Self.most).map { wording in
      spec.app.locales.compactMap { card(wording, in: $0.value) }
    }
    let shown = rows.filter { !$0.isEmpty }
    return shown.isEmpty ? nil : CardPicture(type.summary.value, rows: Array(shown)).text
  }
}
