import SpecLanguage

extension PermissionFlowItem {
  /// The texts of all screens, and what the system shows in its dialogs.
  var catalogTexts: [CatalogText] {
    var texts: [CatalogText] = []
    for step in steps { texts += step.catalogTexts }
    for screen in screens {
      let key = Self.key(screen.id)
      texts.add(screen.title, "\(key).title", .label, "First line of a screen", screen.summary)
      texts.add(screen.text, "\(key).text", .label, "Text of a screen", screen.summary)
      texts.add(screen.primary?.label, "\(key).primary", .button, "Large button of a screen", screen.summary)
      texts.add(screen.secondary?.label, "\(key).secondary", .button, "Other button of a screen", screen.summary)
    }
    if let screen = finalScreen {
      let key = Self.key(screen.id)
      texts.add(screen.title, "\(key).title", .label, "First line of the last screen", screen.summary)
      texts.add(screen.text, "\(key).text", .label, "Text of the last screen", screen.summary)
      texts.add(screen.primary, "\(key).primary", .button, "Button of the last screen", screen.summary)
    }
    return texts
  }

  fileprivate static func key(_ screen: String) -> String { "permission_flow.\(screen)" }
}

extension PermissionStepItem {
  fileprivate var catalogTexts: [CatalogText] {
    let key = PermissionFlowItem.key(screen.id)
    let about = screen.summary ?? summary
    let permission = permission.value.rawValue
    var texts: [CatalogText] = []
    texts.add(screen.title, "\(key).title", .label, "First line of the screen before a permission dialog", about)
    texts.add(screen.subtitle, "\(key).subtitle", .label, "Text of the screen before a permission dialog", about)
    for (position, reason) in screen.reasons.enumerated() {
      texts.add(reason, "\(key).reasons.\(position + 1)", .label, "Reason to allow \(permission)", about)
    }
    texts.add(screen.note, "\(key).note", .label, "Another sentence on the screen", about)
    texts.add(screen.safetyNote, "\(key).safety_note", .label, "What happens to the data", about)
    texts.add(screen.primary, "\(key).primary", .button, "Button that leads to the system's dialog", about)
    texts.add(screen.secondary, "\(key).secondary", .button, "Button that skips the dialog", about)
    if let text = screen.usageDescription {
      let comment = [CatalogText].comment("Why the app asks for \(permission), in the system's dialog", about)
      let table = usageKey.map { CatalogText.Table.infoPlist($0.value) } ?? .none
      texts.append(CatalogText("\(key).usage_description", .usageDescription, comment, text, in: table))
    }
    if let text = screen.systemText {
      let comment = [CatalogText].comment("The system's dialog as iOS words it; kept for reference", nil)
      texts.append(CatalogText("\(key).system_text", .label, comment, text, in: .none))
    }
    for claim in claims {
      guard let words = claim.words else { continue }
      let comment = "Words that must be, exactly like this, both on the screen before the dialog and in the dialog."
      texts.append(CatalogText("\(key).claims.\(claim.id)", .label, comment, words, in: .none))
    }
    return texts
  }
}
