public import NotificationCivilTime
public import NotificationScheduling
import NotificationText
import SpecLanguage

/// A push that a server sends.
public enum PushAction: Sendable, Hashable {
  /// To these tokens; to the one in the user's document when empty.
  case alert(type: String, payload: [String: String], to: [String], ExtensionWork)
  /// Nothing to see: the app fetches something, and ends with this result; nil is an error.
  case silent(FetchResult?)
}

/// What the service extension meets with when it works on a push.
public struct ExtensionWork: Sendable, Hashable {
  /// The download of its file comes to its end after so long.
  public var takes: TimeSpan = .zero
  public var downloadFails = false
  /// What the encrypted text says; nil when it cannot be decrypted.
  public var decrypted: String?
}

extension PushAction {
  /// What a trace says of it.
  var text: String {
    switch self {
    case .alert(let type, let payload, _, _):
      (["push \(type)"] + ScenarioStep.Action.pairs(payload)).joined(separator: " ")
    case .silent: "silent push"
    }
  }
}

extension StepVerb {
  static let pushes = [
    StepVerb(
      "push", group: SentPushAction.self, "What it sends, and to whom.",
      example: "{ type: message, payload: { screen: chat, chatId: \"1\" } }", doc: "A server sends a push."
    ) { .push($0.action) }
  ]
}

private struct SentPushAction: KeyedSection {
  enum DownloadWord: String, CaseIterable { case ok, fails }
  enum ProviderWord: String, CaseIterable { case onesignal }

  static let keys = SectionKeys<Self>(
    "scenario-push", doc: "A push from a server.", choices: [KeyChoice(["type", "silent"], required: true)])

  let action: PushAction

  init?(_ read: KeyReader<Self>) {
    let type = read("type", .reference(.notification), doc: "The type of the notification.", example: "message")
    let payload = read(
      "payload", .payload, doc: "Everything besides 'aps'.", example: "{ screen: chat, chatId: \"67890\" }")
    let sender = read(
      "provider", KeyType<ProviderWord>.choice,
      doc: "Whose shape the payload has: OneSignal sends it below 'custom.a', all others beside 'aps'.",
      example: "onesignal")
    let tokens = read(
      "to", .list(of: .text).notEmpty(.missingKey, "names no token"),
      doc: "The tokens it is sent to; the one in the user's document if left out.",
      example: "[fcm-1, other-device]")
    let silent = read(
      "silent", .silentResult, doc: "A silent push, and what the app's work for it ends with.", example: "new_data")
    let download = read(
      "download", KeyType<DownloadWord>.choice,
      doc: "How the download of its file ends in the service extension; 'ok' if left out.", example: "fails")
    var work = ExtensionWork()
    work.takes =
      read("takes", .duration, doc: "How long that download takes; no time if left out.", example: "3s") ?? .zero
    work.decrypted = read(
      "decrypted", .text, doc: "What its encrypted text says; without it the decryption fails.",
      example: "\"See you at eight\"")
    work.downloadFails = download == .fails
    if let silent {
      read.refuse(["payload", "provider", "to", "download", "takes", "decrypted"], as: "if the push is silent")
      action = .silent(silent)
    } else {
      guard let type else { return nil }
      if let other = payload?["type"], other != type {
        read.report(.badValue, "has the 'type' '\(other)', but the push is one of '\(type)'", at: "payload")
        return nil
      }
      let data: [AnyHashable: Any] = payload ?? [:]
      let values = PayloadValues(sender == .onesignal ? ["custom": ["i": "1", "a": data]] : data).values
      action = .alert(type: type, payload: values, to: tokens ?? [], work)
    }
  }
}

extension KeyType where Value == [String: String] {
  fileprivate static var payload: Self {
    .map(
      keys: .pattern(.payloadKey),
      values: KeyType<String>(.either([.text, .choice([""])])) { $1.session.anyText($0) })
  }
}

extension KeyType where Value == FetchResult? {
  /// Nil for an error.
  fileprivate static var silentResult: Self {
    Self(.choice(SilentWord.allCases.map(\.rawValue))) { value, file in
      file.session.choice(value, as: SilentWord.self).map { FetchResult(rawValue: $0.rawValue) }
    }
  }
}

private enum SilentWord: String, CaseIterable {
  case newData = "new_data"
  case noData = "no_data"
  case failed, error
}
