/// What a notification carries besides its texts, read from the `userInfo` of its content.
public struct PayloadValues: Sendable, Hashable {
  /// Texts, and numbers as text, by key.
  public let values: [String: String]
  /// The category in `aps`.
  public let category: String?

  /// - Parameter userInfo: Keys and values of other kinds are left out.
  @inline(never)
  public init(_ userInfo: [AnyHashable: Any]) {
    var values: [String: String] = [:]
    for (key, value) in userInfo {
      guard let key = key as? String else { continue }
      if let text = value as? String {
        values[key] = text
      } else if let number = value as? Int {
        values[key] = String(number)
      } else if let number = value as? Double {
        values[key] = String(number)
      }
    }
    self.values = values
    category = (userInfo["aps"] as? [AnyHashable: Any])?["category"] as? String
  }

  @inline(never)
  public subscript(key: String) -> String? { values[key] }
}
