extension PermissionFlowItem {
  /// The texts of all screens, and what the system shows in its dialogs.
  var texts: [VisibleText] {
    var texts: [VisibleText] = []
    for (position, step) in steps.enumerated() { texts += step.texts("permission_flow.steps[\(position)]") }
    for screen in screens {
      var group = TextGroup("permission_flow.screens.\(screen.id)", key: Self.key(screen.id), about: screen.summary)
      group.add(screen.title, "title", .label, "First line of a screen")
      group.add(screen.text, "text", .label, "Text of a screen")
      group.add(screen.primary?.label, "primary", .button, "Large button of a screen")
      group.add(screen.secondary?.label, "secondary", .button, "Other button of a screen")
      texts += group.texts
    }
    guard let screen = finalScreen else { return texts }
    var group = TextGroup("permission_flow.final_screen", key: Self.key(screen.id), about: screen.summary)
    group.add(screen.title, "title", .label, "First line of the last screen")
    group.add(screen.text, "text", .label, "Text of the last screen")
    group.add(screen.primary, "primary", .button, "Button of the last screen")
    return texts + group.texts
  }

  fileprivate static func key(_ screen: String) -> String { "permission_flow.\(screen)" }
}

extension PermissionStepItem {
  /// - Parameter path: The step in the spec.
  fileprivate func texts(_ path: String) -> [VisibleText] {
    let about = screen.summary ?? summary
    let permission = permission.value.rawValue
    let key = PermissionFlowItem.key(screen.id)
    var group = TextGroup("\(path).screen", key: key, about: about)
    group.add(screen.title, "title", .label, "First line of the screen before a permission dialog")
    group.add(screen.subtitle, "subtitle", .label, "Text of the screen before a permission dialog")
    for (position, reason) in screen.reasons.enumerated() {
      group.add(
        reason, "reasons[\(position)]", key: "reasons.\(position + 1)", .label, "Reason to allow \(permission)")
    }
    group.add(screen.note, "note", .label, "Another sentence on the screen")
    group.add(screen.safetyNote, "safety_note", .label, "What happens to the data")
    group.add(screen.primary, "primary", .button, "Button that leads to the system's dialog")
    group.add(screen.secondary, "secondary", .button, "Button that skips the dialog")
    group.add(
      screen.usageDescription, "usage_description", .usageDescription,
      "Why the app asks for \(permission), in the system's dialog",
      in: usageKey.map { .infoPlist($0.value) } ?? .none)
    group.add(
      screen.systemText, "system_text", .label,
      comment: "Nobody sees it: iOS words this dialog itself. It is kept for reference.", in: .none)
    var claimed = TextGroup("\(path).claims", key: "\(key).claims", about: nil)
    for claim in claims {
      claimed.add(
        claim.words, claim.id, .claim,
        "Words whose translation must appear, letter for letter, both somewhere on the screen before the dialog (in its text or its reasons) and in the text of the dialog",
        in: .none)
    }
    return group.texts + claimed.texts
  }
}
