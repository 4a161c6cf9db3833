#if canImport(UserNotifications)
  public import NotificationTerms
  public import UserNotifications

  extension AuthorizationStatus {
    /// The status of the system's settings. One that a future system adds allows nothing.
    public init(_ status: UNAuthorizationStatus) { self.init(systemValue: status.rawValue) }
  }

  extension UNNotificationPresentationOptions {
    /// What the scheduler answered to `willPresent`.
    public init(_ options: PresentationOptions) { self.init(rawValue: UInt(options.rawValue)) }
  }
#endif
