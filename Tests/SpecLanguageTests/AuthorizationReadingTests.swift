import SpecLanguage
import Testing

@Suite struct AuthorizationReadingTests {
  /// A whole spec with these lines in `app`.
  private func app(_ lines: String, and sections: String = "") -> String {
    let app = """
      notispec: 1
      app:
        id: pets
        module: Pets
        bundle_id: com.example.pets
        locales: [en]
        source_locale: en
        delivery: local

      """
    let indented = lines.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    return app + indented + "\n" + sections
  }

  private let sections = """
    deep_links: { scheme: pets, targets: { home: { path: /home } } }
    preferences: { news: { type: toggle, default: true, controls: all } }
    permission_flow:
      show_when: [first_launch]
      steps:
        - { id: one, permission: notifications, screen: { id: ask, title: { en: "A" }, primary: { en: "B" } } }
    """

  @Test func everyKeyIsRead() throws {
    let text = app(
      """
      summary: "Feeds pets."
      minimum_ios: "15.4"
      entitlements: [time_sensitive, aps_environment]
      out_of_scope: [silent_push, voip]
      authorization: { options: [alert, car_play], ask_at: permission_flow, fallback: home, pre_prompt: required }
      launch: [firebase, notification_delegate, launch_notification]
      """, and: sections)
    expectFindings(in: text, [])
    let app = try #require(SpecReader.read([SpecSource(path: "a.yaml", bytes: Array(text.utf8))]).spec?.app)
    #expect(app.minimumIOS?.value == SystemVersion(15, 4))
    #expect(SystemVersion(15, 4) < SystemVersion(15, 10) && SystemVersion("9.3")?.description == "9.3")
    #expect(app.entitlements.map(\.value) == [.timeSensitive, .apsEnvironment])
    #expect(app.outOfScope.map(\.value) == [.silentPush, .voip])
    #expect(app.authorization?.options.map(\.value) == [.alert, .carPlay])
    #expect(app.authorization?.askAt?.value == .permissionFlow)
    #expect(app.authorization?.prePrompt.value == .required)
    #expect(app.launch.map(\.value) == [.firebase, .notificationDelegate, .launchNotification])
  }

  @Test func aVersionIsInQuotes() {
    let message = "'app.minimum_ios' must be a version of iOS such as \"17.0\", not "
    for (written, shown, meant) in [
      ("15.0", "the number 15.0", "\"15.0\""), ("15", "the number 15", "\"15.0\""), ("\"16\"", "'16'", "\"16.0\""),
      ("fifteen", "'fifteen'", nil), ("\"015.0\"", "'015.0'", nil), ("[15]", "a list", nil),
    ] {
      let text = app("minimum_ios: \(written)")
      let found = SpecReader.read([SpecSource(path: "a.yaml", bytes: Array(text.utf8))]).diagnostics
      #expect(found.map(\.message) == [message + shown])
      #expect(found.first?.fixIt?.replacement == meant)
    }
  }

  @Test func wordsAreOfTheirListsAndEachOnce() {
    expectFindings(
      in: app(
        """
        entitlements: [time_sensitive, 1️⃣time_sensitive, 2️⃣time_senstive]
        out_of_scope: [3️⃣silent]
        launch: [4️⃣fire, 5️⃣1]
        authorization: { options: 6️⃣[], 7️⃣ask: launch }
        """),
      [
        ("1️⃣", "'app.entitlements[1]' is already listed"),
        (
          "2️⃣",
          "'app.entitlements[2]' must be one of 'time_sensitive', 'critical_alerts', 'communication', "
            + "'aps_environment', not 'time_senstive'"
        ),
        (
          "3️⃣",
          "'app.out_of_scope[0]' must be one of 'server_triggers', 'deep_links', 'badge', 'categories', 'attachments', "
            + "'local', 'preferences', 'silent_push', 'custom_sounds', 'live_activities', 'pre_prompt', "
            + "'feature_flags', 'voip', not 'silent'"
        ),
        (
          "4️⃣",
          "'app.launch[0]' must be one of 'firebase', 'notification_delegate', 'messaging_delegate', 'auto_init', "
            + "'categories', 'registration', 'launch_notification', not 'fire'"
        ),
        (
          "5️⃣",
          "'app.launch[1]' must be one of 'firebase', 'notification_delegate', 'messaging_delegate', 'auto_init', "
            + "'categories', 'registration', 'launch_notification', not the number 1"
        ),
        ("6️⃣", "'app.authorization.options' lists nothing to ask for"),
        ("7️⃣", "Unknown key 'ask' in 'app.authorization'"),
      ])
  }

