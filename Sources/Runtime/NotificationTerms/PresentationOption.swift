/// One of the `PresentationOptions`, by its name in a spec.
public enum PresentationOption: String, Sendable, Hashable, CaseIterable {
  case banner, list, sound, badge

  public var options: PresentationOptions {
    switch self {
    case .banner: .banner
    case .list: .list
    case .sound: .sound
    case .badge: .badge
    }
  }
}

extension PresentationOptions {
  /// All but the badge.
  public static let standard: Self = [.banner, .list, .sound]
}
