// The part of the framework's interface that SystemContacts uses, written by hand from Apple's headers.

public import Foundation

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

public enum CNEntityType: Int, Sendable { case contacts = 0 }

open class CNContactStore: NSObject {
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }

  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    throw CocoaError(.featureUnsupported)
  }
}
