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

extension CategoryItem {
  var rule: CategoryRule {
    CategoryRule(
      identifier.value, actions: actions.map(\.rule),
      reportsDismissal: options.contains { $0.value == .customDismissAction })
  }
}

extension ActionItem {
  var rule: ActionRule {
    ActionRule(
      id, target: target?.value, opensApp: options.contains { $0.value == .foreground }, takesText: textInput != nil)
  }
}
