#if canImport(UserNotifications)
  import Foundation
  import NotificationTerms
  import UserNotifications

  /// The files of one request, ready to be attached.
  ///
  /// The system copies a file of the app's bundle and moves any other into its own store, where the next request would
  /// not find it. So a file from elsewhere is copied first.
  ///
  /// - Source: https://developer.apple.com/documentation/usernotifications/unnotificationattachment
  struct AttachedFiles {
    private(set) var attachments: [UNNotificationAttachment] = []
    private(set) var failures: [UnattachedFile] = []
    /// Folders with copies, which are of no use once the request was added.
    private(set) var copies: [URL] = []

    init(_ request: NotificationRequest, file: (String) -> URL?) {
      for attachment in request.content.attachments {
        do {
          guard let url = file(attachment.file) else { throw CenterError.attachmentInvalidURL }
          let options = attachment.typeHint.map { [UNNotificationAttachmentOptionsTypeHintKey: $0] }
          attachments.append(
            try UNNotificationAttachment(
              identifier: attachment.identifier, url: try ownCopy(of: url), options: options))
        } catch {
          failures.append(
            UnattachedFile(
              request: request.identifier, attachment: attachment,
              error: (error as? CenterError) ?? CenterError(error)))
        }
      }
    }

    private mutating func ownCopy(of file: URL) throws -> URL {
      let bundle = Bundle.main.bundleURL.resolvingSymlinksInPath().path + "/"
      if file.resolvingSymlinksInPath().path.hasPrefix(bundle) { return file }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      copies.append(folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let copy = folder.appendingPathComponent(file.lastPathComponent)
      try FileManager.default.copyItem(at: file, to: copy)
      return copy
    }
  }
#endif
