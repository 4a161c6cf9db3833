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

extension TypeRule {
  /// The experiment that decides what it says, or else whether it comes; nil if none does.
  public var experiment: String? {
    for text in copy { if let id = text.experiment { return id } }
    for condition in conditions + triggers.flatMap(\.conditions) { if let id = condition.experiment { return id } }
    return nil
  }
}

extension TextRule {
  fileprivate var experiment: String? { if case .variants(.experiment(let id), _) = form { id } else { nil } }
}

extension ConditionRule {
  @inline(never)
  fileprivate var experiment: String? {
    switch self {
    case .experiment(let id, _): id
    case .any(let parts), .all(let parts): parts.lazy.compactMap(\.experiment).first
    case .not(let part): part.experiment
    case .elapsed, .last, .happened, .preference, .choice, .attribute, .device, .flag: nil
    }
  }
}
