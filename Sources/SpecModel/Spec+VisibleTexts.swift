extension Spec {
  /// Every text that people read, section by section.
  public var visibleTexts: [VisibleText] {
    notifications.flatMap(\.visibleTexts) + preferences.flatMap(\.visibleTexts)
  }
}

extension NotificationItem {
  /// Title, subtitle and body.
  public var visibleTexts: [VisibleText] {
    copy.fields.map { field, text in
      let role: VisibleText.Role =
        switch field {
        case .title: .title
        case .subtitle: .subtitle
        case .body: .body
        }
      return VisibleText("notifications.\(id).copy.\(field.rawValue)", role, text, arguments: arguments)
    }
  }
}

extension PreferenceItem {
  fileprivate var visibleTexts: [VisibleText] {
    var texts: [VisibleText] = []
    if let label { texts.append(VisibleText("preferences.\(id).label", .label, label)) }
    if let footer { texts.append(VisibleText("preferences.\(id).footer", .label, footer)) }
    return texts
  }
}
