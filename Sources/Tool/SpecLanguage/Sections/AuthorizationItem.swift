import NotificationRules
public import NotificationTerms
public import SpecDiagnostics

/// `app.authorization`: what the app asks to be allowed, and when.
public struct AuthorizationItem: SpecSection, Hashable {
  public enum Moment: String, Sendable, Hashable, CaseIterable {
    case permissionFlow = "permission_flow"
    case afterSignIn = "after_sign_in"
    case preference
    case launch
  }

  /// Whether a screen of the app comes before the dialog of the system.
  public enum PrePrompt: String, Sendable, Hashable, CaseIterable {
    case required
    case notShown = "none"
  }

  /// The key.
  public let span: SourceSpan
  public let options: [Located<AuthorizationOption>]
  public let askAt: Located<Moment>?
  /// With `ask_at: preference` the toggle that asks.
  public let preference: Located<String>?
  /// The screen the dialog may come at when the step of the flow was never shown.
  public let fallback: Located<String>?
  public let prePrompt: Located<PrePrompt>

  /// Nil where the spec does not say it.
  public var writtenPrePrompt: Located<PrePrompt>? { prePrompt.span == span ? nil : prePrompt }

  public static let keys = SectionKeys<Self>(
    "authorization", doc: "Which notification permissions the app asks for, and when.")

  public init(_ read: KeyReader<Self>) {
    span = read.span
    options = read(
      "options", \.options, listOf: .choice, default: AuthorizationRule.standardOptions,
      notEmpty: "lists nothing to ask for", doc: "What it asks for.", example: "[alert, sound]")
    let moment = read(
      "ask_at", \.askAt, .choice,
      doc:
        "When the iOS dialog comes: at its step of the permission flow, after signing in, when a setting is switched on, "
        + "or at launch.",
      example: "permission_flow")
    askAt = moment
    preference = read(
      "preference", \.preference, .reference(to: .preference, isOfType: true),
      doc: "The setting that asks when it is switched on.",
      example: "notifications_enabled")
    fallback = read(
      "fallback", \.fallback, .reference(to: .target),
      doc: "The screen at which the dialog may come when the step of the flow was never shown, or to which signing in "
        + "leads.",
      example: "main_dashboard")
    prePrompt = read(
      "pre_prompt", \.prePrompt, .choice, default: .notShown,
      doc: "Whether the app must show a screen of its own before the iOS dialog.",
      example: "required")
    read.check { mapping, app in
      app.authorization = mapping
      // A broken `ask_at` may have meant anything.
      if moment != nil || !mapping.mayHave("ask_at") { app.checkMoment(moment?.value, mapping) }
    }
  }

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
      askAt: occasion, fallback: fallback?.value, needsPrePrompt: prePrompt.value == .required,
      options: options.map(\.value))
  }
}

extension AppReader {
  fileprivate func checkMoment(_ moment: AuthorizationItem.Moment?, _ mapping: ObjectReader) {
    if moment == .preference {
      if !mapping.mayHave("preference") {
        session.report(
          .missingKey, "has no 'preference', but 'ask_at: preference' needs the setting that asks",
          about: mapping.origin, at: mapping.origin.headSpan)
      }
    } else if mapping.has("preference") {
      session.reportMeaningless(mapping, "preference", without: "ask_at: preference")
    }
    if moment != .permissionFlow, moment != .afterSignIn, mapping.has("fallback") {
      session.reportMeaningless(mapping, "fallback", without: "ask_at: permission_flow' or 'ask_at: after_sign_in")
    }
  }

  /// The setting that asks is a switch, and the flow that asks has a step for it.
  func checkAuthorization(_ item: AuthorizationItem, _ preferences: [MapEntry], _ flow: PermissionFlowItem?) {
    guard let authorization else { return }
    if let preference = item.preference, let entry = preferences.first(where: { $0.name == preference.value }),
      let type = entry.value.node["type"], type.text != "toggle", PreferenceType(rawValue: type.text) != nil
    {
      session.report(
        .badValue, "must be a setting of the type 'toggle', but '\(preference.value)' is a '\(excerpt(type.text))'",
        about: authorization.written("preference") ?? authorization.origin,
        notes: [Diagnostic.Note("'\(preference.value)' is declared here", at: entry.nameSpan)])
    }
    guard item.askAt?.value == .permissionFlow else { return }
    if let flow {
      if flow.steps.contains(where: { $0.permission.value == .notifications }) { return }
      reportNoStep("but the flow has no step for notifications", flow.span)
    } else if isComplete, !file.mayHave("permission_flow") {
      reportNoStep("but the app has none", nil)
    }
  }

  private func reportNoStep(_ reason: String, _ place: SourceSpan?) {
    guard let authorization, let value = authorization.written("ask_at") else { return }
    session.report(
      .unknownID, "is 'permission_flow', \(reason)", about: value, at: authorization.keySpan("ask_at"),
      notes: place.map { [Diagnostic.Note("'permission_flow' is here", at: $0)] } ?? [])
  }
}
