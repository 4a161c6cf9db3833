/// What a testee may take.
struct TesteeLimits: Sendable {
  /// For each answer.
  var milliseconds = 10_000
  /// For the first answer, before which it starts.
  var start = 60_000
  /// Of one line, in bytes.
  var line = 16 << 20
  /// Of what is kept of its standard error for each case: the end of it.
  var words = 16 << 10

  /// "10 s"
  static func words(_ milliseconds: Int) -> String {
    milliseconds % 1_000 == 0 ? "\(milliseconds / 1_000) s" : "\(milliseconds) ms"
  }
}
