public import NotificationTerms

/// One permission of the system: what the user lets the app reach, and the dialog that asks.
///
/// `SystemPhotos` and `SystemContacts` have those for photos and contacts; that for notifications is the center.
public protocol PermissionSource: Sendable {
  /// What the system says now. If it throws, what it said last counts.
  func status() async throws -> AccessStatus

  /// Asks for the system's dialog, which comes only while nothing is determined.
  ///
  /// - Returns: The status afterwards. Not determined means that the dialog went away without an answer.
  func request() async throws -> AccessStatus
}

/// What the permission flow of an app asks for, beside the permission to notify.
public struct PermissionFlowSources: Sendable {
  public var sources: [Permission: any PermissionSource]
  /// Whether a switch from outside shows the flow at this start, whatever was answered.
  public var isForced: @Sendable () async -> Bool

  public init(
    _ sources: [Permission: any PermissionSource] = [:], isForced: @escaping @Sendable () async -> Bool = { false }
  ) {
    self.sources = sources
    self.isForced = isForced
  }
}

/// The permission flow asks for something for which it was given no source.
public struct MissingPermissionSource: Error, Sendable, Hashable {
  public var permission: Permission

  public init(_ permission: Permission) { self.permission = permission }
}
