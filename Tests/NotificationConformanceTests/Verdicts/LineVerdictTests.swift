import SpecLanguage
import Testing
import YAMLNodes

@testable import NotificationConformance

/// What lines about requests, screens and tokens hold for, and what they say when they do not hold.
@Suite struct LineVerdictTests {
  /// What is wrong with the only case of a file, at whose end some lines are expected.
  private func failures(_ app: String, _ start: String, steps: String, _ lines: String) throws -> [String] {
    let spec = try Repository.spec(app)
    let text = """
      notispec_scenarios: 1
      suite: lines
      app: \(spec.app.id)
      defaults: { start: { at: "2026-03-02 09:00", zone: Europe/Moscow, authorization: authorized, \(start) } }
      scenarios: [{ id: one, title: One, covers: [ANY/THING-1], steps: [\(steps)], then: [\(lines)] }]
      """
    let read = YAMLReader.read(Array(text.utf8), file: "lines.yaml")
    let tree = try #require(read.tree, "\(read.diagnostics.map(\.message))")
    let result = ScenarioLoader(specs: [spec], zone: Zones.rules).load([tree])
    #expect(result.diagnostics.map(\.message) == [])
    let scenario = try #require(result.cases.first)
    return ScenarioRunner(specs: [spec]).run(scenario).failures.map(\.message)
  }

  // MARK: Requests

  private static let tasks = "{ at: \"10:00\", signal: tasks_started }, { at: \"10:00:01\", app: background }"

  @Test(arguments: [
    ("sound: { file: chime.caf }, thread: tasks, badge: none, interruption_level: active, category: none", nil),
    ("relevance: 0", nil),
    ("sound: default", "with the sound default; its sound is chime.caf"),
    ("sound: { file: gong.caf }", "with the sound gong.caf; its sound is chime.caf"),
    (
      "sound: { file: chime.caf, critical: true, volume: 0.5 }",
      "with the sound chime.caf (critical, volume 0.5); its sound is chime.caf"
    ),
    ("thread: none", "with the thread none; its thread is tasks"),
    ("badge: 1", "with the badge 1; its badge is none"),
    ("interruption_level: passive", "with the interruption level passive; its interruption level is active"),
    ("relevance: 0.5", "with the relevance 0.5; its relevance is 0.0"),
    ("category: reminder", "with the category REMINDER_CATEGORY; its category is none"),
  ])
  func whatARequestCarries(_ content: String, _ message: String?) throws {
    for word in ["delivered_includes", "pending_includes"] {
      let steps = Self.tasks + (word == "delivered_includes" ? ", { until: \"11:00\" }" : "")
      let found = try failures(
        "gallery", "app: foreground", steps: steps, "{ \(word): task_reminder, content: { \(content) } }")
      #expect(found.count == (message == nil ? 0 : 1), "\(found)")
      if let message { #expect(found.first?.hasSuffix(message) == true, "\(found)") }
    }
  }

  @Test func theFilesThatComeWithARequest() throws {
    let steps = "{ at: \"10:00\", signal: photo_received }"
    func found(_ files: String) throws -> [String] {
      try failures(
        "gallery", "app: foreground", steps: steps, "{ pending_includes: photo, content: { attachments: \(files) } }")
    }
    #expect(try found("[image]") == [])
    #expect(try found("[{ id: image, file: \"photo.jpg\", type_hint: public.jpeg }]") == [])
    let message = "expected among the pending requests photo with the attachments"
    let actual = "its attachments are image photo.jpg public.jpeg"
    #expect(try found("none") == ["\(message) none; \(actual)"])
    #expect(try found("[{ id: image, file: photo.png }]") == ["\(message) image photo.png; \(actual)"])
    #expect(try found("[image, video]") == ["\(message) image, video; \(actual)"])
  }

  @Test func eachLineIsAboutAnotherRequest() throws {
    let steps = "{ at: \"10:00\", signal: photo_received }"
    let line = "{ pending_includes: photo }"
    #expect(try failures("gallery", "app: foreground", steps: steps, line) == [])
    #expect(try failures("gallery", "app: foreground", steps: steps, "\(line), \(line)").count == 1)
  }

  /// The texts of all languages come from one request, but only one of them is read.
  @Test func aLanguageWithoutTextsReadsThatOfTheLine() throws {
    let steps = "{ at: \"10:00\", signal: reminder_requested }, { until: \"11:00\" }"
    func found(_ locale: String, _ title: String) throws -> [String] {
      try failures(
        "gallery", "app: foreground, locale: \(locale)", steps: steps,
        "{ delivered: meeting_reminder, title: { \(title) } }")
    }
    #expect(try found("fr", "en: \"Reminder\"") == [])
    #expect(try found("fr", "ru: \"Напоминание\", en: \"Reminder\"") == [])
    #expect(
      try found("fr", "ru: \"Напоминание\"") == [
        "expected meeting_reminder to be delivered with its title in ru; a device in fr shows it in en"
      ])
    #expect(try found("en", "ru: \"Напоминание\"") == [])
  }

