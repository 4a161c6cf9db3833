/// What nobody takes apart before the process ends.
enum ProcessEnd {
  private final class Box<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Leaves a value's memory to the system, which takes all of it back at once. A large workspace is made of millions of
  /// pieces, and to free them one by one would take longer than to say what was found in it.
  static func leave<Value>(_ value: Value) { _ = Unmanaged.passRetained(Box(value)) }
}
