#if canImport(UserNotifications)
  public import Foundation
  import NotificationCivilTime
  public import NotificationTerms
  import UserNotifications

  /// The notification center of the device, wrapped in plain values.
  ///
  /// Requests, notifications and the center itself must not pass from one actor to another, so they never leave this
  /// type.
  public enum SystemCenter {
    /// What the center knows now.
    ///
    /// - Parameter awaited: Identifiers of the requests that the scheduler believes to be pending. For those that were
    ///   delivered, the delivered list says when; if one is missing there, that proves nothing.
    public static func report(awaiting awaited: Set<String>) async -> CenterReport {
      let center = UNUserNotificationCenter.current()
      let authorization = AuthorizationStatus(await center.notificationSettings().authorizationStatus)
      // In this order: what comes due in between is in both lists, never in neither.
      let pending = await center.pendingNotificationRequests().map(\.identifier)
      var settled: [CenterReport.Settled] = []
      for notification in await center.deliveredNotifications() where awaited.contains(notification.request.identifier)
      {
        settled.append(
          CenterReport.Settled(
            identifier: notification.request.identifier,
            instant: Instant(milliseconds: Int64((notification.date.timeIntervalSince1970 * 1_000).rounded(.down))),
            fate: .presented(quietly: authorization == .provisional)))
      }
      let delivered = Set(settled.map(\.identifier))
      return CenterReport(
        authorization: authorization, pending: pending.filter { !delivered.contains($0) }.sorted(),
        settled: settled.sorted { ($0.instant, $0.identifier) < ($1.instant, $1.identifier) })
    }

    /// What became of a request.
    public struct AddAnswer: Sendable, Hashable {
      /// Why the center refused it; nil if it accepted it.
      public var error: CenterError?
      /// Files that it comes without.
      public var unattached: [UnattachedFile]
    }

    /// Adds a request, or replaces the pending one of the same identifier.
    ///
    /// A file that is missing, damaged or too large does not keep its notification from coming: it comes without it.
    /// - Parameter file: Where a file for an attachment is.
    public static func add(
      _ request: NotificationRequest, file: @Sendable (String) -> URL? = Device.current.file
    ) async -> AddAnswer {
      let files = AttachedFiles(request, file: file)
      let (copies, failures) = (files.copies, files.failures)
      let error = await submit(request, files.attachments)
      for copy in copies { try? FileManager.default.removeItem(at: copy) }
      guard let error, error.isAboutAttachment else { return AddAnswer(error: error, unattached: failures) }
      // The center does not say which file it is about.
      let unattached = request.content.attachments.map { attachment in
        failures.first { $0.attachment == attachment }
          ?? UnattachedFile(request: request.identifier, attachment: attachment, error: error)
      }
      return AddAnswer(error: await submit(request, []), unattached: unattached)
    }

    private static func submit(
      _ request: NotificationRequest, _ attachments: sending [UNNotificationAttachment]
    ) async -> CenterError? {
      guard let system = UNNotificationRequest(request, attachments: attachments) else { return .invalidTrigger }
      do {
        try await UNUserNotificationCenter.current().add(system)
        return nil
      } catch {
        return CenterError(error)
      }
    }

    /// Removes pending requests. What is delivered already stays.
    public static func remove(_ identifiers: [String]) {
      UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: identifiers)
    }

    /// Removes delivered notifications from Notification Center.
    public static func removeDelivered(_ identifiers: [String]) {
      UNUserNotificationCenter.current().removeDeliveredNotifications(withIdentifiers: identifiers)
    }

    /// Removes the number from the app's icon, and with it all of the app's notifications from Notification Center.
    public static func clearBadge() async throws {
      try await UNUserNotificationCenter.current().setBadgeCount(0)
    }

    /// Registers all categories of the app; those of an earlier call are forgotten.
    public static func register(_ categories: [CategoryRegistration]) {
      UNUserNotificationCenter.current().setNotificationCategories(Set(categories.map { UNNotificationCategory($0) }))
    }

    /// Whether the app may post now.
    public static func authorization() async -> AuthorizationStatus {
      AuthorizationStatus(await UNUserNotificationCenter.current().notificationSettings().authorizationStatus)
    }

    /// Asks for permission. The system shows its dialog once; later calls return the answer of that time.
    ///
    /// - Returns: The status afterwards; a refusal is a status too.
    public static func requestAuthorization(_ options: [AuthorizationOption]) async throws -> AuthorizationStatus {
      let asked = options.reduce(UNAuthorizationOptions()) { $0.union($1.systemOption) }
      _ = try await UNUserNotificationCenter.current().requestAuthorization(options: asked)
      return await authorization()
    }
  }

  extension AuthorizationOption {
    /// By number, because not every platform has a name for each.
    fileprivate var systemOption: UNAuthorizationOptions {
      switch self {
      case .badge: UNAuthorizationOptions(rawValue: 1)
      case .sound: UNAuthorizationOptions(rawValue: 2)
      case .alert: UNAuthorizationOptions(rawValue: 4)
      case .carPlay: UNAuthorizationOptions(rawValue: 8)
      case .criticalAlert: UNAuthorizationOptions(rawValue: 16)
      case .providesSettings: UNAuthorizationOptions(rawValue: 32)
      case .provisional: UNAuthorizationOptions(rawValue: 64)
      }
    }
  }
#endif
