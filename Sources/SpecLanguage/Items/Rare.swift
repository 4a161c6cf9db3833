/// A part that most items lack, in a separate object, so that it takes only eight bytes in those.
///
/// Without constraints on the value, as `Located` is.
@propertyWrapper
public struct Rare<Value> {
  @usableFromInline
  enum Storage {
    case absent
    indirect case present(Value)
  }

  @usableFromInline var storage: Storage

  @inlinable
  public init(wrappedValue: Value?) {
    storage = if let wrappedValue { .present(wrappedValue) } else { .absent }
  }

  @inlinable
  public var wrappedValue: Value? {
    get { if case .present(let value) = storage { value } else { nil } }
    set { self = Rare(wrappedValue: newValue) }
  }
}

extension Rare.Storage: Sendable where Value: Sendable {}
extension Rare.Storage: Equatable where Value: Equatable {}
extension Rare.Storage: Hashable where Value: Hashable {}
extension Rare: Sendable where Value: Sendable {}
extension Rare: Equatable where Value: Equatable {}
extension Rare: Hashable where Value: Hashable {}
