import NotificationDrawing
import NotificationTerms
import TextWriting

extension HTMLReport {
  /// Of more notifications of one case than that the last ones are drawn.
  private static let mostSeen = 12

  /// What people saw, as cards.
  func writeSeen(of result: CaseResult, to html: inout HTMLWriter) {
    guard let face = runner.face(of: result.scenario) else { return }
    let seen = SeenNotification.all(in: result, name: face.name, locale: face.sourceLocale)
    guard !seen.isEmpty else { return }
    html.element("p", ["class": "note"], text: Self.caption(of: seen.count))
    html.element("div", ["class": "seen s-lock"]) { html in
      for one in seen.suffix(Self.mostSeen) {
        html.element("div") { html in
          html.element("p", ["class": "when"], text: "\(one.entry.local)\(one.manner)")
          html.element("div", ["class": one.isHidden ? "wall s-hidden" : "wall"]) { one.card.draw(to: &$0) }
        }
      }
    }
    html.newLine()
  }

  private static func caption(of count: Int) -> String {
    count > mostSeen
      ? "What people saw, the last \(mostSeen) of \(count):"
      : count == 1 ? "What people saw:" : "What people saw, in order:"
  }
}

/// A notification of a case as it was seen.
struct SeenNotification {
  var entry: TraceEntry
  var card: NotificationCard
  /// ` · silenced by Focus`; empty for one that came as usual.
  var manner: String
  var isHidden: Bool

  /// - Parameters:
  ///   - name: Of the app, as people see it.
  ///   - locale: The language that the app is written in.
  static func all(in result: CaseResult, name: String, locale: LanguageTag) -> [SeenNotification] {
    var locale = result.scenario.start.locale ?? locale
    return result.trace.compactMap { entry in
      if case .step(.locale(let new)) = entry.event { locale = new }
      guard case .delivered(_, let manner, let shown?) = entry.event else { return nil }
      var card = NotificationCard(app: name, appID: result.scenario.app, locale: locale, body: shown.body)
      if !shown.title.isEmpty { card.title = shown.title }
      if !shown.subtitle.isEmpty { card.subtitle = shown.subtitle }
      card.time = "\(entry.local.time)"
      let words =
        switch manner {
        case .plain: ""
        case .quiet: " · quietly"
        case .silencedByFocus: " · silenced by Focus"
        }
      return SeenNotification(entry: entry, card: card, manner: words, isHidden: shown.isHidden)
    }
  }
}
