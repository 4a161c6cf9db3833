import NotificationTerms
import SpecDiagnostics

/// `app.authorization`.
extension AppReader {
  func readAuthorization(_ reader: ObjectReader) -> AuthorizationItem {
    authorization = reader
    let options = reader.list("options").map { values in
      session.distinctPlaces(values) { session.choice($0, as: AuthorizationOption.self) }
    }
    reportEmpty(reader, "options", "lists nothing to ask for")
    let moment = reader.choice("ask_at", as: AuthorizationItem.Moment.self)
    let preference = reader.reference("preference")
    let fallback = reader.reference("fallback")
    let prePrompt = reader.choice("pre_prompt", as: AuthorizationItem.PrePrompt.self)
    // A broken `ask_at` may have meant anything.
    if moment != nil || !reader.mayHave("ask_at") {
      if moment?.value == .preference {
        if !reader.mayHave("preference") {
          session.report(
            .missingKey, "has no 'preference', but 'ask_at: preference' needs the setting that asks",
            about: reader.origin, at: reader.origin.headSpan)
        }
      } else if reader.has("preference") {
        session.reportMeaningless(reader, "preference", without: "ask_at: preference")
      }
      if moment?.value != .permissionFlow, moment?.value != .afterSignIn, reader.has("fallback") {
        session.reportMeaningless(reader, "fallback", without: "ask_at: permission_flow' or 'ask_at: after_sign_in")
      }
    }
    return AuthorizationItem(
      span: reader.origin.headSpan, options: options, askAt: moment, preference: preference, fallback: fallback,
      prePrompt: prePrompt)
  }

  /// The setting that asks is a switch, and the flow that asks has a step for it.
  func checkAuthorization(_ item: AuthorizationItem, _ preferences: [MapEntry], _ flow: PermissionFlowItem?) {
    guard let authorization else { return }
    if let preference = item.preference, let entry = preferences.first(where: { $0.name == preference.value }),
      let type = entry.value.node["type"], type.text != "toggle"
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
