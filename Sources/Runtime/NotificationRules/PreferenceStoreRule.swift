/// Where settings are stored for servers: what a server sends, no device can hold back.
public struct PreferenceStoreRule: Sendable, Hashable {
  public struct Field: Sendable, Hashable {
    public var preference: String
    public var name: String

    public init(_ preference: String, in name: String) {
      self.preference = preference
      self.name = name
    }
  }

  /// The path of the document, with `{uid}` for the user.
  public var store: String
  public var fields: [Field]

  public init(store: String, fields: [Field]) {
    self.store = store
    self.fields = fields
  }

  /// The path of a user's document.
  public func document(of user: String) -> String { store.replacing("{uid}", with: user) }
}
