public import SystemNotifications

/// Where an app's tests look up which token a server would find.
public actor FakeTokenStore: TokenStore {
  /// The fields of each document.
  public private(set) var documents: [String: [String: String]] = [:]
  /// How often it was asked.
  public private(set) var calls = 0
  private var error: (any Error)?

  public init() {}

  /// From now on it throws this; with nil it works again.
  public func fail(with error: (any Error)?) { self.error = error }

  public func set(_ token: String, field: String, document: String) throws {
    calls += 1
    if let error { throw error }
    documents[document, default: [:]][field] = token
  }

  public func clear(_ token: String, field: String, document: String) throws {
    calls += 1
    if let error { throw error }
    if documents[document]?[field] == token { documents[document]?[field] = nil }
  }
}
