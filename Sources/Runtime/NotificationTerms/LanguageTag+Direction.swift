import NotificationText

extension LanguageTag {
  /// Whether it is written from right to left.
  public var isRightToLeft: Bool { WritingDirection.isRightToLeft(text) }
}
