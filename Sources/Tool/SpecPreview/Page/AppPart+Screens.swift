import NotificationDrawing
import NotificationRules
import NotificationTerms
import SpecEmission
import SpecLanguage
import TextWriting

/// The permission flow, screen by screen, with what each answer leads to.
extension AppPart {
  func writePermissions(to html: inout HTMLWriter) {
    guard let flow = spec.permissionFlow else { return }
    if let summary = flow.summary { html.element("p", text: summary) }
    html.sentences(items.lines(for: flow))
    for (index, step) in flow.steps.enumerated() { write(step, number: index + 1, to: &html) }
    for screen in flow.screens {
      html.element("h4") { html in
        html.write("Screen ")
        html.element("code", text: screen.id)
      }
      if let summary = screen.summary { html.element("p", text: summary) }
      columns(to: &html) { html, locale in
        ScreenDrawing(screen, in: locale).write(to: &html)
      }
      let branches = [("The first button", screen.primaryOpens), ("The second button", screen.secondaryOpens)]
      html.sentences(branches.compactMap { name, opens in opens.map { "\(name) \(items.words(for: $0))" } })
    }
    guard let final = flow.finalScreen else { return }
    html.element("h4") { html in
      html.write("Last screen ")
      html.element("code", text: final.id)
    }
    html.sentences(["shown \(items.words(for: final.when.value)); leads to \(WordMark.code(final.target.value))"])
    columns(to: &html) { html, locale in
      ScreenDrawing(final, in: locale).write(to: &html)
    }
  }

  private func write(_ step: PermissionStepItem, number: Int, to html: inout HTMLWriter) {
    html.element("h4") { html in
      html.write("Step \(number): ")
      html.element("code", text: step.id)
    }
    if let summary = step.summary { html.element("p", text: summary) }
    let screen = step.screen
    columns(to: &html) { html, locale in
      ScreenDrawing(screen, in: locale).write(to: &html)
      html.element("p", ["class": "then"], text: "then iOS asks")
      html.dialog(of: step, in: locale)
    }
    let kind = step.isOptional ? "It can be skipped" : "It is needed"
    html.sentences(["\(kind)"] + step.consequences.map { "if the answer is \(items.words(for: $0))" })
  }

  /// The settings as people see them, in the order of the settings screen.
  func writeSettings(to html: inout HTMLWriter) {
    let sections = spec.settingsScreen?.sections ?? []
    columns(to: &html) { html, locale in
      html.element("div", ["class": "screen settings", "lang": locale.text, "dir": locale.direction]) { html in
        if sections.isEmpty { write(spec.preferences, locale, to: &html) }
        for section in sections {
          if let header = section.header?[locale]?.sample([:]) {
            html.element("p", ["class": "group-title"], text: header.text)
          }
          write(section.rows.compactMap { spec.preference($0.value) }, locale, to: &html)
          if let footer = section.footer?[locale]?.sample([:]) {
            html.element("p", ["class": "group-note"], text: footer.text)
          }
        }
      }
      html.openTexts(settingTexts, in: locale)
    }
    if spec.preferences.contains(where: { SettingValue($0, in: spec.app.sourceLocale.value) != nil }) {
      html.element(
        "p", ["class": "dim"],
        text:
          "The spec has no texts for times of day, days of the week and numbers. Here they are as each language writes "
          + "them; the app may show them in other words.")
    }
    table(
      "what settings decide", ["Setting", "Kind", "Until somebody changes it", "Decides about"],
      spec.preferences.map { item in
        let (kind, standard) = items.words(for: item)
        return [WordMark.code(item.id), kind, standard, items.scope(of: item)]
      }, to: &html)
  }

  /// Everything that is written on the settings screen, by its key.
  private var settingTexts: [(name: String, text: LocalizedText?)] {
    spec.preferences.flatMap { item -> [(name: String, text: LocalizedText?)] in
      var texts: [(name: String, text: LocalizedText?)] = [(item.id, item.label), ("\(item.id) footer", item.footer)]
      if case .choice(let choice) = item.kind { texts += choice.options.map { ("\(item.id) \($0.id)", $0.label) } }
      return texts
    }
      + (spec.settingsScreen?.sections ?? []).flatMap { [("header", $0.header), ("footer", $0.footer)] }
  }

  private func write(_ rows: [PreferenceItem], _ locale: LanguageTag, to html: inout HTMLWriter) {
    guard !rows.isEmpty else { return }
    html.element("ul", ["class": "group"]) { html in
      for item in rows {
        html.element("li", item.parent == nil ? [:] : ["class": "child"]) { html in
          html.element("div", ["class": "setting"]) { html in
            if let label = item.label?[locale]?.sample([:])?.text {
              html.element("span", text: label)
            } else {
              html.element("code", ["lang": "en"], text: item.id)
            }
            writeControl(of: item, locale, to: &html)
          }
          if let footer = item.footer?[locale]?.sample([:]) {
            html.element("p", ["class": "group-note"], text: footer.text)
          }
        }
      }
    }
  }

  private func writeControl(of item: PreferenceItem, _ locale: LanguageTag, to html: inout HTMLWriter) {
    switch item.kind {
    case .toggle(let toggle):
      html.element("span", ["class": toggle.isOnByDefault ? "switch on" : "switch", "lang": "en"]) { html in
        html.element("span", ["class": "unseen"], text: toggle.isOnByDefault ? "on" : "off")
      }
    case .choice(let choice):
      html.element("span", ["class": "options"]) { html in
        for option in choice.options {
          html.element("span", ["class": option.id == choice.standard.value ? "value chosen" : "value"]) { html in
            if let name = option.label[locale]?.sample([:])?.text {
              html.write(name)
            } else {
              html.element("code", ["lang": "en"], text: option.id)
            }
          }
        }
      }
    case .time, .weekdays, .times, .number:
      guard let value = SettingValue(item, in: locale) else { return }
      html.element("span", value.isPlain ? ["class": "options", "lang": "en"] : ["class": "options"]) { html in
        for words in value.words.isEmpty ? ["–"] : value.words {
          html.element("span", ["class": "value"], text: words)
        }
      }
    }
  }
}
