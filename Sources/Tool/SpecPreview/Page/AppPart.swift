import NotificationDrawing
import NotificationTerms
import SpecDiagnostics
import SpecEmission
import SpecLanguage
import TextWriting

/// What the page has of one app.
struct AppPart {
  let app: PreviewApp
  let spec: Spec
  let base: String?
  /// Certain replacements can be made on the page.
  let canFix: Bool
  let items: ItemWords
  let locales: [LanguageTag]
  /// The events of all types, not those of permissions.
  let events: [EventItem]

  init(_ app: PreviewApp, base: String?, canFix: Bool = false) {
    self.app = app
    self.base = base
    self.canFix = canFix
    spec = app.spec
    items = ItemWords(app.spec, code: WordMark.code)
    locales = app.spec.app.locales.map(\.value)
    events = (app.spec.analytics?.events ?? []).filter { event in
      event.transitions.contains { $0.value.rawValue.hasPrefix("notification.") }
    }
  }

  var id: String { spec.app.id }
  var name: String { spec.app.name ?? spec.app.id }

  /// Parts of an app that are no types; no id of a type has a hyphen.
  enum Section: String, CaseIterable {
    case changes = "other-changed-texts"
    case center = "notification-center"
    case permissions = "permission-flow"
    case settings = "settings-screen"
    case activities = "live-activities"
    case strings = "other-texts"
    case links = "screens-and-links"
    case events = "analytics-events"
    case texts = "texts-by-status"
    case rules = "rules-for-all"
    case findings = "other-findings"

    var title: String {
      switch self {
      case .changes: "Other changed texts"
      case .center: "In Notification Center"
      case .permissions: "Permission flow"
      case .settings: "Settings screen"
      case .activities: "Live Activities"
      case .strings: "Other texts of the app"
      case .links: "Screens and links"
      case .events: "Analytics events"
      case .texts: "Texts by status"
      case .rules: "Rules for all notifications"
      case .findings: "Other findings"
      }
    }
  }

  /// The sections that the app has something for.
  private var sections: [Section] {
    Section.allCases.filter { section in
      switch section {
      case .changes: !changedTexts.isEmpty
      case .center: spec.notifications.contains { TypeCards($0, in: spec).isSeen }
      case .permissions: spec.permissionFlow != nil
      case .settings: !spec.preferences.isEmpty
      case .activities: !spec.liveActivities.isEmpty
      case .strings: !otherTexts.isEmpty
      case .links: spec.deepLinks?.targets.isEmpty == false
      case .events: spec.analytics?.events.isEmpty == false
      case .texts: true
      case .rules: spec.app.delivery.contains(.local)
      case .findings: !otherFindings.isEmpty
      }
    }
  }

  /// What the table of contents lists.
  var contents: [(anchor: String, words: String)] {
    spec.notifications.map { ("\(id)/\($0.id)", $0.id) }
      + goneTypes.map { ("\(id)/\($0.id)", "\($0.id) (removed)") }
      + sections.map { ("\(id)/\($0.rawValue)", $0.title) }
  }

  /// Types that only the base has.
  var goneTypes: [NotificationItem] {
    (app.before?.notifications ?? []).filter { spec.notification($0.id) == nil }
  }

  private var otherFindings: [Diagnostic] {
    let shown = Set(spec.notifications.map { "notifications.\($0.id)" })
    return app.findings.filter { !shown.contains($0.path) }.map(\.finding)
  }

  func write(to html: inout HTMLWriter) {
    html.element("section", ["class": "app", "id": id, "aria-labelledby": "h-\(id)"]) { html in
      html.element("h2", ["id": "h-\(id)"], text: name)
      if let summary = spec.app.summary { html.element("p", text: summary) }
      html.newLine()
      for type in spec.notifications { TypePart(type, in: self).write(to: &html) }
      for type in goneTypes { TypePart(gone: type, in: self).write(to: &html) }
      for section in sections { write(section, to: &html) }
    }
    html.newLine()
  }

  private func write(_ section: Section, to html: inout HTMLWriter) {
    let anchor = "\(id)/\(section.rawValue)"
    let isChanged = section == .changes || section == .rules && !(changedRules.removed + changedRules.added).isEmpty
    html.element(
      "section",
      ["class": isChanged ? "part has-changes" : "part", "id": anchor, "aria-label": "\(name): \(section.title)"]
    ) { html in
      html.element("h3", text: section.title)
      switch section {
      case .changes: writeChangedTexts(to: &html)
      case .center: writeCenter(to: &html)
      case .permissions: writePermissions(to: &html)
      case .settings: writeSettings(to: &html)
      case .activities: writeActivities(to: &html)
      case .strings: writeOtherTexts(to: &html)
      case .links: writeLinks(to: &html)
      case .events: writeEvents(to: &html)
      case .texts: writeTexts(to: &html)
      case .rules: writeRules(to: &html)
      case .findings: html.findings(otherFindings, canFix: canFix)
      }
    }
    html.newLine()
  }

  /// The languages side by side.
  ///
  /// - Parameter level: Of the headings.
  func columns(to html: inout HTMLWriter, _ content: (inout HTMLWriter, LanguageTag) -> Void) {
    html.element("div", ["class": "cols"]) { html in
      for locale in locales {
        html.element("div", ["class": "col", "data-locale": locale.text]) { html in
          html.element("p", ["class": "locale"], text: locale.words)
          content(&html, locale)
        }
      }
    }
    html.newLine()
  }

  /// - Parameters:
  ///   - label: What it is called for those who do not see it.
  ///   - rows: Each with its cells.
  func table(_ label: String, _ titles: [String], _ rows: [[String]], to html: inout HTMLWriter) {
    html.element("div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": "\(name): \(label)"]) {
      html in
      html.element("table") { html in
        html.element("thead") { html in
          html.element("tr") { html in
            for title in titles { html.element("th", ["scope": "col"], text: title) }
          }
        }
        html.element("tbody") { html in
          for row in rows {
            html.element("tr") { html in
              for (place, cell) in row.enumerated() {
                if place == 0 {
                  html.element("th", ["scope": "row"]) { $0.sentence(cell) }
                } else {
                  html.element("td", ["data-lane": titles[place]]) { $0.sentence(cell) }
                }
              }
            }
            html.newLine()
          }
        }
      }
    }
  }
}
