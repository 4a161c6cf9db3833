import NotificationRules
public import SpecLanguage

/// What a line under `then` or `expect` is about.
enum AssertionWord: String, CaseIterable {
  case delivered, pending, outcome, logged, opened, center, badge, preference, text, nothing
  case shown, prompted, modules, flag, visible
  case token, console, performed, completed, sent
  case listed, listing, activity
  case pendingIncludes = "pending_includes"
  case loggedIncludes = "logged_includes"
  case loggedCount = "logged_count"
}

extension ScenarioShape {
  /// One shape for every kind of line.
  public static let assertions = AssertionWord.allCases.map(assertion)

  /// Lines of the format that need machines this version does not have.
  static let plannedAssertions: [String] = []

  /// Every kind, to tell which one a line is.
  static let assertionWords = ObjectShape(
    "scenario-assertion", doc: "What is expected.", fields: AssertionWord.allCases.map(field),
    plannedKeys: plannedAssertions)

  /// All keys of all lines, for a line that is of no kind: what it names may be any of them misspelled.
  static let anyAssertion = union(
    of: assertions, "scenario-line", doc: "What is expected.", plannedKeys: plannedAssertions)

  static func assertion(_ word: AssertionWord) -> ObjectShape {
    switch word {
    case .delivered: delivered
    case .pending: pending
    case .pendingIncludes: pendingIncludes
    case .outcome: outcome
    case .logged: logged
    case .loggedIncludes: loggedIncludes
    case .loggedCount: loggedCount
    case .opened: opened
    case .center: center
    case .badge: badge
    case .preference: preference
    case .text: text
    case .nothing: nothing
    case .shown, .prompted, .modules, .flag, .visible: permissionLine(word)
    case .listed, .listing, .activity: systemLine(word)
    case .token: assertion(word, doc: "The push token, its registration and its store.")
    case .performed, .completed, .sent: pushLine(word)
    case .console: assertion(word, doc: "These lines stood in the console of developers, in this order, and no others.")
    }
  }

  private static let delivered = shape(
    .delivered, doc: "This came. All such lines together are complete.",
    more: time + [
      FieldShape(
        "quiet", .flag, doc: "Whether it came without a banner and a sound, as with provisional permission.",
        example: "true"),
      FieldShape(
        "text", .map(keys: .languageTag, values: .text), doc: "The body the user reads, by locale.",
        example: "{ en: \"…\" }"),
    ] + presentationFields, choices: timeChoice)
  private static let pending = shape(
    .pending, doc: "This is planned. All such lines together are complete.", more: time, choices: timeChoice)
  private static let pendingIncludes = shape(
    .pendingIncludes, doc: "This is planned, and perhaps more.", more: time, choices: timeChoice)
  private static let outcome = shape(
    .outcome, doc: "What became of an occurrence that was not delivered, at any time since the start.",
    more: [
      FieldShape(
        "is", .choice(Outcome.allCases.map(\.rawValue) + ["none"]), required: true, doc: "What became of it.",
        example: "held"),
      FieldShape(
        "reason", .choice(OutcomeReason.allCases.map(\.rawValue)), doc: "Why; any reason when absent.",
        example: "cap.daily"),
      FieldShape(
        "on", .text, doc: "Only an occurrence of this local date.", example: "\"2026-03-03\""),
    ])
  private static let logged = shape(.logged, doc: "These events were logged, in this order, and no others.")
  private static let loggedIncludes = shape(
    .loggedIncludes, doc: "These events were logged in this order, with others between them.")
  private static let loggedCount = shape(.loggedCount, doc: "How often events were logged.")
  private static let opened = shape(
    .opened, doc: "This screen was opened. All such lines together are complete.",
    more: [
      FieldShape("url", .text, doc: "The whole link.", example: "swipecleaner://paywall"),
      FieldShape("with", .carriedValues, doc: "What it was opened with.", example: "{ achievement_id: a-42 }"),
    ])
  private static let center = shape(.center, doc: "How many requests were added and removed.")
  private static let badge = shape(.badge, doc: "The number on the app's icon; 0 for none.")
  private static let preference = shape(.preference, doc: "Settings have these values.")
  private static let text = shape(
    .text, doc: "Consecutive deliveries of a type differ in text.",
    more: [
      FieldShape(
        "type", .reference(.notification), required: true, doc: "The type.", example: "achievement_reminder")
    ])
  private static let nothing = shape(.nothing, doc: "Nothing was delivered, logged, opened, added or removed.")

