/// What a notification carries besides its texts, read from the `userInfo` of its content.
public struct PayloadValues: Sendable, Hashable {
  /// Texts, and numbers as text, by key.
  public let values: [String: String]
  /// The category in `aps`.
  public let category: String?

  /// - Parameter userInfo: Keys and values of other kinds are left out. What OneSignal sends as the data of a message is
  ///   below `custom.a`; a key next to `aps` comes before one of the same name there.
  @inline(never)
  public init(_ userInfo: [AnyHashable: Any]) {
    let data = (userInfo["custom"] as? [AnyHashable: Any])?["a"] as? [AnyHashable: Any] ?? [:]
    values = Self.texts(in: data).merging(Self.texts(in: userInfo)) { $1 }
    category = (userInfo["aps"] as? [AnyHashable: Any])?["category"] as? String
  }

  private static func texts(in payload: [AnyHashable: Any]) -> [String: String] {
    var values: [String: String] = [:]
    for (key, value) in payload {
      guard let key = key as? String else { continue }
      if let text = value as? String {
        values[key] = text
      } else if let number = value as? Int {
        values[key] = String(number)
      } else if let number = value as? Double {
        values[key] = String(number)
      }
    }
    return values
  }

  @inline(never)
  public subscript(key: String) -> String? { values[key] }
}
