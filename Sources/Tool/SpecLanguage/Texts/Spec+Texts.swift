import NotificationRules

extension Spec {
  /// The first parts of keys that belong to a section. A type with such a name has `notifications.` before its keys.
  static let textSections: Set<String> = [
    "notifications", "categories", "preferences", "settings_screen", "modules", "strings", "permission_flow",
    "live_activities",
  ]

  /// Every text of the spec, in the order of `forEachText`.
  public var texts: [VisibleText] {
    var texts: [VisibleText] = []
    forEachText { texts.append($0) }
    return texts
  }

  /// Hands over every text that people read, section by section, without a list of them all.
  ///
  /// | Text | Key |
  /// |---|---|
  /// | of a notification | `<type>.title`, `<type>.subtitle`, `<type>.body` |
  /// | instead of a missing value | `<type>.arguments.<argument>` |
  /// | a variant of one | `<type>.body.<variant>`; its further texts `<type>.body.<variant>.2`, `.3` |
  /// | of a category | `categories.<category>.<ACTION>.title`, `.button`, `.placeholder`, `categories.<category>.hidden_preview` |
  /// | of a setting | `preferences.<setting>.label`, `.footer`, `preferences.<setting>.options.<option>` |
  /// | of a section of the settings screen | `settings_screen.<section>.header`, `.footer` |
  /// | of a module | `modules.<module>` |
  /// | of `strings` | `strings.<id>` |
  /// | of a screen | `permission_flow.<screen>.<part>`, and `.reasons.1` for one line of several |
  /// | of a Live Activity | `live_activities.<activity>.copy.<field>.<value>`, `.labels.<label>` |
  ///
  /// The keys are part of what an app's code and its translators rely on.
  public func forEachText(_ body: (VisibleText) -> Void) {
    for type in notifications { type.forEachText(body) }
    for category in categories { category.texts.forEach(body) }
    for preference in preferences { preference.texts.forEach(body) }
    for (position, section) in (settingsScreen?.sections ?? []).enumerated() {
      var group = TextGroup(
        "settings_screen.sections[\(position)]", key: "settings_screen.\(section.id)", about: section.summary)
      group.add(section.header, "header", .label, "Header of a section of the settings screen")
      group.add(section.footer, "footer", .label, "Small text below a section of the settings screen")
      group.texts.forEach(body)
    }
    for module in modules {
      var group = TextGroup("modules", about: module.summary)
      group.add(module.name, "\(module.id).name", key: module.id, .label, "Name of a part of the app")
      group.texts.forEach(body)
    }
    var words = TextGroup("strings", about: nil)
    for string in strings {
      let comment = string.summary ?? "A text of the app."
      words.add(string.text, string.id, .label, comment: comment, arguments: string.arguments)
    }
    words.texts.forEach(body)
    permissionFlow?.texts.forEach(body)
    for activity in liveActivities { activity.texts.forEach(body) }
  }
}

extension NotificationItem {
  /// Hands over title, subtitle and body, each variant of them on its own.
  public func forEachText(_ body: (VisibleText) -> Void) {
    forEachCopyText(body)
    guard arguments.contains(where: { $0.standard != nil }) else { return }
    var group = TextGroup(
      "notifications.\(id).arguments", key: "\(Spec.textSections.contains(id) ? "notifications." : "")\(id).arguments",
      about: summary.value)
    var sentences: [String: String] = [:]
    var counts: [String: Int] = [:]
    forEachCopyText { text in
      guard let sentence = text.text.texts.first?.wordings.last?.source else { return }
      for id in text.text.shownArguments {
        counts[id, default: 0] += 1
        if sentences[id] == nil { sentences[id] = sentence }
      }
    }
    for argument in arguments {
      let isShown = sentences[argument.id] != nil
      let shown =
        sentences[argument.id].map { sentence in
          let count = counts[argument.id, default: 1]
          return count == 1 ? ": '\(sentence)'" : ". It stands in \(count) texts, such as '\(sentence)'"
        } ?? ""
      group.add(
        argument.standard, "\(argument.id).default", key: argument.id, isShown ? .label : .value,
        "Part of a notification, in place of '{\(argument.id)}' while that is not known\(shown)",
        in: isShown ? .localizable : .none)
    }
    group.texts.forEach(body)
  }

  private func forEachCopyText(_ body: (VisibleText) -> Void) {
    for (field, content) in copy.fields {
      switch content {
      case .text(let text): body(VisibleText(self, field, nil, text))
      case .variants(let variants):
        for variant in variants.variants {
          for (position, text) in variant.texts.enumerated() {
            body(
              VisibleText(self, field, VisibleText.Variant(id: variant.id, number: position + 1, of: variants), text))
          }
        }
      }
    }
  }
}

extension CategoryItem {
  fileprivate var texts: [VisibleText] {
    var texts: [VisibleText] = []
    for (position, action) in actions.enumerated() {
      let path = "categories.\(id).actions[\(position)]"
      var group = TextGroup(path, key: "categories.\(id).\(action.id)", about: action.summary ?? summary)
      let input = action.textInput
      group.add(action.title, "title", .action, "Button of a notification")
      group.add(input?.button, "text_input.button", key: "button", .action, "Button that sends a written answer")
      group.add(input?.placeholder, "text_input.placeholder", key: "placeholder", .label, "Shown in an empty field")
      texts += group.texts
    }
    // What the category is about are its buttons.
    var group = TextGroup("categories.\(id)", about: nil)
    group.add(
      hiddenPreview, "hidden_preview", .label,
      "Shown instead of the text of a notification while previews are hidden, so it tells nothing private")
    return texts + group.texts
  }
}

extension PreferenceItem {
  fileprivate var texts: [VisibleText] {
    var group = TextGroup("preferences.\(id)", about: summary)
    group.add(label, "label", .label, "Name of a setting (\(noun))")
    group.add(footer, "footer", .label, "Small text below a setting")
    for option in choice?.options ?? [] {
      group.add(
        option.label, "options.\(option.id).label", key: "options.\(option.id)", .label, "Option of a setting")
    }
    return group.texts
  }
}

extension LiveActivityItem {
  fileprivate var texts: [VisibleText] {
    var group = TextGroup("live_activities.\(id)", about: summary)
    let arguments = textArguments
    for copy in copy {
      for entry in copy.entries {
        group.add(
          entry.text, "copy.\(copy.field.value).\(entry.value.value)", .label,
          "Words of a Live Activity for '\(entry.value.value)'", arguments: arguments)
      }
    }
    // The view is the app's: which value it puts beside a label is not said in the spec.
    let values = (attributes + state).filter { $0.id != statusField?.id }.map(\.id)
    let beside =
      values.isEmpty ? "" : ", whose view may show one of these values beside it: \(values.joined(separator: ", "))"
    for label in labels {
      group.add(label.text, "labels.\(label.id)", .label, "Label of a Live Activity\(beside)", arguments: arguments)
    }
    return group.texts
  }
}
