public import NotificationCivilTime

/// The notification center of an app, in plain values: that of the device, or a simulated one.
///
/// What is asked of it is done in the order in which it is asked.
public protocol UserNotificationCenter: Sendable {
  /// What the center knows now.
  ///
  /// - Parameters:
  ///   - awaited: Identifiers of the requests that the scheduler believes to be pending. For those that were delivered,
  ///     the delivered list says when; if one is missing there, that proves nothing.
  ///   - cleared: What was to be taken from the delivered list, and until when it had come.
  func report(awaiting awaited: Set<String>, clearing cleared: [String: Instant]) async -> CenterReport

  /// Adds a request, or replaces the pending one of the same identifier.
  ///
  /// A file that is missing, damaged or too large does not keep its notification from coming: it comes without it.
  func add(_ request: NotificationRequest) async -> AddAnswer

  /// Removes pending requests. What is delivered already stays.
  func remove(_ identifiers: [String]) async

  /// Removes delivered notifications from Notification Center.
  func removeDelivered(_ identifiers: [String]) async

  /// Removes the number from the app's icon, and with it all of the app's notifications from Notification Center.
  func clearBadge() async throws

  /// Registers all categories of the app; those of an earlier call are forgotten.
  func register(_ categories: [CategoryRegistration]) async

  /// Whether the app may post now.
  func authorization() async -> AuthorizationStatus

  /// Asks for permission. The system shows its dialog once; later calls return the answer of that time.
  ///
  /// - Returns: The status afterwards; a refusal is a status too.
  func requestAuthorization(_ options: [AuthorizationOption]) async throws -> AuthorizationStatus
}

/// What became of a request.
public struct AddAnswer: Sendable, Hashable {
  /// Why the center refused it; nil if it accepted it.
  public var error: CenterError?
  /// Files that it comes without.
  public var unattached: [UnattachedFile]

  public init(error: CenterError? = nil, unattached: [UnattachedFile] = []) {
    self.error = error
    self.unattached = unattached
  }
}

/// A file that could not be attached. Its notification comes without it.
public struct UnattachedFile: Sendable, Hashable {
  /// The identifier of the request.
  public var request: String
  public var attachment: NotificationAttachment
  public var error: CenterError

  public init(request: String, attachment: NotificationAttachment, error: CenterError) {
    self.request = request
    self.attachment = attachment
    self.error = error
  }
}
