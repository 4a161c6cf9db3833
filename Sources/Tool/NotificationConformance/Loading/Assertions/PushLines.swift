public import NotificationScheduling
public import SpecLanguage

/// What a line expects of what the app did with pushes and buttons.
public enum PushExpectation: Sendable, Hashable {
  /// The work of these buttons was done, in this order, and no other; an empty list is `none`.
  case performed([PerformedAction])
  /// The system was told these results at the end of background work.
  case completed([FetchResult])
  /// What the server was told, token by token.
  case sent([SentPush])
}

/// What became of a push to one token.
public struct SentPush: Sendable, Hashable {
  public enum Result: String, Sendable, Hashable, CaseIterable {
    /// APNs took it, for this device or another one.
    case ok
    /// 410: there is no such device any more.
    case gone
  }

  public var token: String
  public var result: Result
}

public struct PerformedAction: Sendable, Hashable {
  public var action: String
  /// What the user wrote; nil says nothing about it.
  public var text: String?
}

extension AssertionWord {
  /// What became of pushes, and of buttons.
  static let pushes = [
    AssertionWord(
      "performed", .listOrNone(of: KeyType<PerformedAction>.group), "The buttons, or 'none'.",
      example: "[{ action: REPLY_ACTION, text: \"On my way\" }]",
      doc: "The work of these buttons was done, in this order, and no other."
    ) { .push(.performed($0)) },
    AssertionWord(
      "completed", .listOrNone(of: KeyType<FetchResult>.choice), "The results, or 'none'.", example: "[new_data]",
      doc: "The system was told these results at the end of background work, once for each silent push."
    ) { .push(.completed($0)) },
    AssertionWord(
      "sent", .listOrNone(of: KeyType<SentPush>.group), "The answers, one for each token, or 'none'.",
      example: "[{ to: fcm-1, is: ok }, { to: old-device, is: gone }]",
      doc: "What APNs said to the server, in the order of the tokens."
    ) { .push(.sent($0)) },
  ]
}

extension SentPush: KeyedSection {
  public static let keys = SectionKeys<Self>("scenario-sent", doc: "What became of a push to one token.")

  public init?(_ read: KeyReader<Self>) {
    let token = read("to", .text, required: true, doc: "The token.", example: "fcm-1")
    let result = read(
      "is", KeyType<Result>.choice, required: true,
      doc: "Whether APNs accepted it; 'gone' if the device is no longer registered.", example: "ok")
    guard let token, let result else { return nil }
    self.init(token: token, result: result)
  }
}

extension PerformedAction: KeyedSection {
  public static let keys = SectionKeys<Self>("scenario-performed", doc: "A button whose work was done.")

  public init?(_ read: KeyReader<Self>) {
    let action = read("action", .text, required: true, doc: "The button.", example: "REPLY_ACTION")
    let text = read("text", .text, doc: "What the user wrote.", example: "\"On my way\"")
    guard let action else { return nil }
    self.init(action: action, text: text)
  }
}
