import NotificationDrawing
import NotificationTerms
import SpecEmission
import SpecLanguage
import TextWriting

extension AppPart {
  /// Each state of each Live Activity as a card on the lock screen, in the order in which they follow one another.
  func writeActivities(to html: inout HTMLWriter) {
    for activity in spec.liveActivities {
      html.element("h4") { $0.element("code", text: activity.id) }
      if let summary = activity.summary { html.element("p", text: summary) }
      for state in Self.states(of: activity) {
        if let state {
          html.element("p", ["class": "state"]) { html in
            html.element("code", text: state)
            html.sentence(words(after: state, of: activity))
          }
        }
        columns(to: &html) { html, locale in
          html.element("div", ["class": "wall"]) { write(activity, state, locale, to: &$0) }
          let shown = activity.copy.map { copy in
            (copy.field.value, (copy.entries.first { $0.value.value == state } ?? copy.entries.first)?.text)
          }
          html.openTexts(shown + activity.labels.map { ($0.id, Optional($0.text)) }, in: locale)
        }
      }
      var lines = ["after its end it \(items.words(for: activity.dismissal.value))"]
      if !activity.labels.isEmpty {
        lines.append("which of its labels is seen when, and which value beside it, is up to the app's own view")
      }
      html.sentences(lines)
    }
  }

  /// From the first state on, each once; a single nil if the activity has no states.
  static func states(of activity: LiveActivityItem) -> [String?] {
    let all = activity.statusField?.values.map(\.value) ?? []
    guard !all.isEmpty else { return [nil] }
    var states: [String] = []
    var waiting = [activity.initial?.value ?? all[0]]
    while !waiting.isEmpty {
      let state = waiting.removeFirst()
      if states.contains(state) { continue }
      states.append(state)
      waiting += activity.next.first { $0.from.value == state }?.to.map(\.value) ?? []
    }
    return states + all.filter { !states.contains($0) }
  }

  private func words(after state: String, of activity: LiveActivityItem) -> String {
    if activity.final.contains(where: { $0.value == state }) { return ", the end" }
    let next = activity.next.first { $0.from.value == state }?.to.map { WordMark.code($0.value) } ?? []
    return next.isEmpty ? "" : ", then \(next.joined(separator: " or "))"
  }

  private func write(
    _ activity: LiveActivityItem, _ state: String?, _ locale: LanguageTag, to html: inout HTMLWriter
  ) {
    let values = Dictionary(
      activity.textArguments.map { ($0.id, SampleValue(of: $0)) }, uniquingKeysWith: { first, _ in first })
    html.element("div", ["class": "card activity", "lang": locale.text, "dir": locale.direction]) { html in
      html.element("div", ["class": "words"]) { html in
        html.element("p", ["class": "top"]) { html in html.element("b", ["class": "title"], text: name) }
        for copy in activity.copy {
          let entry = copy.entries.first { $0.value.value == state } ?? copy.entries.first
          guard let text = entry?.text[locale]?.sample(values)?.text else { continue }
          html.element("p", ["class": "body"], text: text)
        }
        for item in activity.progress {
          guard let entry = item.entries.first(where: { $0.value.value == state }) else { continue }
          let tenths = Int((entry.progress.value * 10).rounded())
          html.element("p", ["class": "bar of\(max(0, min(10, tenths)))"]) { html in
            html.element("span", ["class": "unseen", "lang": "en"], text: "progress \(entry.progress.value)")
          }
        }
        for label in activity.labels {
          guard let text = label.text[locale]?.sample(values)?.text else { continue }
          html.element("p", ["class": "label"], text: text)
        }
      }
    }
  }
}
