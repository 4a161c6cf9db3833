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
      decrypt: (@Sendable (String) async throws -> String)? = nil,
      failed: @escaping @Sendable (any Error) -> Void = { _ in }
    ) {
      self.init(
        app, device: device, languages: languages, decrypt: decrypt, download: { try await Self.downloaded($0) },
        failed: failed)
    }

    /// What `didReceive(_:withContentHandler:)` of the extension passes on.
    public nonisolated func didReceive(
      _ request: UNNotificationRequest, withContentHandler handler: @escaping (UNNotificationContent) -> Void
    ) {
      let content = NotificationContent(request.content)
      let shown = ShownPush(request: request, handler: handler)
      Task { [failed] in await receive(content) { shown.deliver($0, $1, failed: failed) } }
    }

    /// What `serviceExtensionTimeWillExpire()` of the extension passes on. The push is delivered when it returns.
    public nonisolated func serviceExtensionTimeWillExpire() {
      let isDelivered = DispatchSemaphore(value: 0)
      Task {
        await timeWillExpire()
        isDelivered.signal()
      }
      // The system ends the process soon after, whatever it waits for.
      _ = isDelivered.wait(timeout: .now() + .seconds(3))
    }

    /// Under the name that the server gives it, whose end says what kind of file it is.
    private static func downloaded(_ url: URL) async throws -> URL {
      let (file, response) = try await URLSession.shared.download(from: url)
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // The server does not say where.
      let name = (response.suggestedFilename ?? url.lastPathComponent).split(separator: "/").last ?? ""
      let named = folder.appendingPathComponent(["", ".", ".."].contains(name) ? "file" : String(name))
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

    func deliver(
      _ content: NotificationContent, _ files: [(key: String, file: URL)], failed: (any Error) -> Void
    ) {
      guard let shown = request.content.mutableCopy() as? UNMutableNotificationContent else {
        return handler(request.content)
      }
      (shown.title, shown.subtitle, shown.body) = (content.title, content.subtitle, content.body)
      shown.attachments = files.compactMap { key, file in
        do {
          return try UNNotificationAttachment(identifier: key, url: file)
        } catch {
          failed(error)
          return nil
        }
      }
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
