// The part of Firebase's interface that the sample uses, written by hand from its documentation.

public import Foundation

public final class Messaging: Sendable {
  public var apnsToken: Data? {
    get { nil }
    set {}
  }

  public static func messaging() -> Messaging { Messaging() }
  public func token() async throws -> String { "" }
  public func deleteToken() async throws {}
}