  @Test func deliveriesOfOneInstantComeASecondApart() throws {
    func line(_ type: String, _ time: String) -> String { "{ delivered: \(type), at: \"\(time)\" }" }
    let steps =
      "{ at: \"10:00\", signal: photo_received }, { at: \"10:00\", signal: video_received }, { until: \"11:00\" }"
    let right = "\(line("photo", "10:00:05")), \(line("video", "10:00:06"))"
    #expect(try failures("gallery", "app: background", steps: steps, right) == [])
    let wrong = "\(line("video", "10:00:05")), \(line("photo", "10:00:06"))"
    #expect(try failures("gallery", "app: background", steps: steps, wrong).count == 2)
  }

  @Test func titleAndSubtitleInEveryLanguage() throws {
    let steps = "{ at: \"10:00\", signal: reminder_requested }, { until: \"11:00\" }"
    let line = "delivered: meeting_reminder, subtitle: { en: \"Meeting time\", ru: \"Время встречи\" }"
    func found(_ title: String) throws -> [String] {
      try failures("gallery", "app: foreground", steps: steps, "{ \(line), title: { ru: \"\(title)\" } }")
    }
    #expect(try found("Напоминание") == [])
    #expect(
      try found("Встреча") == [
        "expected meeting_reminder to be delivered with the title \"Встреча\" in ru; its title is \"Напоминание\""
      ])
  }

  /// The other languages say the same variant, with the same values and the right plural form.
  @Test func theSameNotificationInOtherLanguages() throws {
    let settings = "notifications_enabled: true, daily_reminders_enabled: false"
    let reached = "{ at: \"10:00\", signal: achievement_recorded, with: { total: 9, streak_days: 3 } }"
    func found(_ ru: String) throws -> [String] {
      try failures(
        "journal", "app: foreground, locale: en, preferences: { \(settings) }",
        steps: "\(reached), { until: \"11:00\" }",
        "{ delivered: streak_milestone, text: { en: \"3 days in a row — well done!\", ru: \"\(ru)\" } }")
    }
    #expect(try found("3 дня подряд — отлично!") == [])
    #expect(
      try found("3 дней подряд — отлично!") == [
        "expected streak_milestone to be delivered with the text \"3 дней подряд — отлично!\" in ru; its text is "
          + "\"3 дня подряд — отлично!\""
      ])
  }

  @Test func deliveriesInTheirOrder() throws {
    let steps =
      "{ at: \"10:00\", signal: message_received }, { at: \"10:01\", signal: photo_received }, "
      + "{ at: \"10:02\", signal: message_received }, { until: \"11:00\" }"
    func found(_ types: String...) throws -> [String] {
      try failures(
        "gallery", "app: foreground", steps: steps,
        types.map { "{ delivered_includes: \($0) }" }.joined(separator: ", "))
    }
    #expect(try found("new_message") == [])
    #expect(try found("new_message", "photo", "new_message") == [])
    #expect(try found("photo", "new_message") == [])
    #expect(try found("photo", "photo") == ["expected among the deliveries photo after those before it"])
    #expect(try found("video").first?.hasPrefix("expected among the deliveries video; delivered were: ") == true)
  }

  // MARK: Links

  @Test func aLinkHasTheValuesItWasOpenedWith() throws {
    let payload = "{ screen: chat, chatId: \"a b\" }"
    let steps = "{ at: \"10:00\", push: { type: message, payload: \(payload) } }, { at: \"10:01\", tap: message }"
    let start = "app: killed, user: alice, token: { stored: fcm-1 }"
    #expect(try failures("messenger", start, steps: steps, "{ opened: chat, url: \"psst://chat/a%20b\" }") == [])
    #expect(
      try failures("messenger", start, steps: steps, "{ opened: chat, url: \"psst://chat/7\" }") == [
        "expected the link psst://chat/7; 'chat' has psst://chat/a%20b"
      ])
  }

  // MARK: Screens and settings

  @Test(arguments: [
    ("screen: photos_pre_prompt, primary: { en: \"Continue\", ru: \"Продолжить\" }", nil),
    ("screen: photos_pre_prompt, title: { en: \"Allow access to your Photos\" }", nil),
    (
      "screen: photos_pre_prompt, primary: { en: \"Go on\" }",
      "expected permission_flow.photos_pre_prompt.primary to be \"Go on\" in en; it is \"Continue\""
    ),
    ("screen: all_set, primary: { en: \"Continue\" }", "expected to show all_set; it was not shown"),
    (
      "screen: photos_pre_prompt, text: { en: \"Hi\" }",
      "expected permission_flow.photos_pre_prompt.text; there is no such text"
    ),
    ("setting: notifications_enabled, label: { en: \"Notifications\" }", nil),
    (
      "setting: notifications_enabled, label: { en: \"Messages\" }",
      "expected preferences.notifications_enabled.label to be \"Messages\" in en; it is \"Notifications\""
    ),
  ])
  func whatScreensAndSettingsSay(_ line: String, _ message: String?) throws {
    let found = try failures(
      "cleaner", "app: killed, flags: { hasCompletedPermissionsFlow: false }", steps: "{ at: \"10:00\", app: launch }",
      "{ \(line) }")
    #expect(found == [message].compactMap { $0 })
  }

  @Test func aSettingThatIsNotThereSaysNothing() throws {
    func found(_ start: String, _ line: String) throws -> [String] {
      try failures("journal", "app: foreground, \(start)", steps: "{ until: \"10:00\" }", "{ \(line) }")
    }
    let on = "preferences: { notifications_enabled: true }"
    let options = "options: { daily: { en: \"Daily\", zh-Hans: \"每日\" }, three_days: { en: \"Every 3 days\" } }"
    #expect(try found(on, "setting: reminder_frequency, \(options)") == [])
    #expect(
      try found("preferences: {}", "setting: reminder_frequency, label: { en: \"Frequency\" }") == [
        "expected reminder_frequency to be on the settings screen; it is not"
      ])
  }

  // MARK: Tokens

  private static let rotation = "{ at: \"09:00\", app: launch }, { at: \"09:01\", token: { fcm: fcm-2 } }"

  @Test(arguments: [
    ("stored: { document: users/alice, field: fcmToken, value: fcm-2 }", nil),
    ("stored: { document: users/bob, field: fcmToken, value: none }", nil),
    (
      "stored: { document: users/bob, field: fcmToken, value: fcm-2 }",
      "expected fcmToken of users/bob to be fcm-2; it is none"
    ),
    ("commands: [register, refresh, hand_over, { set: fcm-2, document: users/alice, field: fcmToken }]", nil),
    ("commands: [register, refresh, hand_over, { set: fcm-2 }]", nil),
    (
      "commands: [register, { clear: fcm-1 }, { set: fcm-2, document: users/alice }]",
      "expected the app to ask for register, clear fcm-1, set fcm-2 in users/alice; it asked for register, refresh, "
        + "hand_over, set fcm-2 in users/alice.fcmToken"
    ),
    (
      "commands: none",
      "expected the app to ask for nothing; it asked for register, refresh, hand_over, "
        + "set fcm-2 in users/alice.fcmToken"
    ),
  ])
  func whereATokenIsKept(_ line: String, _ message: String?) throws {
    let found = try failures(
      "messenger", "app: killed, user: alice, token: { stored: fcm-1 }", steps: Self.rotation, "{ token: { \(line) } }")
    #expect(found == [message].compactMap { $0 })
  }
}
