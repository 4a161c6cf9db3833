import SystemNotifications

/// Where the push token comes from and where it goes: Firebase if the app links it, else nowhere.
enum Backend {
  #if canImport(FirebaseMessaging) && canImport(FirebaseFirestore)
    static let provider: (any TokenProvider)? = FirebaseTokens()
    static let tokens: any TokenStore = FirestoreTokens()
  #else
    static let provider: (any TokenProvider)? = nil
    static let tokens: any TokenStore = NoTokens()
  #endif
}

private struct NoTokens: TokenStore {
  func set(_ token: String, field: String, document: String) {}
  func clear(_ token: String, field: String, document: String) {}
}
