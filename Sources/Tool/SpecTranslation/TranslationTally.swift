/// What becomes of the rows of one language. Each form of a plural text counts.
public struct TranslationTally: Sendable, Hashable {
  /// Texts that have changed or are new.
  public internal(set) var changed = 0
  public internal(set) var same = 0
  /// As they were exported, while the specs have newer words, which stay.
  public internal(set) var kept = 0
  /// Without a translation: they change nothing.
  public internal(set) var empty = 0
  /// Translated, but not taken: findings say why.
  public internal(set) var left = 0

  init(left: Int = 0) { self.left = left }

  static func += (left: inout Self, right: Self) {
    left.changed += right.changed
    left.same += right.same
    left.kept += right.kept
    left.empty += right.empty
    left.left += right.left
  }
}
