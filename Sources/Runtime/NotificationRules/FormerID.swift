public import NotificationTerms

/// An id that an item had in earlier versions of the app. What they stored, scheduled and showed under it belongs to the
/// item, for as long as the spec says so.
public struct FormerID: Sendable, Hashable {
  /// What has such an id.
  public enum Kind: Sendable, Hashable {
    /// The app itself, whose id begins the identifiers of its requests.
    case app
    case type, preference, signal, target
    /// What the system knows a category by.
    case category
    /// An option of a setting.
    case option(of: String)
    /// A button of a category.
    case action(of: String)
  }

  public var kind: Kind
  public var old: String
  /// Its id by now.
  public var new: String

  public init(_ kind: Kind, _ old: String, isNow new: String) {
    self.kind = kind
    self.old = old
    self.new = new
  }
}

extension [FormerID] {
  /// The id that an item has by now: the same one, unless an earlier version of the app had another.
  public func now(_ kind: FormerID.Kind, _ id: String) -> String {
    first { $0.old == id && $0.kind == kind }?.new ?? id
  }

  /// What an item may be called by whoever knows an earlier version: its id by now, and those of before.
  public func all(_ kind: FormerID.Kind, _ id: String) -> [String] {
    [id] + filter { $0.new == id && $0.kind == kind }.map(\.old)
  }

  /// The categories of an app, and those of its earlier versions: what they scheduled and showed keeps its buttons.
  public func adding(to registrations: [CategoryRegistration]) -> [CategoryRegistration] {
    registrations
      + registrations.flatMap { registration in
        all(.category, registration.identifier).dropFirst().map { old in
          var former = registration
          former.identifier = old
          return former
        }
      }
  }
}
