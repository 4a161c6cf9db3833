extension Double {
  /// As people write it: `99`, `99.9`.
  public var words: String { Int(exactly: self).map { String($0) } ?? description }
}
