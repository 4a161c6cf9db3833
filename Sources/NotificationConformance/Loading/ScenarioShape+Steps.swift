public import SpecLanguage

/// What a step does.
enum StepVerb: String, CaseIterable {
  case signal, app, tap, link, dismiss, authorization, prefer, zone, clock, locale, focus, center, crash, state
  case flow, press, answer, open
  case user, network, store, token, remote, slow, push
  case provisional, seen, location, settings, activity
  case firstScreen = "first_screen"
}

extension ScenarioShape {
  /// One shape for every verb, and two for steps in which only time passes.
  public static let steps = StepVerb.allCases.map(step) + [wait, look]

  /// Verbs of the format that need machines this version does not have.
  static let plannedVerbs: [String] = []

  /// Every verb, to tell which one a step has.
  static let verbs = ObjectShape(
    "scenario-verb", doc: "What a step does.", fields: StepVerb.allCases.map(verbField), plannedKeys: plannedVerbs)

  /// All keys of all steps, for a step whose verb is none: what it names may be any of them misspelled.
  static let anyStep = union(of: steps, "scenario-step", doc: "What happens.", plannedKeys: plannedVerbs)

  static func step(_ verb: StepVerb) -> ObjectShape {
    switch verb {
    case .signal: signalStep
    case .app: appStep
    case .tap: tapStep
    case .link: linkStep
    case .dismiss: dismissStep
    case .authorization: authorizationStep
    case .prefer: preferStep
    case .zone: zoneStep
    case .clock: clockStep
    case .locale: localeStep
    case .focus: focusStep
    case .center: centerStep
    case .crash: crashStep
    case .state: stateStep
    case .flow, .press, .answer, .open: permissionStep(verb)
    case .user, .network, .store, .token, .remote, .slow: tokenStep(verb)
    case .push: step(verb, doc: "A server sends a push.")
    case .provisional, .seen, .location, .settings, .firstScreen, .activity: systemStep(verb)
    }
  }

  private static let signalStep = shape(
    .signal, doc: "The app reports something.",
    more: [
      FieldShape(
        "with", .carriedValues, doc: "What the signal carries; a moment is a time.", example: "{ used_percent: 86 }")
    ])
  private static let appStep = shape(
    .app, doc: "The app changes its state.",
    more: [
      FieldShape(
        "profile", .reference(.profile), doc: "With `upgrade`, the policies that the new version has.",
        example: "calendar")
    ])
  private static let tapStep = shape(
    .tap, doc: "The user taps the newest delivered notification of a type.",
    more: [
      FieldShape(
        "action", .text, doc: "The button that is pressed, in place of the notification.", example: "VIEW_ACTION"),
      FieldShape("text", .text, doc: "What the user writes, where the button takes it.", example: "\"On my way\""),
      FieldShape("twice", .flag, doc: "Whether two entry points of the app report the one tap.", example: "true"),
    ])
  private static let linkStep = shape(.link, doc: "The user follows a link from outside the app.")
  private static let dismissStep = shape(.dismiss, doc: "The user swipes the newest notification of a type away.")
  private static let authorizationStep = shape(.authorization, doc: "The user changes the permission in Settings.")
  private static let preferStep = shape(
    .prefer, doc: "The user changes settings of the app.",
    more: [
      FieldShape(
        "refused", .flag,
        doc: "With `true` the value comes from outside, as a text that the setting cannot have: the app leaves it as "
          + "it is.",
        example: "true")
    ])
  static let futureStatus = "unknown"
  /// What a device says whose zone has been removed, or is newer than the rules of the app.
  static let unknownZone = "unknown"
  private static let zoneStep = shape(.zone, doc: "The device arrives in another time zone.")
  private static let clockStep = shape(.clock, doc: "The device's clock is set.")
  private static let localeStep = shape(.locale, doc: "The user changes the language.")
  private static let focusStep = shape(.focus, doc: "The user turns a Focus on or off.")
  private static let centerStep = shape(.center, doc: "The notification center fails from now on.")

  private static let crashStep = shape(.crash, doc: "The app will be killed right after it has stored its state.")
  private static let stateStep = shape(.state, doc: "The file with the app's state is damaged, or gone.")

  /// Time passes, and perhaps something is expected.
  static let wait = ObjectShape(
    "wait-step", doc: "Time passes.", fields: timing.filter { $0.key != "at" } + [expect],
    choices: [KeyChoice(["until", "after"], required: true)], plannedKeys: plannedVerbs)

