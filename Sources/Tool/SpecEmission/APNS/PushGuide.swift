import NotificationRules
import NotificationTerms
import SpecLanguage
import TextWriting

/// `README.md` next to the payloads: how to send them, what the project needs, and what to try by hand.
///
/// - Source: IOS/TEST-2, PUSH/ROLL-3
struct PushGuide {
  let spec: Spec
  /// The files for the simulator, without their folder.
  let simulatorFiles: [String]

  private var appName: String { spec.app.name ?? spec.app.id }

  var text: String {
    var page = MarkdownWriter()
    page.heading(1, "Pushes of " + MarkdownWriter.text(appName))
    page.paragraph("Generated from the spec. Every value is a sample; the moment is 1 January 2026, 12:00 UTC.")
    writeSimulator(&page)
    guard let push = spec.push else { return page.text }
    if let summary = push.summary { page.paragraph(MarkdownWriter.text(summary.value)) }
    writeServer(push, &page)
    writeSettings(push, &page)
    writeProject(push, &page)
    let portal = portalSteps(push)
    if !portal.isEmpty {
      page.heading(2, "To set up by hand")
      page.list(portal.map { (0, "[ ] " + $0) })
    }
    if push.token != nil {
      page.heading(2, "To try by hand on a device")
      page.paragraph(
        "Test a release on a physical device. A simulator runs no service extension for the files above, and it gets a "
          + "token only for the sandbox, on a Mac with Apple silicon or a T2 chip.")
      page.list(steps(push).map { (0, "[ ] " + $0) })
      DeviceChecklist(spec: spec, push: push).write(to: &page)
    }
    return page.text
  }

  private func writeSimulator(_ page: inout MarkdownWriter) {
    guard !simulatorFiles.isEmpty else { return }
    page.heading(2, "In a simulator")
    page.paragraph("Start one, install the app, and drop a file on it, or push it from this folder:")
    page.codeBlock(
      simulatorFiles.map { "xcrun simctl push booted \(spec.app.bundleID.value) \($0)" }.joined(separator: "\n"),
      language: "sh")
    page.paragraph("Service extensions do not run for these pushes." + withoutFiles)
  }

  /// A payload carries no file.
  private var withoutFiles: String {
    let types = spec.notifications.filter { !$0.rule(spec, withTexts: false).content.attachments.isEmpty }
    guard !types.isEmpty else { return "" }
    let names = types.map { MarkdownWriter.code($0.id) }.joined(last: "and")
    return " A push cannot bring a file of the app: here \(names) show without what the app attaches."
  }

  private func writeServer(_ push: PushItem, _ page: inout MarkdownWriter) {
    page.heading(2, "From a server")
    page.paragraph(
      "`server.json` has the topic, the key and the host for each kind of build. `payloads/` has one request per file: "
        + "send `payload` as the body, on one line, with `headers`." + datesToReplace)
    if push.providers.contains(where: { $0.value == .fcm }) {
      page.paragraph(
        "The files `*.fcm.json` are bodies for Firebase: "
          + MarkdownWriter.code("POST https://fcm.googleapis.com/v1/projects/YOUR_PROJECT_ID/messages:send") + ".")
    }
    if push.providers.contains(where: { $0.value == .onesignal }) {
      page.paragraph(
        "The files `*.onesignal.json` are bodies for OneSignal: "
          + MarkdownWriter.code("POST https://api.onesignal.com/notifications") + "." + oneSignal(push.oneSignal))
    }
    if spec.liveActivities.contains(where: \.hasPushUpdates.value) {
      page.paragraph(
        "`live_activities/` has the pushes of Live Activities. A start goes to the token of `pushToStartTokenUpdates` "
          + "(iOS 17.2), a change and an end to the token of the activity's own `pushTokenUpdates`.")
    }
  }

  /// What is of the moment of the samples: APNs keeps nothing that has expired, and iOS drops an older change.
  private var datesToReplace: String {
    let expires = spec.notifications.contains { ($0.push?.expiration?.value ?? .zero) != .zero }
    let activities = spec.liveActivities.filter(\.hasPushUpdates.value)
    var names = expires ? ["apns-expiration"] : []
    if !activities.isEmpty { names.append("timestamp") }
    if activities.contains(where: { $0.staleAfter != nil }) { names.append("stale-date") }
    if activities.contains(where: { $0.dismissal.value != .standard }) { names.append("dismissal-date") }
    guard !names.isEmpty else { return "" }
    let list = names.map(MarkdownWriter.code).joined(last: "and")
    return " First replace \(list): \(names.count == 1 ? "it is" : "they are") of the moment of the sample, and over."
  }

