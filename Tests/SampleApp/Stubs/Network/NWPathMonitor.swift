// The part of the framework's interface that the sample uses, written by hand from Apple's documentation.

public struct NWPath: Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }

  public let status: Status
}

public final class NWPathMonitor: AsyncSequence, Sendable {
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async -> NWPath? { nil }
  }

  public init() {}

  public func makeAsyncIterator() -> Iterator { Iterator() }
}
