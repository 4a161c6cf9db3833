#if canImport(UserNotifications)
  import Foundation
  public import NotificationTerms
  import UserNotifications

  extension CenterError {
    /// What the center threw, in words that analytics can count. Any other kind of error keeps its domain and number.
    public init(_ error: any Error) {
      let error = error as NSError
      guard error.domain == UNErrorDomain else {
        self.init(code: error.code, name: "\(error.domain) \(error.code)")
        return
      }
      self.init(code: error.code, name: Self.names[error.code] ?? "\(error.domain) \(error.code)")
    }

    /// The request would do without its files.
    var isAboutAttachment: Bool { (100...105).contains(code) && Self.names[code] == name }

    /// - Source: `UNError.Code`
    private static let names = [
      1: "notificationsNotAllowed", 100: "attachmentInvalidURL", 101: "attachmentUnrecognizedType",
      102: "attachmentInvalidFileSize", 103: "attachmentNotInDataStore", 104: "attachmentMoveIntoDataStoreFailed",
      105: "attachmentCorrupt", 1400: "notificationInvalidNoDate", 1401: "notificationInvalidNoContent",
      1500: "contentProvidingObjectNotAllowed", 1501: "contentProvidingInvalid", 1600: "badgeInputInvalid",
    ]
  }
#endif
