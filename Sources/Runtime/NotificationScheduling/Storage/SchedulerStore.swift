/// Where an app keeps the state of its scheduler: one file.
///
/// `write` is atomic and durable: if it is killed at any moment, the next read returns what the last finished write
/// left, or what an unfinished one did; never half of it.
public protocol SchedulerStore {
  associatedtype Failure: Error

  /// How many writes have finished. They are numbered from 1, so that a test can stop after each of them.
  var writes: Int { get }

  /// What the last write left; nil if there was none, or if it was deleted.
  func read() throws(Failure) -> [UInt8]?
  mutating func write(_ bytes: [UInt8]) throws(Failure)
}

/// A store that lasts as long as the process.
public struct InMemoryStore: SchedulerStore, Sendable {
  public private(set) var writes = 0
  /// May be damaged, to see what happens.
  public var bytes: [UInt8]?

  public init(_ bytes: [UInt8]? = nil) { self.bytes = bytes }

  public func read() throws(Never) -> [UInt8]? { bytes }

  public mutating func write(_ bytes: [UInt8]) throws(Never) {
    self.bytes = bytes
    writes += 1
  }
}
