import NotificationRules

extension AuthorizationItem {
  /// Nil when the spec does not say when to ask.
  var rule: AuthorizationRule? {
    guard let askAt else { return nil }
    let occasion: AuthorizationRule.Occasion
    switch askAt.value {
    case .permissionFlow: occasion = .permissionFlow
    case .afterSignIn: occasion = .afterSignIn
    case .preference:
      guard let preference else { return nil }
      occasion = .preference(preference.value)
    case .launch: occasion = .launch
    }
    return AuthorizationRule(
      askAt: occasion, fallback: fallback?.value, needsPrePrompt: prePrompt?.value == .required,
      options: options?.map(\.value) ?? AuthorizationRule.standardOptions)
  }
}
