/// A tap did not open the screen that it asks for, or a button did nothing: the app has no such screen, or the notification
/// does not carry what it needs.
public struct MissingValues: Error, Sendable, Hashable, CustomStringConvertible {
  /// The identifier of the notification.
  public var request: String
  /// The id of the screen or the button.
  public var id: String
  /// The keys of the values that it lacks; none if there is no such screen.
  public var keys: [String]

  public init(request: String, id: String, keys: [String]) {
    self.request = request
    self.id = id
    self.keys = keys
  }

  public var description: String {
    keys.isEmpty
      ? "'\(request)' asks for '\(id)', which the app does not have"
      : "'\(request)' lacks \(keys.map { "'\($0)'" }.joined(separator: ", ")) for '\(id)'"
  }
}
