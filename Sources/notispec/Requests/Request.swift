/// What a command line asks for: a verb and its options.
protocol Request {
  func execute() throws(WorldError) -> ExitStatus

  /// Takes the options it knows.
  init(_ arguments: inout QuickArguments)
}

extension Request {
  /// Nil when there is an option left that the verb does not have, or one without a sensible value.
  static func ifPlain(_ arguments: ArraySlice<String>) -> (any Request)? {
    guard var arguments = QuickArguments(arguments) else { return nil }
    let request = Self(&arguments)
    return arguments.isUsedUp ? request : nil
  }
}
