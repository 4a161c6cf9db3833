public import NotificationCivilTime
public import NotificationTerms

/// Pushes that show something, and the service extension that may change them first.
extension SimulatedCenter {
  /// A `UNNotificationServiceExtension` at work on a push.
  public struct RunningExtension: Sendable, Hashable {
    public let request: NotificationRequest
    /// When its time is over.
    public internal(set) var until: Instant
    /// It was told so.
    var wasWarned = false
  }

  /// A push arrives. It does not wait: the device shows it, or its service extension handles it.
  ///
  /// - Parameter hasExtension: Whether the app has a service extension, which runs for what is mutable and allowed.
  public mutating func receive(_ push: RemoteNotification, hasExtension: Bool, at now: Moment) -> CenterEvent {
    observeZone(at: now)
    collapseIDs[push.identifier] = push.collapseID
    pushed.insert(push.identifier)
    let request = NotificationRequest(identifier: push.identifier, content: push.content, trigger: .immediate)
    guard hasExtension, push.isMutable, authorization.allowsPosting else {
      return comeDue(request, at: now.instant)
    }
    let until = now.instant + choices.extensionLimit
    extensions.append(RunningExtension(request: request, until: until))
    return .willModify(request, until: until)
  }

  /// The extension calls its content handler. The first call counts, and only in time.
  ///
  /// - Returns: What became of the notification; nil for a call that comes too late or a second time.
  public mutating func modify(
    _ identifier: String, content: NotificationContent, attachments: [String] = [], at now: Moment
  ) -> CenterEvent? {
    guard let index = extensions.firstIndex(where: { $0.request.identifier == identifier }) else { return nil }
    extensions.remove(at: index)
    let request = NotificationRequest(identifier: identifier, content: content, trigger: .immediate)
    let event = comeDue(request, at: now.instant)
    if let shown = delivered.lastIndex(where: { $0.request.identifier == identifier }) {
      delivered[shown].attachments = attachments
    }
    return event
  }

  /// The extension had its last chance; what it did not answer shows as it was sent.
  public mutating func endExtension(of identifier: String, at now: Moment) -> CenterEvent? {
    guard let index = extensions.firstIndex(where: { $0.request.identifier == identifier && $0.wasWarned }) else {
      return nil
    }
    let request = extensions.remove(at: index).request
    return choices.silentExtension == .showsOriginal ? comeDue(request, at: now.instant) : nil
  }
}
