#if canImport(Photos)
  public import NotificationTerms
  import Photos
  public import SystemNotifications

  /// The permission to read and change the photo library.
  ///
  /// It is a module of its own, because the App Store asks for a text in Info.plist of every app that has code for photos.
  public struct PhotosPermission: PermissionSource {
    public init() {}

    public func status() -> AccessStatus {
      AccessStatus(systemValue: PHPhotoLibrary.authorizationStatus(for: .readWrite).rawValue)
    }

    public func request() async -> AccessStatus {
      AccessStatus(systemValue: await PHPhotoLibrary.requestAuthorization(for: .readWrite).rawValue)
    }
  }
#endif
