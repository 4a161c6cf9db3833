#if canImport(UserNotifications)
  public import NotificationTerms
  public import UserNotifications

  extension AuthorizationStatus {
    /// The status of the system's settings. One that a future system adds allows nothing.
    public init(_ status: UNAuthorizationStatus) {
      switch status {
      case .notDetermined: self = .notDetermined
      case .denied: self = .denied
      case .authorized: self = .authorized
      case .provisional: self = .provisional
      #if os(iOS)
        case .ephemeral: self = .ephemeral
      #endif
      @unknown default: self = .denied
      }
    }
  }

  extension UNNotificationPresentationOptions {
    /// What the scheduler answered to `willPresent`.
    public init(_ options: PresentationOptions) {
      self.init(rawValue: UInt(options.rawValue))
    }
  }
#endif