  @Test func theSettingThatAsksIsAToggle() {
    expectFindings(in: app("authorization: { ask_at: preference, preference: news }", and: sections), [])
    expectFindings(
      in: app("1️⃣authorization: { ask_at: preference }"),
      [
        (
          "1️⃣", "'app.authorization' has no 'preference', but 'ask_at: preference' needs the setting that asks"
        )
      ])
    expectFindings(
      in: app("authorization: { ask_at: launch, 1️⃣preference: news, 2️⃣fallback: home }", and: sections),
      [
        ("1️⃣", "'app.authorization.preference' makes no sense without 'ask_at: preference'"),
        (
          "2️⃣",
          "'app.authorization.fallback' makes no sense without 'ask_at: permission_flow' or 'ask_at: after_sign_in'"
        ),
      ])
    expectFindings(in: app("authorization: { ask_at: after_sign_in, fallback: home }", and: sections), [])
    expectFindings(
      in: app("authorization: { ask_at: 1️⃣login, preference: 2️⃣nws, fallback: 3️⃣hme }", and: sections),
      [
        (
          "1️⃣",
          "'app.authorization.ask_at' must be one of 'permission_flow', 'after_sign_in', 'preference', 'launch', "
            + "not 'login'"
        ),
        ("2️⃣", "'app.authorization.preference' names an unknown preference 'nws': did you mean 'news'?"),
        ("3️⃣", "'app.authorization.fallback' names an unknown deep-link target 'hme': did you mean 'home'?"),
      ])
    expectFindings(
      in: app(
        "authorization: { ask_at: preference, preference: 1️⃣time }",
        and: "preferences: { time: { type: time, default: \"20:00\", label: { en: \"Time\" } } }"),
      [("1️⃣", "'app.authorization.preference' must be a setting of the type 'toggle', but 'time' is a 'time'")])
  }

  @Test func theFlowThatAsksHasAStepForIt() {
    let key = "authorization: { 1️⃣ask_at: permission_flow }"
    expectFindings(
      in: app(key), [("1️⃣", "'app.authorization.ask_at' is 'permission_flow', but the app has none")])
    expectFindings(
      in: app(key, and: sections.replacing("permission: notifications", with: "permission: camera")),
      [("1️⃣", "'app.authorization.ask_at' is 'permission_flow', but the flow has no step for notifications")])
    // A broken flow may have had such a step.
    expectFindings(
      in: app(
        "authorization: { ask_at: permission_flow }",
        and: sections.replacing("permission: notifications", with: "permission: 2️⃣news")),
      [
        (
          "2️⃣",
          "'permission_flow.steps[0].permission' must be one of 'photos', 'contacts', 'notifications', 'camera', "
            + "'microphone', 'location', 'calendars', 'reminders', 'tracking', not 'news'"
        )
      ])
  }

  @Test func presentationIsSomething() throws {
    expectFindings(
      in: app("", and: "policies: { foreground: suppress, 1️⃣presentation: [banner] }"),
      [("1️⃣", "'policies.presentation' makes no sense with 'foreground: suppress'")])
    expectFindings(
      in: app("", and: "policies: { presentation: 1️⃣[] }"),
      [("1️⃣", "'policies.presentation' shows nothing: write 'foreground: suppress' instead")])
    expectFindings(
      in: app("", and: "policies: { presentation: [list, 1️⃣list, 2️⃣alert] }"),
      [
        ("1️⃣", "'policies.presentation[1]' is already listed"),
        ("2️⃣", "'policies.presentation[2]' must be one of 'banner', 'list', 'sound', 'badge', not 'alert'"),
      ])
    let text = app("", and: "policies: { presentation: [badge, list], profiles: { quiet: { presentation: [list] } } }")
    let spec = try #require(SpecReader.read([SpecSource(path: "a.yaml", bytes: Array(text.utf8))]).spec)
    #expect(spec.policies.rule.presentation == [.badge, .list])
    #expect(spec.ruleTable.applying(profile: "quiet")?.policies.presentation == [.list])
    let plain = SpecReader.read([SpecSource(path: "a.yaml", bytes: Array(app("").utf8))])
    #expect(plain.spec?.policies.rule.presentation == .standard)
  }
}
