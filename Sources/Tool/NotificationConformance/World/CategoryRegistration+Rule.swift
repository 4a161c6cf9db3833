import NotificationRules
import NotificationTerms

extension CategoryRegistration {
  /// What a world needs of it; the titles of its buttons are not read.
  init(_ rule: CategoryRule) {
    self.init(
      identifier: rule.identifier,
      actions: rule.actions.map { action in
        Action(
          identifier: action.id, title: action.id, options: action.opensApp ? [.foreground] : [],
          textInput: action.takesText ? TextInput(button: "", placeholder: "") : nil)
      },
      options: rule.reportsDismissal ? [.customDismissAction] : [])
  }
}
