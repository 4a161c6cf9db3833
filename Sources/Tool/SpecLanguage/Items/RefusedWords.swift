/// A closed list without some words that people expect in it. The finding says why they are left out.
public protocol RefusedWords {
  /// The end of "… cannot be 'word'": why it is left out and what to write.
  static var refused: [String: String] { get }
}

extension PushContentItem.PushType: RefusedWords {
  public static var refused: [String: String] { [Calls.word: ": \(Calls.reason); a notification is sent with 'alert'"] }
}

extension PushItem.BackgroundMode: RefusedWords {
  public static var refused: [String: String] { [Calls.word: ": \(Calls.reason)"] }
}

extension AppItem.Delivery: RefusedWords {
  public static var refused: [String: String] {
    Dictionary(
      ["both", "all", "any", "mixed", "hybrid", "local_and_remote"].map {
        ($0, ": if the device plans some notifications and a server sends others, write '[local, remote]'")
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension PushTokenItem.Refresh: RefusedWords {
  public static var refused: [String: String] {
    [
      "provider_change": ": a token that the provider changes is always stored; leave it out",
      "reinstall": ": a new installation always gets a new token, which is stored; leave it out",
    ]
  }
}

private enum Calls {
  static let word = "voip"
  static let reason =
    "incoming calls need PushKit and CallKit, which belong to the app and its server, so a spec does not describe them"
}
