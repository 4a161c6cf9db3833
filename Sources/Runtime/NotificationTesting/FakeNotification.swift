public import NotificationCivilTime
public import NotificationTerms

/// A notification that waits or is listed, as a test looks at it.
public struct FakeNotification: Sendable, Hashable, CustomStringConvertible {
  /// That of its request.
  public var identifier: String
  /// When it comes, or has come, on the wall clock: `2026-06-08 09:15`, or `2026-06-08 09:15:01` if the seconds are not zero.
  public var at: String
  /// The same, wherever the device is by now.
  public var instant: Instant
  public var content: NotificationContent

  public var title: String { content.title }
  public var body: String { content.body }

  init(_ request: NotificationRequest, at time: String, _ instant: Instant) {
    identifier = request.identifier
    self.instant = instant
    at = time
    content = request.content
  }

  public var description: String { "\(at) \(identifier): \(title.isEmpty ? body : "\(title) – \(body)")" }
}

/// What a test asked of a `FakeCenter` that cannot be.
public struct FakeCenterError: Error, Sendable, Hashable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
