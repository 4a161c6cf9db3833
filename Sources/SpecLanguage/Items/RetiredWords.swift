/// A closed list that once had more words. If one of them is still used, the finding says why it was removed.
public protocol RetiredWords {
  /// The end of "… cannot be 'word'": why it is gone and what to write.
  static var retired: [String: String] { get }
}

extension PushContentItem.PushType: RetiredWords {
  public static var retired: [String: String] { [Calls.word: ": \(Calls.reason); a notification is sent with 'alert'"] }
}

extension PushItem.BackgroundMode: RetiredWords {
  public static var retired: [String: String] { [Calls.word: ": \(Calls.reason)"] }
}

extension PushTokenItem.Refresh: RetiredWords {
  public static var retired: [String: String] {
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
