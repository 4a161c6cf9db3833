/// How a notification showed itself to the user.
public struct Presentation: Sendable, Hashable {
  /// It lit the screen, as a banner or on the Lock Screen.
  public var hasBanner: Bool
  /// It was heard or felt.
  public var hasSound: Bool
  /// It is in Notification Center.
  public var isListed: Bool

  public init(hasBanner: Bool, hasSound: Bool, isListed: Bool) {
    self.hasBanner = hasBanner
    self.hasSound = hasSound
    self.isListed = isListed
  }

  /// Can be found, but was not noticed.
  public var isQuiet: Bool { !hasBanner && !hasSound }
}
