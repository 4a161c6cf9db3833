/// What the command's exit code means to the shell. Scripts rely on these numbers.
enum ExitStatus: Int32, Sendable, Hashable {
  /// Nothing at or above `--fail-on`, no drift, no failed scenario.
  case success = 0
  /// Spec errors, drift, failed scenarios, open requirements.
  case findings = 1
  /// Wrong use of the command line.
  case usage = 64
  case unreadableInput = 66
  /// A testee that cannot be started.
  case unavailable = 69
  /// A defect of notispec itself.
  case defect = 70
  case uncreatableOutput = 73
  /// An error while writing; nothing half-written is left.
  case inputOutputError = 74
  /// The reader of standard output went away.
  case brokenPipe = 141
}
