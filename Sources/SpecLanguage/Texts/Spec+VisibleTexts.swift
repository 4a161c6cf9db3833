extension Spec {
  /// Every text that people read, section by section.
  public var visibleTexts: [VisibleText] {
    var texts: [VisibleText] = []
    forEachVisibleText { texts.append($0) }
    return texts
  }

  /// Hands over every text that people read, in the order of `visibleTexts`, without a list of them all.
  public func forEachVisibleText(_ body: (VisibleText) -> Void) {
    for type in notifications { type.forEachVisibleText(body) }
    categories.flatMap(\.visibleTexts).forEach(body)
    preferences.flatMap(\.visibleTexts).forEach(body)
    for module in modules { body(VisibleText("modules.\(module.id).name", .label, module.name)) }
    for string in strings {
      body(VisibleText("strings.\(string.id)", .label, string.text, arguments: string.arguments))
    }
    permissionFlow?.visibleTexts.forEach(body)
    liveActivities.flatMap(\.visibleTexts).forEach(body)
  }
}

extension NotificationItem {
  /// Title, subtitle and body, each variant of them on its own.
  public var visibleTexts: [VisibleText] {
    var texts: [VisibleText] = []
    forEachVisibleText { texts.append($0) }
    return texts
  }

  /// Hands over title, subtitle and body, each variant of them on its own.
  public func forEachVisibleText(_ body: (VisibleText) -> Void) {
    if let title = copy.title { hand(title, "title", .title, to: body) }
    if let subtitle = copy.subtitle { hand(subtitle, "subtitle", .subtitle, to: body) }
    hand(copy.body, "body", .body, to: body)
  }

  /// Every text of a field with the keys down to it.
  private func hand(_ field: CopyField, _ key: String, _ role: VisibleText.Role, to body: (VisibleText) -> Void) {
    switch field {
    case .text(let text): body(VisibleText(self, field: key, role, text))
    case .variants(let variants):
      for variant in variants.variants {
        for text in variant.texts { body(VisibleText(self, field: key, variant: variant.id, role, text)) }
      }
    }
  }
}

extension CategoryItem {
  fileprivate var visibleTexts: [VisibleText] {
    var texts: [VisibleText] = []
    for (position, action) in actions.enumerated() {
      let path = "categories.\(id).actions[\(position)]"
      texts.add(action.title, "\(path).title", .action)
      texts.add(action.textInput?.button, "\(path).text_input.button", .action)
      texts.add(action.textInput?.placeholder, "\(path).text_input.placeholder", .label)
    }
    texts.add(hiddenPreview, "categories.\(id).hidden_preview", .label)
    return texts
  }
}

extension PreferenceItem {
  fileprivate var visibleTexts: [VisibleText] {
    var texts: [VisibleText] = []
    texts.add(label, "preferences.\(id).label", .label)
    texts.add(footer, "preferences.\(id).footer", .label)
    for option in choice?.options ?? [] {
      texts.add(option.label, "preferences.\(id).options.\(option.id).label", .label)
    }
    return texts
  }
}

extension PermissionFlowItem {
  fileprivate var visibleTexts: [VisibleText] {
    var texts: [VisibleText] = []
    for (position, step) in steps.enumerated() {
      texts += step.screen.visibleTexts("permission_flow.steps[\(position)].screen")
    }
    for screen in screens {
      let path = "permission_flow.screens.\(screen.id)"
      texts.add(screen.title, "\(path).title", .label)
      texts.add(screen.text, "\(path).text", .label)
      texts.add(screen.primary?.label, "\(path).primary", .button)
      texts.add(screen.secondary?.label, "\(path).secondary", .button)
    }
    texts.add(finalScreen?.title, "permission_flow.final_screen.title", .label)
    texts.add(finalScreen?.text, "permission_flow.final_screen.text", .label)
    texts.add(finalScreen?.primary, "permission_flow.final_screen.primary", .button)
    return texts
  }
}

extension PrePromptItem {
  fileprivate func visibleTexts(_ path: String) -> [VisibleText] {
    var texts: [VisibleText] = []
    texts.add(title, "\(path).title", .label)
    texts.add(subtitle, "\(path).subtitle", .label)
    for (position, reason) in reasons.enumerated() { texts.add(reason, "\(path).reasons[\(position)]", .label) }
    texts.add(note, "\(path).note", .label)
    texts.add(safetyNote, "\(path).safety_note", .label)
    texts.add(primary, "\(path).primary", .button)
    texts.add(secondary, "\(path).secondary", .button)
    texts.add(usageDescription, "\(path).usage_description", .usageDescription)
    texts.add(systemText, "\(path).system_text", .label)
    return texts
  }
}

extension LiveActivityItem {
  fileprivate var visibleTexts: [VisibleText] {
    let path = "live_activities.\(id)"
    let arguments = textArguments
    return copy.flatMap { copy in
      copy.entries.map {
        VisibleText("\(path).copy.\(copy.field.value).\($0.value.value)", .label, $0.text, arguments: arguments)
      }
    } + labels.map { VisibleText("\(path).labels.\($0.id)", .label, $0.text, arguments: arguments) }
  }
}

extension [VisibleText] {
  fileprivate mutating func add(_ text: LocalizedText?, _ path: String, _ role: VisibleText.Role) {
    if let text { append(VisibleText(path, role, text)) }
  }
}
