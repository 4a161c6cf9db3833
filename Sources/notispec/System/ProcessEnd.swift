/// What is not freed before the process ends.
enum ProcessEnd {
  private final class Box<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Leaves a value's memory to the system, which reclaims all of it at once. A large workspace has millions of pieces,
  /// and freeing them one by one would take longer than reporting the findings.
  static func leave<Value>(_ value: Value) { _ = Unmanaged.passRetained(Box(value)) }
}
