import NotificationDrawing
import NotificationRules
import NotificationTerms
import SpecDiagnostics
import SpecEmission
import SpecLanguage
import TextWriting

/// What the page has of one type.
struct TypePart {
  let type: NotificationItem
  let part: AppPart
  let cards: TypeCards
  /// The same type in the base.
  private let before: TypeCards?
  private let isGone: Bool

  init(_ type: NotificationItem, in part: AppPart) {
    self.type = type
    self.part = part
    cards = TypeCards(type, in: part.spec)
    before = part.app.before.flatMap { spec in spec.notification(type.id).map { TypeCards($0, in: spec) } }
    isGone = false
  }

  /// A type that only the base has.
  init(gone type: NotificationItem, in part: AppPart) {
    self.type = type
    self.part = part
    cards = TypeCards(type, in: part.app.before ?? part.spec)
    before = nil
    isGone = true
  }

  private var anchor: String { "\(part.id)/\(type.id)" }
  private var findings: [Diagnostic] {
    part.app.findings.filter { $0.path == "notifications.\(type.id)" }.map(\.finding)
  }

  func write(to html: inout HTMLWriter) {
    let comparison = part.base.flatMap { _ in TypeComparison(before, cards, part.locales) }
    var kinds = ["type"]
    if !findings.isEmpty { kinds.append("has-findings") }
    if !openLocales.isEmpty { kinds.append("has-open") }
    if isGone || comparison?.isChanged == true { kinds.append("has-changes") }
    html.element(
      "article", ["class": kinds.joined(separator: " "), "id": anchor, "aria-labelledby": "h-\(anchor)"]
    ) { html in
      html.element("h3", ["id": "h-\(anchor)"]) { html in
        html.element("a", ["href": "#\(anchor)"], text: type.id)
        for (kind, words) in chips(comparison) { html.element("span", ["class": "chip \(kind)"], text: words) }
      }
      html.element("p", text: type.summary.value)
      html.findings(findings, canFix: part.canFix)
      if !isGone { comparison?.write(to: &html) }
      if cards.isSeen {
        writeCards(to: &html)
      } else {
        html.element("p", text: "It shows nothing: the app wakes up for it.")
      }
      if !isGone {
        writeRules(to: &html)
        writeSamples(to: &html)
      }
    }
    html.newLine()
  }

  private func chips(_ comparison: TypeComparison?) -> [(String, String)] {
    var chips: [(String, String)] = []
    if isGone { return [("gone", "removed")] }
    if part.base != nil, before == nil { chips.append(("new", "new")) }
    if before != nil, comparison?.isChanged == true { chips.append(("changed", "changed")) }
    switch type.interruptionLevel {
    case .timeSensitive: chips.append(("level", "time-sensitive"))
    case .critical: chips.append(("level", "critical"))
    case .passive: chips.append(("level", "passive"))
    case .active: break
    }
    if type.push != nil { chips.append(("level", "sent by a server")) }
    return chips
  }

  /// The languages in which somebody has to look at a text.
  private var openLocales: [LanguageTag] {
    part.locales.filter { locale in
      cards.wordings.contains { !cards.openTexts($0, in: locale).isEmpty }
        || buttonTexts.contains { $0.1?.isOpen(in: locale) == true }
    }
  }

  private var buttonTexts: [(String, LocalizedText?)] {
    let category = type.content.category.flatMap { part.spec.category($0.value) }
    return (category?.actions ?? []).map { ("button \($0.id)", $0.title) }
  }

  private func writeCards(to html: inout HTMLWriter) {
    part.columns(to: &html) { html, locale in
      guard let first = cards.wordings.first else { return }
      write(first, locale, to: &html)
      guard cards.wordings.count > 1 else { return }
      html.element("details", ["class": "others"]) { html in
        html.element("summary", text: Plural.of(cards.wordings.count - 1, "other wording"))
        for wording in cards.wordings.dropFirst() { write(wording, locale, to: &html) }
      }
    }
  }

  private func write(_ wording: TypeCards.Wording, _ locale: LanguageTag, to html: inout HTMLWriter) {
    if let variant = wording.variant {
      html.element("p", ["class": "variant"]) { html in
        html.element("code", text: wording.number == 0 ? variant : "\(variant) \(wording.number + 1)")
        html.sentence(choice(variant))
      }
    }
    guard let card = cards.card(wording, in: locale) else {
      return html.element("p", ["class": "missing"], text: "It has no text in this language.")
    }
    html.element("div", ["class": "wall"]) { card.draw(to: &$0) }
    card.writeFill(to: &html)
    card.writeCuts(to: &html)
    let open = cards.openTexts(wording, in: locale).map { ($0.field.rawValue, $0.status) }
    html.openTexts(open + buttonTexts.compactMap { name, text in text?.openStatus(in: locale).map { (name, $0) } })
  }

