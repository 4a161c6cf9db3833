#if canImport(UserNotifications)
  public import Foundation
  import NotificationRules
  import NotificationTerms
  import NotificationText
  public import UserNotifications

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  extension AppServiceExtension {
    /// With files from the network.
    public init(
      _ app: App.Type = App.self, device: Device = .current,
      languages: @escaping @Sendable () -> [String] = { Locale.preferredLanguages },
      decrypt: (@Sendable (String) async throws -> String)? = nil
    ) {
      self.init(
        app, device: device, languages: languages, decrypt: decrypt, download: { try await Self.downloaded($0) })
    }

    /// What `didReceive(_:withContentHandler:)` of the extension passes on.
    public nonisolated func didReceive(
      _ request: UNNotificationRequest, withContentHandler handler: @escaping (UNNotificationContent) -> Void
    ) {
      let content = NotificationContent(request.content)
      let shown = ShownPush(request: request, handler: handler)
      Task { await receive(content) { shown.deliver($0, $1) } }
    }

    /// What `serviceExtensionTimeWillExpire()` of the extension passes on. The push is delivered when it returns.
    public nonisolated func serviceExtensionTimeWillExpire() {
      let isDelivered = DispatchSemaphore(value: 0)
      Task {
        await timeWillExpire()
        isDelivered.signal()
      }
      isDelivered.wait()
    }

    /// Under the name that the server gives it, whose end says what kind of file it is.
    private static func downloaded(_ url: URL) async throws -> URL {
      let (file, response) = try await URLSession.shared.download(from: url)
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let named = folder.appendingPathComponent(response.suggestedFilename ?? url.lastPathComponent)
      try FileManager.default.moveItem(at: file, to: named)
      return named
    }
  }

  /// The system's push and the handler that shows it.
  ///
  /// The system hands both over and does not use them itself; one step of the extension calls the handler.
  private struct ShownPush: Sendable {
    nonisolated(unsafe) let request: UNNotificationRequest
    nonisolated(unsafe) let handler: (UNNotificationContent) -> Void

    func deliver(_ content: NotificationContent, _ files: [(key: String, file: URL)]) {
      guard let shown = request.content.mutableCopy() as? UNMutableNotificationContent else {
        return handler(request.content)
      }
      (shown.title, shown.subtitle, shown.body) = (content.title, content.subtitle, content.body)
      shown.attachments = files.compactMap { try? UNNotificationAttachment(identifier: $0.key, url: $0.file) }
      handler(shown)
    }
  }

  extension NotificationContent {
    /// What a service extension reads of a push.
    fileprivate init(_ content: UNNotificationContent) {
      self.init(
        title: content.title, subtitle: content.subtitle, body: content.body,
        categoryIdentifier: content.categoryIdentifier, threadIdentifier: content.threadIdentifier,
        userInfo: PayloadValues(content.userInfo).values)
    }
  }
#endif
