import NotificationScheduling
import SpecLanguage

/// The words about pushes, and about what buttons do.
extension ScenarioShape {
  enum DownloadWord: String, CaseIterable { case ok, fails }

  static let push = ObjectShape(
    "scenario-push", doc: "A push from a server.",
    fields: [
      FieldShape("type", .reference(.notification), doc: "The type of the notification.", example: "message"),
      FieldShape(
        "payload", .payload,
        doc: "What stands beside 'aps'.", example: "{ screen: chat, chatId: \"67890\" }"),
      FieldShape(
        "to", .list(of: .text), doc: "The tokens it is sent to; the one in the user's document when absent.",
        example: "[fcm-1, other-device]"),
      FieldShape(
        "silent", .choice(FetchResult.allCases.map(\.rawValue) + ["error"]),
        doc: "A silent push, and what the app's work for it ends with.", example: "new_data"),
      FieldShape(
        "download", .choice(DownloadWord.allCases.map(\.rawValue)),
        doc: "How the download of its file ends in the service extension; 'ok' when absent.", example: "fails"),
      FieldShape("takes", .duration, doc: "How long that download takes; no time when absent.", example: "3s"),
      FieldShape(
        "decrypted", .text, doc: "What its encrypted text says; without it the decryption fails.",
        example: "\"See you at eight\""),
    ], choices: [KeyChoice(["type", "silent"], required: true)])

  static func pushLine(_ word: AssertionWord) -> ObjectShape {
    let doc =
      switch word {
      case .performed: "The work of these buttons was done, in this order, and no other."
      case .completed: "The system was told these results at the end of background work, once for each silent push."
      case .sent: "What APNs said to the server, in the order of the tokens."
      default: ""
      }
    return assertion(word, doc: doc)
  }

  static func pushWord(_ word: AssertionWord) -> (ValueShape, String, String) {
    switch word {
    case .performed:
      (
        .either([.list(of: .object(performed)), .choice(["none"])]), "The buttons, or 'none'.",
        "[{ action: REPLY_ACTION, text: \"On my way\" }]"
      )
    case .completed:
      (
        .either([.list(of: .choice(FetchResult.allCases.map(\.rawValue))), .choice(["none"])]),
        "The results, or 'none'.", "[new_data]"
      )
    case .sent:
      (
        .either([.list(of: .object(sent)), .choice(["none"])]), "The answers, one for each token, or 'none'.",
        "[{ to: fcm-1, is: ok }, { to: old-device, is: gone }]"
      )
    default: (.text, "", "")
    }
  }

  static let sent = ObjectShape(
    "scenario-sent", doc: "What became of a push to one token.",
    fields: [
      FieldShape("to", .text, required: true, doc: "The token.", example: "fcm-1"),
      FieldShape(
        "is", .choice(SentPush.Result.allCases.map(\.rawValue)), required: true,
        doc: "Whether APNs took it; 'gone' where it knows no such device any more.", example: "ok"),
    ])

  static let performed = ObjectShape(
    "scenario-performed", doc: "A button whose work was done.",
    fields: [
      FieldShape("action", .text, required: true, doc: "The button.", example: "REPLY_ACTION"),
      FieldShape("text", .text, doc: "What the user wrote.", example: "\"On my way\""),
    ])
}
