import NotificationScheduling
import NotificationTerms
import SpecLanguage

/// The words about users, tokens, the network and the store.
extension ScenarioShape {
  static func tokenStep(_ verb: StepVerb) -> ObjectShape {
    let doc =
      switch verb {
      case .user: "Somebody signs in, or out."
      case .network: "The device loses or finds the network."
      case .store: "The server's store refuses writes, or takes them again."
      case .token: "The system or the provider has another token, or an error."
      case .remote: "Somebody else writes into the user's document, or the server learns something."
      case .slow: "From now on something takes long."
      default: ""
      }
    return step(verb, doc: doc)
  }

  static func tokenVerb(_ verb: StepVerb) -> (ValueShape, String, String) {
    switch verb {
    case .user: (.text, "The name of who signs in, or 'out'.", "alice")
    case .network: (.onOff, "Whether there is one.", "off")
    case .store:
      (
        .either([.choice(StoreWord.allCases.map(\.rawValue)), .int(100...599)]),
        "Whether it takes writes, or the HTTP status with which a server of the team answers.", "fails"
      )
    case .token: (.object(tokenChange), "What changes.", "{ fcm: fcm-2 }")
    case .remote:
      (
        .map(keys: .pattern(.storageKey), values: .text),
        "Fields and values; with 'user' somebody else's document. 'gone' names a token that APNs reports as dead, 'age' "
          + "for how long it has been so.", "{ fcmToken: other-device }"
      )
    case .slow: (.object(slow), "How long.", "{ upload: 3s }")
    default: (.text, "", "")
    }
  }

  enum StoreWord: String, CaseIterable { case ok, fails }

  private static let slow = ObjectShape(
    "scenario-slow", doc: "How long parts take; 'background' goes with no other.",
    fields: durations("", "", slowParts).fields + [
      FieldShape(
        "background", .duration, doc: "How long the app's work for a silent push takes.", example: "40s")
    ], choices: [])

  static let slowParts: [TokenPart] = [.registration, .exchange, .upload, .refresh]

  static func durations(_ name: String, _ doc: String, _ parts: [TokenPart]) -> ObjectShape {
    ObjectShape(
      name, doc: doc,
      fields: parts.map { FieldShape($0.rawValue, .duration, doc: "How long \($0.rawValue) takes.", example: "3s") })
  }

  static let tokenChange = ObjectShape(
    "scenario-token-change", doc: "What becomes of the token.",
    fields: [
      FieldShape(
        "apns", .text, doc: "The system has this token for the device from now on: bytes in hexadecimal digits.",
        example: "\"A9 0E 02\""),
      FieldShape(
        "fcm", .either([.text, .choice([""])]), doc: "The provider has this token, and tells an app that runs.",
        example: "fcm-2"),
      FieldShape(
        "fails", .choice(TokenFault.allCases.map(\.rawValue)),
        doc: "The next answer is an error; with 'silence' the registration has none.", example: "registration"),
    ], choices: [KeyChoice(["apns", "fcm", "fails"], required: true)])

  static let tokenStart = ObjectShape(
    "scenario-token-start", doc: "The push token before the first step.",
    fields: [
      FieldShape(
        "fcm", .text, doc: "What the provider hands out first, or has now where it differs from what is stored.",
        example: "fcm-1"),
      FieldShape("stored", .text, doc: "What this device has put into the user's document.", example: "fcm-1"),
      FieldShape("simulator", .flag, doc: "Whether the device is a simulator.", example: "true"),
      FieldShape(
        "build", .choice(TokenRegistration.Build.allCases.map(\.rawValue)), doc: "How the app was built; 'debug'.",
        example: "release"),
    ])

  static let pushStart = [
    FieldShape(
      "token", .object(tokenStart), doc: "The push token, of an app that has one.", example: "{ stored: fcm-1 }"),
    FieldShape("user", .text, doc: "Who is signed in; nobody when absent.", example: "alice"),
    FieldShape("network", .onOff, doc: "Whether there is a network; 'on' when absent.", example: "off"),
  ]

  static let tokenExpectation = ObjectShape(
    "scenario-token", doc: "The push token and its store.",
    fields: [
      FieldShape("user", .text, doc: "Whose document; that of the user who signed in last.", example: "alice"),
      FieldShape("stored", .text, doc: "What stands in the field, or 'none'.", example: "fcm-1"),
      FieldShape("published", .text, doc: "The token that the app knows, or 'none'.", example: "fcm-1"),
      FieldShape(
        "device", .text, doc: "The APNs token that the provider was given, in hexadecimal digits, or 'none'.",
        example: "\"a90e01\""),
      FieldShape("writes", .int(0...1_000_000), doc: "Acknowledged writes.", example: "1"),
      FieldShape("attempts", .int(0...1_000_000), doc: "Writes and removals that were tried.", example: "2"),
      FieldShape("cleared", .flag, doc: "Whether the field was taken away.", example: "true"),
      FieldShape("granted", .flag, doc: "Whether the app publishes that it may notify.", example: "true"),
      FieldShape("calls", .int(0...1_000_000), doc: "How often the app registered with APNs.", example: "1"),
      FieldShape("refreshes", .int(0...1_000_000), doc: "How often it asked the provider.", example: "1"),
      FieldShape(
        "state", .choice(TokenState.Registration.allCases.map(\.rawValue)), doc: "The registration.",
        example: "registered"),
      FieldShape(
        "slow",
        .either([
          .list(of: .choice(TokenPart.allCases.map(\.rawValue))),
          .choice(TokenPart.allCases.map(\.rawValue) + ["none"]),
        ]), doc: "The parts over their budget, the only one, or 'none'.", example: "[upload]"),
      FieldShape(
        "took", .object(durations("scenario-took", "How long parts took.", TokenPart.allCases)), doc: "How long.",
        example: "{ answer: 3s }"),
      FieldShape(
        "document", .map(keys: .pattern(.storageKey), values: .text), doc: "The whole document of the user.",
        example: "{ fcmToken: fcm-1 }"),
      FieldShape(
        "heard", .map(keys: .pattern(.storageKey), values: .text), doc: "What of the document the running app shows.",
        example: "{ lastMessage: \"Hi\" }"),
    ])
}