  /// What the server must look up before it sends, because no device can hold a push back.
  private func writeSettings(_ push: PushItem, _ page: inout MarkdownWriter) {
    guard let store = push.preferences else { return }
    page.heading(2, "Settings that the server follows")
    page.paragraph(
      "The app stores what people choose in \(MarkdownWriter.code(store.store.value)), as soon as they choose it. A field "
        + "that is not there has its default. Look there before each push: the app cannot hold one back.")
    let rows = store.fields.compactMap { field in
      spec.preference(field.name.value).map { setting in
        [
          MarkdownWriter.code(field.value.value), MarkdownWriter.code(setting.id), setting.storedValues,
          pushes(of: setting),
        ]
      }
    }
    page.table(["Field", "Setting", "Values", "Sent only while it is on"], rows)
  }

  /// The pushes that a toggle, or one below it, switches off.
  private func pushes(of setting: PreferenceItem) -> String {
    let below = PreferenceTree(of: spec).ids(below: setting.id)
    let toggles = spec.preferences.filter { below.contains($0.id) }.compactMap(\.toggle)
    let types = spec.notifications.filter { type in
      type.push != nil && toggles.contains { $0.controls.contains(type.id) }
    }
    return types.map { MarkdownWriter.code($0.id) }.joined(separator: ", ")
  }

  /// What the app tells the SDK.
  private func oneSignal(_ settings: OneSignalItem?) -> String {
    guard let settings else { return "" }
    var sentences = ""
    if !settings.tags.isEmpty {
      sentences +=
        " The app sends the tags " + settings.tags.map { MarkdownWriter.code($0.value) }.joined(last: "and") + "."
    }
    switch spec.policies.rule.foreground {
    case .banner: sentences += " While the app is open, a notification is shown."
    case .suppress: sentences += " While the app is open, a notification is not shown."
    }
    return sentences
  }

  private func writeProject(_ push: PushItem, _ page: inout MarkdownWriter) {
    page.heading(2, "What the project needs")
    var items: [String] = []
    let granted = spec.grantedEntitlements
    if granted.contains(.apsEnvironment) { items.append("the capability Push Notifications") }
    if granted.contains(.timeSensitive) { items.append("the capability Time Sensitive Notifications") }
    if granted.contains(.communication) { items.append("the capability Communication Notifications") }
    if granted.contains(.criticalAlerts) {
      items.append("the entitlement for critical alerts, which Apple grants on request")
    }
    if !push.backgroundModes.isEmpty {
      let modes = push.backgroundModes.map { MarkdownWriter.code($0.value.plistValue) }.joined(separator: ", ")
      items.append("the capability Background Modes with " + modes)
    }
    if let key = push.authentication?.keyID?.value { items.append("the APNs key \(MarkdownWriter.code(key))") }
    if !push.dependencies.isEmpty {
      let modules = push.dependencies.map { MarkdownWriter.code($0.value) }.joined(separator: ", ")
      items.append("the packages with " + modules)
    }
    if push.serviceExtension != nil { items.append("a notification service extension") }
    if push.contentExtension != nil { items.append("a notification content extension") }
    if !spec.app.launch.isEmpty {
      items.append("at launch, in this order: " + spec.app.launch.map(\.value.words).joined(separator: ", "))
    }
    if items.isEmpty {
      page.paragraph("Nothing beyond that.")
    } else {
      page.list(items.map { (0, $0) })
    }
  }

  /// What is set up outside of the project, in Apple's developer portal and with the provider.
  ///
  /// - Source: PUSH/M1-3, PUSH/M1-4, PUSH/T-XCODE-3, PUSH/T-PORTAL-1 to 3, PUSH/T-FB-2, PUSH/T-FB-3, IOS/APNS-1
  private func portalSteps(_ push: PushItem) -> [String] {
    var steps: [String] = []
    let bundleID = MarkdownWriter.code(spec.app.bundleID.value)
    if spec.grantedEntitlements.contains(.apsEnvironment) {
      steps.append("Give the App ID \(bundleID) the capability Push Notifications in Apple's developer portal")
    }
    let key = credential(push.authentication)
    switch push.authentication?.method.value {
    case .key: steps.append("Create \(key) and download its file, which belongs in no repository")
    case .certificate: steps.append("Create \(key), and note when it expires")
    case nil: break
    }
    if spec.grantedEntitlements.contains(.apsEnvironment) {
      let builds = [
        ("debug", push.environments.debug), ("TestFlight", push.environments.testFlight),
        ("release", push.environments.release),
      ]
      let values = builds.map { "\(MarkdownWriter.code($0.1.value.entitlement)) for \($0.0)" }.joined(last: "and")
      steps.append("Renew the provisioning profiles and download them")
      steps.append("Check that they have the entitlement `aps-environment`: \(values)")
    }
    let providers = push.providers.map(\.value)
    if providers.contains(.fcm) {
      steps.append("Upload \(key) to the Firebase console")
      steps.append("Check that the Firebase console shows \(bundleID) as configured for pushes to iOS")
    }
    if providers.contains(.onesignal) { steps.append("Upload \(key) to OneSignal") }
    return steps
  }

