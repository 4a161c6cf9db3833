import NotificationDrawing
import NotificationRules
import NotificationTerms
import SpecDiagnostics
import SpecEmission
import SpecLanguage
import TextWriting

extension AppPart {
  func writeLinks(to html: inout HTMLWriter) {
    guard let links = spec.deepLinks else { return }
    var titles = ["Screen", "What it shows", "Link"]
    if links.universal != nil { titles.append("On the web") }
    titles.append("If it cannot be opened")
    table(
      "links", titles,
      links.targets.map { target in
        let link = LinkPattern(target, in: links)
        var row = [WordMark.code(target.id), target.summary ?? "", WordMark.code(link.custom)]
        if links.universal != nil { row.append(link.universal.map(WordMark.code) ?? "") }
        return row + [target.fallback.map { "opens \(WordMark.code($0.value))" } ?? ""]
      }, to: &html)
  }

  func writeEvents(to html: inout HTMLWriter) {
    table(
      "events", ["Event", "When", "With"],
      (spec.analytics?.events ?? []).map { event in
        [
          WordMark.code(event.name), event.transitions.map(\.value.words).joined(separator: "; "),
          event.allParameters.map { WordMark.code($0.value.name) }.joined(separator: ", "),
        ]
      }, to: &html)
  }

  /// How many texts of each language are approved, and those that are not.
  func writeTexts(to html: inout HTMLWriter) {
    var counts: [LanguageTag: [CopyText.Status: Int]] = [:]
    var missing: [LanguageTag: [String]] = [:]
    var gapCounts: [LanguageTag: Int] = [:]
    var open: [(key: String, text: CopyText)] = []
    // As 'strings status' counts: each form, and words that several texts share once.
    var seen: Set<[SourceSpan?]> = []
    spec.forEachText { visible in
      guard visible.role != .value else { return }
      let source = visible.text[spec.app.sourceLocale.value]
      for locale in locales {
        let text = visible.text[locale]
        guard seen.insert([source?.templates.first?.span, text?.templates.first?.span, text?.localeSpan]).inserted
        else { continue }
        guard let text, text.status != .missing else {
          missing[locale, default: []].append(visible.key)
          gapCounts[locale, default: 0] += text?.templates.count ?? source?.formCount(in: locale) ?? 1
          continue
        }
        counts[locale, default: [:]][text.status, default: 0] += text.templates.count
        if text.status != .approved { open.append((visible.key, text)) }
      }
    }
    table(
      "how many texts are approved", ["Language", "Approved", "Proposed", "Stale", "Missing"],
      locales.map { locale in
        [locale.words] + [CopyText.Status.approved, .proposed, .stale].map { String(counts[locale]?[$0] ?? 0) }
          + [String(gapCounts[locale] ?? 0)]
      }, to: &html)
    for locale in locales {
      guard let keys = missing[locale] else { continue }
      html.element("div", ["data-locale": locale.text]) { html in
        html.sentences(keys.map { "\(WordMark.code($0)) is not translated into \(WordMark.code(locale.text))" })
      }
    }
    guard !open.isEmpty else { return }
    html.element("details", ["class": "samples"]) { html in
      html.element("summary", text: "\(Plural.of(open.count, "text")) to look at")
      html.element("ul", ["class": "open-texts"]) { html in
        for (key, text) in open {
          html.element("li", ["data-locale": text.locale.text]) { html in
            html.element("code", text: key)
            html.write(" \(text.locale.text), \(text.status.rawValue): ")
            html.element(
              "span", ["lang": text.locale.text, "dir": text.locale.direction],
              text: text.templates.map(\.source).joined(separator: " / "))
          }
        }
      }
    }
  }
}
