/// A switch in the hands of the team: the app reports where it is, and conditions ask for it.
public struct FlagRule: Sendable, Hashable {
  public var id: String
  /// Where it is until the app reports it.
  public var isOnByDefault: Bool

  public init(_ id: String, default isOnByDefault: Bool) {
    self.id = id
    self.isOnByDefault = isOnByDefault
  }
}

/// Groups of installations, of which each belongs to one.
public struct ExperimentRule: Sendable, Hashable {
  public struct Arm: Sendable, Hashable {
    public var id: String
    /// Of a hundred installations.
    public var share: Int

    public init(_ id: String, _ share: Int) {
      self.id = id
      self.share = share
    }
  }

  /// The arm whose installations are left alone.
  public static let none = "none"

  public var id: String
  /// In the order of the draw; their shares add up to 100.
  public var arms: [Arm]

  public init(_ id: String, arms: [Arm]) {
    self.id = id
    self.arms = arms
  }
}
