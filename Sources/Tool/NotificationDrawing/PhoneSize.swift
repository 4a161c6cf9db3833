/// The phone that notifications are drawn on: how wide its lines are, and how many of them it shows.
///
/// - Source: `docs/preview.md`
public enum PhoneSize {
  /// Points between the left and the right edge of a text in a notification, on a screen of 393 points.
  static let textWidth = 301
  /// What the time takes from the line of the title, at the usual size of text; it grows with the text.
  static let timeWidth = 42
  /// What a small picture at the end takes from every line.
  static let thumbWidth = 46

  /// How large people have set the text.
  public enum Text: String, Sendable, Hashable, CaseIterable {
    case standard, large, largest

    /// Points of the body of a notification.
    /// - Source: https://developer.apple.com/design/human-interface-guidelines/typography
    var points: Int {
      switch self {
      case .standard: 15
      case .large: 17
      case .largest: 21
      }
    }

    public var words: String {
      switch self {
      case .standard: "as delivered (15 pt)"
      case .large: "extra large (17 pt)"
      case .largest: "largest (21 pt)"
      }
    }

    /// How wide a line is without what else is in it, in hundredths of the size of the text.
    func width(without points: Int = 0) -> Int { share(of: PhoneSize.textWidth - points) }

    /// Points in hundredths of the size of the text.
    func share(of points: Int) -> Int { points * 100 / self.points }
  }

  /// Where a notification is seen.
  public enum Surface: String, Sendable, Hashable, CaseIterable {
    case lock, banner, expanded, hidden

    /// Lines of the body; nil where all of it is shown, or none.
    var lines: Int? {
      switch self {
      case .lock: 4
      case .banner: 2
      case .expanded, .hidden: nil
      }
    }

    public var words: String {
      switch self {
      case .lock: "Lock screen"
      case .banner: "Banner"
      case .expanded: "Opened"
      case .hidden: "Preview hidden"
      }
    }
  }
}