  private func credential(_ authentication: PushAuthenticationItem?) -> String {
    switch authentication?.method.value {
    case .certificate: "the APNs certificate"
    case .key, nil: "the APNs key" + (authentication?.keyID.map { " " + MarkdownWriter.code($0.value) } ?? "")
    }
  }

  /// What to do and check before a release.
  private func steps(_ push: PushItem) -> [String] {
    var steps = ["Build the app on a device"]
    let authorization = spec.app.authorization
    if authorization?.askAt?.value == .afterSignIn { steps.append("Sign in with a test account") }
    if authorization?.options.contains(where: { $0.value == .provisional }) ?? false {
      steps.append("Check that no prompt appears: notifications come quietly")
    } else {
      steps.append("Check that the permission prompt appears")
      steps.append("Allow notifications")
    }
    guard let token = push.token else { return steps }
    let line = spec.tokenLine.map { " (" + MarkdownWriter.code($0) + ")" } ?? ""
    let isLogged = token.log.debug.value != .none
    if isLogged { steps.append("Look for the token in the Xcode console" + line) }
    steps.append(
      "Check the token in the field \(MarkdownWriter.code(token.field.value)) of "
        + MarkdownWriter.code(token.store.value))
    if isLogged { steps.append("Copy the token from the console") }
    steps.append("Send a test notification \(sender(push))")
    steps.append("Check that it arrives with the app in the foreground, in the background and terminated")
    if token.refreshOn.contains(where: { $0.value == .launch }) {
      steps.append("Start the app again and check that the token is refreshed")
    }
    steps.append("Reinstall the app and check that a new token is stored")
    return steps
  }

  private func sender(_ push: PushItem) -> String {
    let providers = push.providers.map(\.value)
    if providers.contains(.fcm) { return "from the Firebase console" }
    if providers.contains(.onesignal) { return "from OneSignal" }
    return "to " + MarkdownWriter.code(push.environments.debug.value.host)
  }
}

extension Spec {
  /// The entitlements of both places for them, each once, in the order of the language.
  var grantedEntitlements: [Entitlement] {
    let named = Set((app.entitlements + (push?.entitlements ?? [])).map(\.value))
    return Entitlement.allCases.filter(named.contains)
  }

  /// What the console shows when a token comes.
  fileprivate var tokenLine: String? {
    analytics?.events.first { event in
      event.console != nil && event.transitions.contains { $0.value == .tokenReceived }
    }?.console?.parts.filled { _ in "…" }
  }
}

extension PushItem.BackgroundMode {
  /// As `UIBackgroundModes` has it.
  var plistValue: String {
    switch self {
    case .remoteNotification: "remote-notification"
    case .fetch: "fetch"
    }
  }
}

extension AppItem.LaunchStep {
  var words: String {
    switch self {
    case .firebase: "Firebase"
    case .notificationDelegate: "the notification delegate"
    case .messagingDelegate: "the messaging delegate"
    case .autoInit: "automatic tokens"
    case .categories: "the categories"
    case .registration: "the registration for remote notifications"
    case .launchNotification: "the notification that launched the app"
    }
  }
}

extension PreferenceItem {
  /// What the field of a setting can contain, the default first.
  fileprivate var storedValues: String {
    switch kind {
    case .toggle(let toggle): toggle.isOnByDefault ? "`true` (default), `false`" : "`false` (default), `true`"
    case .time(let time): "a time of day, `\(time.standard.value)` by default"
    case .weekdays: "a list of days of the week, `\(standardWords)` by default"
    case .times: "a list of times of day, `\(standardWords)` by default"
    case .number(let number): "a number\(number.words), `\(standardWords)` by default"
    case .choice(let choice):
      choice.options.map { MarkdownWriter.code($0.id) + ($0.id == choice.standard.value ? " (default)" : "") }
        .joined(separator: ", ")
    }
  }
}
