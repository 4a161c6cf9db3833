/// A system call that failed: its error number.
struct SystemError: Error, Hashable, CustomStringConvertible {
  let number: Int32

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(number: errno) }

  /// As the system puts it: "No such file or directory".
  var description: String {
    guard let text = strerror(number) else { return "error \(number)" }
    return String(cString: text)
  }
}

/// The result of a system call that a signal may interrupt and that is then repeated.
///
/// - Throws: If the call returns -1 for another reason.
func uninterrupted<Number: FixedWidthInteger & SignedInteger>(_ call: () -> Number) throws(SystemError) -> Number {
  while true {
    let result = call()
    if result != -1 { return result }
    let error = SystemError.last
    if error.number != EINTR { throw error }
  }
}
