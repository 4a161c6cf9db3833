import NotificationDrawing
import NotificationRules
import NotificationTerms
import SpecEmission
import SpecLanguage
import TextWriting

extension AppPart {
  /// Every type once, as they lie in Notification Center: a stack for each thread, and what a summary puts first.
  func writeCenter(to html: inout HTMLWriter) {
    let seen = spec.notifications.map { TypeCards($0, in: spec) }.filter(\.isSeen)
    var threads: [String] = []
    var stacks: [String: [TypeCards]] = [:]
    for cards in seen {
      let thread = cards.type.content.thread.map { SampleText($0, cards.type.sampleValues).text } ?? ""
      if stacks[thread] == nil { threads.append(thread) }
      stacks[thread, default: []].append(cards)
    }
    html.element("p", text: "Each type is shown once. Notifications of one thread share a stack.")
    columns(to: &html) { html, locale in
      html.element("div", ["class": "wall center"]) { html in
        for thread in threads {
          let stack = stacks[thread] ?? []
          guard let top = stack.last, let wording = top.wordings.first, let card = top.card(wording, in: locale) else {
            continue
          }
          html.element("div", ["class": "stack depth\(min(stack.count, 3))"]) { card.draw(to: &$0) }
          if stack.count > 1 {
            html.element("p", ["class": "more", "lang": "en"], text: "and \(stack.count - 1) more in this stack")
          }
        }
      }
    }
    let ranked = seen.filter { $0.type.content.relevance != nil }.sorted {
      ($0.type.content.relevance?.value ?? 0, $1.type.id) > ($1.type.content.relevance?.value ?? 0, $0.type.id)
    }
    guard !ranked.isEmpty else { return }
    html.element("p", text: "A scheduled summary shows the most relevant first:")
    html.element("ol") { html in
      for cards in ranked {
        html.element("li") { html in
          html.element("code", text: cards.type.id)
          html.write(" \(cards.type.content.relevance?.value ?? 0)")
        }
      }
    }
  }
}