  static let counts = ObjectShape(
    "scenario-center-counts", doc: "How many requests went to the center.",
    fields: [
      FieldShape("added", .int(0...1_000_000), doc: "Requests added.", example: "1"),
      FieldShape("removed", .int(0...1_000_000), doc: "Requests removed.", example: "0"),
    ])

  private static func shape(
    _ word: AssertionWord, doc: String, more: [FieldShape] = [], choices: [KeyChoice] = [], planned: [String] = []
  ) -> ObjectShape {
    ObjectShape(
      "\(word.rawValue.replacing("_", with: "-"))-assertion", doc: doc, fields: [field(word)] + more, choices: choices,
      plannedKeys: plannedAssertions + planned)
  }

  /// For the words about the other machines.
  static func assertion(_ word: AssertionWord, doc: String, more: [FieldShape] = []) -> ObjectShape {
    shape(word, doc: doc, more: more)
  }

  private static let timeChoice = [KeyChoice(["at", "between"], required: false)]

  private static let time = [
    FieldShape(
      "at", .scenarioTime, doc: "Exactly when, in the zone in force.", example: "\"2026-03-03 20:00\""),
    FieldShape(
      "between", .list(of: .scenarioTime), doc: "The earliest and the latest time, both included.",
      example: "[\"10:30\", \"11:00\"]"),
    .fold,
  ]

  private static let none = ValueShape.choice(["none"])
  private static let event = ValueShape.either([
    .text, .map(keys: .eventName, values: .map(keys: .identifier(.parameter), values: .either([.number, .text]))),
  ])

  private static func field(_ word: AssertionWord) -> FieldShape {
    let type = ValueShape.reference(.notification)
    let (shape, doc, example): (ValueShape, String, String) =
      switch word {
      case .delivered: (.either([type, none]), "Its type, or 'none'.", "storage_high_90")
      case .pending: (.either([type, .int(0...1_000_000), none]), "Its type, a count, or 'none'.", "storage_high_90")
      case .pendingIncludes: (type, "Its type.", "storage_high_90")
      case .outcome: (type, "Its type.", "storage_high_90")
      case .logged: (.either([.list(of: event), none]), "The events, or 'none'.", "[notif_scheduled]")
      case .loggedIncludes: (.list(of: event), "The events.", "[notif_opened]")
      case .loggedCount:
        (.map(keys: .eventName, values: .int(0...1_000_000)), "Events and how often.", "{ notif_fired: 1 }")
      case .opened: (.either([.reference(.target), none]), "The screen, or 'none'.", "paywall")
      case .center: (.either([.object(counts), none]), "Counts, or 'none' for no requests at all.", "{ added: 1 }")
      case .badge: (.int(0...99_999), "The number.", "1")
      case .preference: (.settings, "Settings and their values.", "{ notifications_enabled: true }")
      case .text: (.choice(["differs"]), "Always 'differs'.", "differs")
      case .nothing: (.flag, "Always 'true'.", "true")
      case .shown, .prompted, .modules, .flag, .visible: permissionWord(word)
      case .listed, .listing, .activity: systemWord(word)
      case .token: (.object(tokenExpectation), "What is expected of it.", "{ stored: fcm-1, writes: 1 }")
      case .performed, .completed, .sent: pushWord(word)
      case .console: (.either([.list(of: .text), none]), "The lines, or 'none'.", "[\"FCM Token: fcm-1\"]")
      }
    return FieldShape(word.rawValue, shape, required: true, doc: doc, example: example)
  }
}
