import NotificationRules
import NotificationTerms

extension SoundItem {
  var rule: NotificationSound {
    switch form {
    case .standard: .standard
    case .none: .silent
    case .critical: .critical
    case .file(let file):
      file.isCritical ? .criticalFile(file.file.value, volume: file.volume?.value) : .file(file.file.value)
    }
  }
}

extension AttachmentItem {
  /// Nil for one that is fetched from the network.
  var rule: NotificationAttachment? {
    switch source {
    case .file(let file): NotificationAttachment(id, file: file.value, typeHint: typeHint?.value)
    case .url: nil
    }
  }
}

extension CategoryItem {
  func rule(_ spec: Spec) -> CategoryRule {
    CategoryRule(
      identifier.value, actions: actions.map { $0.rule(spec, of: self) },
      reportsDismissal: options.contains { $0.value == .customDismissAction })
  }
}

extension ActionItem {
  func rule(_ spec: Spec, of category: CategoryItem) -> ActionRule {
    ActionRule(
      id, target: target?.value, constants: opening?.constants(spec) ?? [],
      opensApp: options.contains { $0.value == .foreground }, takesText: textInput != nil,
      requires: requires.map { spec.payloadKey(of: $0.value, for: category) }, snooze: snooze?.value,
      signal: signal?.value)
  }
}

extension Spec {
  /// The key in the payload of an argument or an entry of `data` that an action needs: that of the types which show the
  /// action. What another type calls a value of the same name does not matter.
  public func payloadKey(of id: String, for category: CategoryItem) -> String {
    for item in notifications where item.content.category?.value == category.id {
      let items = (item.push?.data ?? []) + item.arguments
      if let match = items.first(where: { $0.id == id }) { return match.payloadKey }
    }
    return id
  }
}
