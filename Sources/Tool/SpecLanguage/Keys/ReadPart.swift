/// A part of a file while it is read. It is sound as long as nothing is found to be wrong in it.
///
/// What depends on a part asks it before it judges: a mistake is said once, and mutes whatever would only follow from it.
public struct ReadPart {
  private let session: ReadingSession
  private let count: Int

  fileprivate init(_ session: ReadingSession) {
    self.session = session
    count = session.mistakeCount
  }

  public var isSound: Bool { session.mistakeCount == count }
}

extension ReadingSession {
  /// Whatever is read from here on belongs to the part.
  public func beginPart() -> ReadPart { ReadPart(self) }

  /// Whether everything so far is sound.
  public var isSound: Bool { mistakeCount == 0 }

  /// What a reading gives, unless there is a mistake in it, which is reported.
  public func sound<Value>(_ read: () -> Value?) -> Value? {
    let part = beginPart()
    guard let value = read(), part.isSound else { return nil }
    return value
  }
}