  /// `, rotating`.
  private func choice(_ variant: String) -> String {
    for (_, field) in type.copy.fields {
      if case .variants(let variants) = field { return part.items.choice(variants.choice, variant) }
    }
    return ""
  }

  private func writeRules(to html: inout HTMLWriter) {
    let spec = part.spec
    let target = spec.target(type.target.value)
    var opens = [part.items.screen(type.opening)]
    if let target, let links = spec.deepLinks { opens.append(WordMark.code(LinkPattern(target, in: links).custom)) }
    var lists = [
      ("When", spec.words(forTimesOf: type, code: WordMark.code, name: WordMark.code)),
      (
        "Rules",
        spec.words(forRulesOf: type, code: WordMark.code) + part.items.contentLines(for: type)
      ),
      ("A tap opens", opens), ("Buttons", buttons),
    ]
    write(lists, as: "facts rules", to: &html) { writeSettings(to: &$0) }
    let proof = part.app.proofs[type.id]
    lists = [("Events", events), ("Proven by", proof.map(lines) ?? [])]
    var parts: [String] = []
    if !events.isEmpty { parts.append(Plural.of(events.count, "event")) }
    if let proof {
      parts += [Plural.of(proof.requirements.count, "requirement"), Plural.of(proof.cases.count, "scenario")]
    }
    guard !parts.isEmpty else { return }
    html.element("details", ["class": "proof"]) { html in
      html.element("summary", text: parts.joined(separator: ", "))
      write(lists, to: &html)
    }
  }

  private func write(
    _ lists: [(title: String, lines: [String])], as style: String = "facts", to html: inout HTMLWriter,
    _ more: (inout HTMLWriter) -> Void = { _ in }
  ) {
    html.element("dl", ["class": style]) { html in
      for (title, lines) in lists where !lines.isEmpty {
        html.element("div") { html in
          html.element("dt", text: title)
          html.element("dd") { $0.sentences(lines) }
        }
      }
      more(&html)
    }
  }

  private var buttons: [String] {
    guard let category = type.content.category.flatMap({ part.spec.category($0.value) }) else { return [] }
    return category.actions.map { action in
      let notes = part.items.notes(on: action)
      return WordMark.code(action.id) + (notes.isEmpty ? "" : ": \(notes.joined(separator: ", "))")
    }
  }

  private var events: [String] {
    part.events.map { event in
      let name = event.name.replacing("{id}", with: type.id)
      let moments = event.transitions.map(\.value.words).joined(separator: "; ")
      return "\(WordMark.code(name)) when \(moments)"
    }
  }

  private func lines(for proof: PreviewProof) -> [String] {
    var lines = proof.requirements.map { "\(WordMark.code($0.id)) \(WordMark.marked($0.words ?? ""))" }
    let shown = proof.cases.prefix(3).map(WordMark.code).joined(separator: ", ")
    switch proof.cases.count {
    case 0: lines.append("no scenario")
    case 1...3: lines.append("\(Plural.of(proof.cases.count, "scenario")): \(shown)")
    default: lines.append("\(proof.cases.count) scenarios, such as \(shown)")
    }
    return lines
  }

  private func writeSamples(to html: inout HTMLWriter) {
    let samples = cards.isSeen ? cards.samples : []
    guard !samples.isEmpty else { return }
    html.element("details", ["class": "samples"]) { html in
      html.element("summary", text: "Its forms, with values made up to show them")
      html.element(
        "div",
        ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": "\(part.name): samples of \(type.id)"]
      ) {
        html in
        html.element("table", ["class": "texts"]) { html in
          html.element("thead") { html in
            html.element("tr") { html in
              html.element("th", ["scope": "col"], text: "Case")
              for locale in part.locales {
                html.element("th", ["scope": "col", "data-locale": locale.text], text: locale.words)
              }
            }
          }
          html.element("tbody") { html in
            for sample in samples { write(sample, to: &html) }
          }
        }
      }
    }
  }

  private func write(_ sample: TypeCards.Sample, to html: inout HTMLWriter) {
    html.element("tr") { html in
      html.element("th", ["scope": "row"], text: sample.name)
      for locale in part.locales {
        html.element(
          "td", ["data-locale": locale.text, "data-lane": locale.words, "lang": locale.text, "dir": locale.direction]
        ) {
          html in
          guard let text = sample.text(locale) else { return }
          if let title = text.title { html.element("b", text: title) }
          html.element("span", text: text.body)
        }
      }
    }
    html.newLine()
  }
}

extension CopyText.Status {
  /// Before what it is said of.
  var words: String {
    switch self {
    case .approved: "approved"
    case .proposed: "proposed and not yet approved"
    case .stale: "stale, because the source has changed since the translation"
    case .missing: "not translated yet, and in the words of the source"
    }
  }
}
