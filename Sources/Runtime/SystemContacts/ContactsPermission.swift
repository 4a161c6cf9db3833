#if canImport(Contacts)
  import Contacts
  public import NotificationTerms
  public import SystemNotifications

  /// The permission to read and change contacts.
  ///
  /// It is a module of its own, because the App Store asks for a text in Info.plist of every app that has code for
  /// contacts.
  public struct ContactsPermission: PermissionSource {
    public init() {}

    public func status() -> AccessStatus {
      AccessStatus(systemValue: CNContactStore.authorizationStatus(for: .contacts).rawValue)
    }

    public func request() async -> AccessStatus {
      // It throws when the user refuses, and the status says what the user allowed.
      _ = try? await CNContactStore().requestAccess(for: .contacts)
      return status()
    }
  }
#endif