  /// At a time, something is expected.
  static let look = ObjectShape(
    "look-step", doc: "Something must hold.",
    fields: timing.compactMap { field in
      switch field.key {
      case "until", "after": nil
      case "at": FieldShape(field.key, field.type, required: true, doc: field.doc, example: field.example)
      default: field
      }
    } + [FieldShape(expect.key, expect.type, required: true, doc: expect.doc, example: expect.example)],
    plannedKeys: plannedVerbs)

  /// Every key of the two, to tell a step that has no verb, and to say which keys do not go together.
  static let plain = ObjectShape(
    "plain-step", doc: "Time passes.", fields: timing + [expect], choices: [timeChoice], plannedKeys: plannedVerbs)

  static let fault = ObjectShape(
    "scenario-center-fault", doc: "What fails.",
    fields: [
      FieldShape("fail", .choice(["add"]), required: true, doc: "Which calls fail.", example: "add"),
      FieldShape("times", .int(1...1_000_000), doc: "How many of the next calls; 1 when absent.", example: "2"),
    ])

  static let crash = ObjectShape(
    "scenario-crash", doc: "When the app is killed.",
    fields: [
      FieldShape(
        "after_write", .int(1...1_000_000), required: true,
        doc: "Behind which write, counted from this step on and through relaunches.", example: "1")
    ])

  private static func shape(
    _ verb: StepVerb, doc: String, more: [FieldShape] = [], planned: [String] = []
  ) -> ObjectShape {
    ObjectShape(
      "\(verb.rawValue.replacing("_", with: "-"))-step", doc: doc, fields: timing + [verbField(verb)] + more + [expect],
      choices: [timeChoice],
      plannedKeys: plannedVerbs + planned)
  }

  /// For the verbs of the other machines.
  static func step(_ verb: StepVerb, doc: String, more: [FieldShape] = []) -> ObjectShape {
    shape(verb, doc: doc, more: more)
  }

  private static let timeChoice = KeyChoice(["at", "until", "after"], required: true)

  private static let timing = [
    FieldShape(
      "at", .scenarioTime, doc: "When, on the device's clock. Without a date, on the date of the step before.",
      example: "\"10:00\""),
    FieldShape("until", .scenarioTime, doc: "The same as 'at', for a step that waits.", example: "\"12:00\""),
    FieldShape("after", .duration, doc: "How long after the step before.", example: "10m"),
    .fold,
  ]

  private static let expect = FieldShape(
    "expect", .list(of: .either(assertions.map(ValueShape.object))),
    doc: "What must hold right after the step, over everything since the start.", example: "[{ pending: none }]")

  private static func verbField(_ verb: StepVerb) -> FieldShape {
    let (type, doc, example): (ValueShape, String, String) =
      switch verb {
      case .signal: (.reference(.signal), "What the app reports.", "free_limit_reached")
      case .app:
        (
          .choice(ScenarioStep.AppTransition.allCases.map(\.rawValue)), "What becomes of the app.", "background"
        )
      case .tap: (.reference(.notification), "The type of the notification.", "storage_high_90")
      case .link: (.text, "The whole link.", "swipecleaner://paywall")
      case .dismiss: (.reference(.notification), "The type of the notification.", "storage_high_90")
      case .authorization:
        (
          .either([.authorizationStatus, .choice([futureStatus]), .object(permissions)]),
          "What the user allows; 'unknown' is a status that this version has never heard of.", "denied"
        )
      case .prefer: (.settings, "The settings and their new values.", "{ notifications_enabled: false }")
      case .zone: (.text, "The new time zone, or 'unknown' for one that nobody has rules for.", "Asia/Tokyo")
      case .clock: (.text, "How far the clock is set forward or back.", "-2h")
      case .locale: (.languageTag, "The new language.", "en")
      case .focus: (.onOff, "Whether a Focus silences notifications.", "on")
      case .center: (.object(fault), "What fails.", "{ fail: add }")
      case .crash: (.object(crash), "When it is killed.", "{ after_write: 1 }")
      case .state:
        (.choice(ScenarioStep.StateDamage.allCases.map(\.rawValue)), "What becomes of the file.", "corrupt")
      case .provisional, .seen, .location, .settings, .firstScreen, .activity: systemVerb(verb)
      case .flow, .press, .answer, .open: permissionVerb(verb)
      case .user, .network, .store, .token, .remote, .slow: tokenVerb(verb)
      case .push:
        (.object(push), "What it sends, and to whom.", "{ type: message, payload: { screen: chat, chatId: \"1\" } }")
      }
    return FieldShape(verb.rawValue, type, required: true, doc: doc, example: example)
  }
}
