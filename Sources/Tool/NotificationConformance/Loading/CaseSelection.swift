import NotificationCivilTime

/// Which cases of a workspace to run.
public struct CaseSelection: Sendable, Hashable {
  /// Any of them is enough; empty for all cases.
  public var filters: [CaseFilter]
  /// Nil for all cases.
  public var shard: Shard?

  public init(filters: [CaseFilter] = [], shard: Shard? = nil) {
    self.filters = filters
    self.shard = shard
  }

  public func includes(_ id: String) -> Bool {
    (filters.isEmpty || filters.contains { $0.matches(id) }) && shard?.includes(id) ?? true
  }
}

/// One of several parts of a workspace's cases, for machines that share the work.
///
/// A case belongs to a part by its id alone, so that a case added elsewhere moves no other.
/// - Source: FNV-1a of 64 bits, as in draft-eastlake-fnv
public struct Shard: Sendable, Hashable {
  /// From 1 to `count`.
  public let number: Int
  public let count: Int

  /// - Parameter text: `2/5`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, text.utf8.allSatisfy({ $0 == 0x2F || (0x30...0x39).contains($0) }),
      let number = Int(parts[0]), let count = Int(parts[1]), 1...10_000 ~= count, 1...count ~= number
    else { return nil }
    self.number = number
    self.count = count
  }

  public func includes(_ id: String) -> Bool {
    var hash = FNV1a()
    hash.add(id)
    return hash.value % UInt64(count) == UInt64(number - 1)
  }
}
