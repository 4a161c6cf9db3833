extension Diagnostic {
  /// What several findings have in common. A report says it once, with their number.
  public struct Cause: Sendable, Hashable {
    /// The same for all of them.
    public var key: String
    /// What is said instead of each; `{count}` is their number.
    public var message: String
    /// Where it is said; nil for the place of the first.
    public var span: SourceSpan?
    /// How many findings there are of it, those included that are already said as one.
    public internal(set) var count = 1
    /// Fewer are said one by one.
    public var least = 4

    public init(_ key: String, _ message: String, at span: SourceSpan? = nil) {
      self.key = key
      self.message = message
      self.span = span
    }
  }
}

extension [Diagnostic] {
  /// The findings in their order, with one in place of all that have the same cause.
  func joinedByCause() -> [Diagnostic] {
    var counts: [String: Int] = [:]
    for finding in self { if let cause = finding.cause { counts[cause.key, default: 0] += cause.count } }
    guard !counts.isEmpty else { return self }
    var said: Set<String> = []
    let joined = compactMap { finding -> Diagnostic? in
      guard var cause = finding.cause, let count = counts[cause.key], count >= cause.least else { return finding }
      guard said.insert(cause.key).inserted else { return nil }
      // One that stands for others already has their first place.
      let isJoined = cause.count > 1
      cause.count = count
      var one = finding
      one.message = cause.message.replacing("{count}", with: "\(count)")
      if !isJoined {
        one.notes = cause.span == nil ? [] : [Note("the first one is here", at: finding.span)]
        one.span = cause.span ?? finding.span
        one.fixIt = nil
      }
      one.cause = cause
      return one
    }
    return said.isEmpty ? joined : joined.sorted { $0.comesBefore($1) }
  }

  private typealias Note = Diagnostic.Note
}
