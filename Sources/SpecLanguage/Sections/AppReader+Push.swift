import NotificationTerms
import SpecDiagnostics

/// `push`.
extension AppReader {
  func readPush(_ push: ObjectReader) -> PushItem? {
    let errors = session.errorCount
    let span = file.keySpan("push")
    let summary = push.text("summary")
    let providers = push.list("providers").map { values in
      session.distinctPlaces(values) { session.choice($0, as: PushItem.Provider.self) }
    }
    let authentication = push.object("authentication").flatMap {
      readAuthentication($0, at: push.keySpan("authentication"))
    }
    let environments = push.object("environments").map {
      readEnvironments($0, at: push.keySpan("environments"))
    }
    let modes = session.distinctPlaces(push.list("background_modes") ?? []) {
      session.choice($0, as: PushItem.BackgroundMode.self)
    }
    let entitlements = session.distinctPlaces(push.list("entitlements") ?? []) {
      session.choice($0, as: Entitlement.self)
    }
    let token = push.object("token").flatMap { PushTokenItem.keys.read($0, at: push.keySpan("token")) }
    let rules = push.choice("firestore_rules", as: PushItem.FirestoreRules.self)
    let request = push.object("registration_request").flatMap {
      readRegistrationRequest($0, at: push.keySpan("registration_request"))
    }
    let service = push.object("service_extension").map {
      readServiceExtension($0, at: push.keySpan("service_extension"))
    }
    let content = push.object("content_extension").map {
      readContentExtension($0, at: push.keySpan("content_extension"))
    }
    let oneSignal = push.object("onesignal").flatMap { readOneSignal($0, at: push.keySpan("onesignal")) }
    let dependencies = session.distinctPlaces(push.list("dependencies") ?? []) { session.pattern($0, .swiftModule) }
    let covers = push.covers()
    reportEmpty(push, "providers", "names nobody who delivers")
    guard session.errorCount == errors else { return nil }
    return PushItem(
      span: span, summary: summary?.value, providers: providers, authentication: authentication,
      environments: environments, backgroundModes: modes, entitlements: entitlements, token: token,
      firestoreRules: rules, registrationRequest: request, serviceExtension: service, contentExtension: content,
      oneSignal: oneSignal, dependencies: dependencies, covers: covers)
  }

  private func readAuthentication(_ reader: ObjectReader, at span: SourceSpan) -> PushAuthenticationItem? {
    let method = reader.choice("method", as: PushAuthenticationItem.Method.self)
    let keyID = reader.pattern("key_id")
    let teamID = reader.pattern("team_id")
    let keyFile = reader.text("key_file")
    if method?.value == .certificate {
      for key in ["key_id", "team_id"] where reader.has(key) {
        session.report(
          .conflictingKeys, "has no meaning with 'method: certificate'", about: reader.written(key) ?? reader.origin,
          at: reader.keySpan(key))
      }
    }
    return method.map {
      PushAuthenticationItem(span: span, method: $0, keyID: keyID, teamID: teamID, keyFile: keyFile)
    }
  }

  private func readEnvironments(_ reader: ObjectReader, at span: SourceSpan) -> PushEnvironmentsItem {
    PushEnvironmentsItem(
      span: span, debug: reader.choice("debug"), testFlight: reader.choice("testflight"),
      release: reader.choice("release"))
  }

  private func readRegistrationRequest(_ reader: ObjectReader, at span: SourceSpan) -> RegistrationRequestItem? {
    let endpoint = reader.pattern("endpoint")
    let fields = session.distinctPlaces(reader.list("fields") ?? []) { session.pattern($0, .payloadKey) }
    reportEmpty(reader, "fields", "names no key of the body")
    return endpoint.map { RegistrationRequestItem(span: span, endpoint: $0, fields: fields) }
  }

  private func readOneSignal(_ reader: ObjectReader, at span: SourceSpan) -> OneSignalItem? {
    let appID = reader.text("app_id")
    let fallsBack = reader.flag("fallback_to_settings")
    let tags = session.distinctPlaces(reader.list("tags") ?? []) { session.pattern($0, .payloadKey) }
    let foreground = reader.choice("foreground", as: OneSignalItem.Foreground.self)
    return appID.map {
      OneSignalItem(
        span: span, appID: $0, fallsBackToSettings: fallsBack, tags: tags, foreground: foreground)
    }
  }
}
