/// A Live Activity of an app: its generated attributes, such as `OrderAttributes`.
public protocol AppActivity: Sendable, Hashable, Codable {
  associatedtype App: NotificationApp
  associatedtype ContentState: AppActivityState
  /// The id in the spec.
  static var id: String { get }
}

/// What changes while a Live Activity lasts: a generated `ContentState`.
///
/// Its members are static: the fields of a spec may have any name.
public protocol AppActivityState: Sendable, Hashable, Codable {
  associatedtype ActivityStatus: RawRepresentable<String>, Sendable

  /// How far it is.
  static func status(of state: Self) -> ActivityStatus

  /// The same with another status.
  static func state(_ state: Self, with status: ActivityStatus) -> Self
}
