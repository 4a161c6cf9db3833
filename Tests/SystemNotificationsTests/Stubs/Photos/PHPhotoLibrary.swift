// The part of the framework's interface that SystemPhotos uses, written by hand from Apple's headers.

public import Foundation

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

open class PHPhotoLibrary: NSObject {
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    accessLevel == .readWrite ? .limited : .denied
  }

  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    authorizationStatus(for: accessLevel)
  }
}
