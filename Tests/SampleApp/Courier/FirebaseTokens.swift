#if canImport(FirebaseMessaging) && canImport(FirebaseFirestore)
  import FirebaseFirestore
  import FirebaseMessaging
  import Foundation
  import SystemNotifications

  struct FirebaseTokens: TokenProvider {
    func take(deviceToken: [UInt8]) { Messaging.messaging().apnsToken = Data(deviceToken) }
    func token() async throws -> String? { try await Messaging.messaging().token() }
    func discard() async throws { try await Messaging.messaging().deleteToken() }
  }

  struct FirestoreTokens: TokenStore {
    func set(_ token: String, field: String, document: String) async throws {
      try await Firestore.firestore().document(document).setData([field: token], merge: true)
    }

    func clear(_ token: String, field: String, document: String) async throws {
      let document = Firestore.firestore().document(document)
      // Another device may have written its own by now.
      guard try await document.getDocument().get(field) as? String == token else { return }
      try await document.updateData([field: FieldValue.delete()])
    }
  }
#endif
