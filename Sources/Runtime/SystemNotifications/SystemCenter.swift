#if canImport(UserNotifications)
  public import Foundation
  public import NotificationCivilTime
  public import NotificationTerms
  import UserNotifications

  /// The notification center of the device, wrapped in plain values.
  ///
  /// Requests, notifications and the center itself must not pass from one actor to another, so they never leave this
  /// type.
  public struct SystemCenter: UserNotificationCenter {
    private let file: @Sendable (String) -> URL?

    /// - Parameter file: Where a file for an attachment is; nil if there is none.
    public init(file: @escaping @Sendable (String) -> URL? = Device.current.file) { self.file = file }

    public func report(awaiting awaited: Set<String>, clearing cleared: [String: Instant]) async -> CenterReport {
      let center = UNUserNotificationCenter.current()
      let authorization = AuthorizationStatus(await center.notificationSettings().authorizationStatus)
      // In this order: what comes due in between is in both lists, never in neither.
      let pending = await center.pendingNotificationRequests().map(\.identifier)
      var settled: [CenterReport.Settled] = []
      var uncleared: [String] = []
      let listed = await center.deliveredNotifications()
      for notification in listed {
        let identifier = notification.request.identifier
        let instant = Instant(milliseconds: Int64((notification.date.timeIntervalSince1970 * 1_000).rounded(.down)))
        if let limit = cleared[identifier], instant <= limit {
          uncleared.append(identifier)
        } else if awaited.contains(identifier) {
          settled.append(
            CenterReport.Settled(
              identifier: identifier, instant: instant, fate: .presented(quietly: authorization == .provisional)))
        }
      }
      let delivered = Set(settled.map(\.identifier))
      return CenterReport(
        authorization: authorization, pending: pending.filter { !delivered.contains($0) }.sorted(),
        settled: settled.sorted { ($0.instant, $0.identifier) < ($1.instant, $1.identifier) },
        uncleared: uncleared.sorted(),
        listed: listed.map(\.request).filter { !($0.trigger is UNPushNotificationTrigger) }.map(\.identifier))
    }

    public func add(_ request: NotificationRequest) async -> AddAnswer {
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

    private func submit(
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

    public func remove(_ identifiers: [String]) {
      UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: identifiers)
    }

    public func removeDelivered(_ identifiers: [String]) {
      UNUserNotificationCenter.current().removeDeliveredNotifications(withIdentifiers: identifiers)
    }

    /// That a badge of zero empties the list too is nothing that Apple promises.
    public func clearBadge() async throws {
      UNUserNotificationCenter.current().removeAllDeliveredNotifications()
      try await UNUserNotificationCenter.current().setBadgeCount(0)
    }

    public func register(_ categories: [CategoryRegistration]) {
      UNUserNotificationCenter.current().setNotificationCategories(Set(categories.map { UNNotificationCategory($0) }))
    }

    /// The pushes that Notification Center lists: they were shown.
    @Sendable static func listedPushes() async -> [ArrivedPush] {
      await UNUserNotificationCenter.current().deliveredNotifications().compactMap { ArrivedPush($0) }
    }

    public func authorization() async -> AuthorizationStatus {
      AuthorizationStatus(await UNUserNotificationCenter.current().notificationSettings().authorizationStatus)
    }

    public func requestAuthorization(_ options: [AuthorizationOption]) async throws -> AuthorizationStatus {
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
