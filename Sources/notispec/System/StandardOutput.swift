import TextWriting

/// Standard output for results, standard error for everything else.
enum StandardOutput {
  /// Writes the results of a run.
  ///
  /// - Throws: Exit 74 when it cannot be written. When nobody reads any more, the process ends with 141.
  static func write(_ results: Results) throws(WorldError) {
    do throws(SystemError) {
      try Descriptor.write(results.text, to: STDOUT_FILENO)
    } catch {
      // Where the signal is ignored, as some CI systems start us, the write itself reports it.
      if error.number == EPIPE { exit(ExitStatus.brokenPipe.rawValue) }
      throw .brokenOutput(error)
    }
  }

  /// Says something beside the results. There is nobody left to tell when this fails.
  static func note(_ text: TerminalText) {
    _ = try? Descriptor.write("\(text)\n", to: STDERR_FILENO)
  }

  /// Says what takes time, on a terminal only.
  static func progress(_ text: TerminalText) {
    if isatty(STDERR_FILENO) != 0 { note(text) }
  }

  /// What it goes to, where that is a file.
  static var file: FileStatus? {
    let status = try? FileStatus(ofDescriptor: STDOUT_FILENO)
    return status?.kind == .regular ? status : nil
  }

  static var isTerminal: Bool { isatty(STDOUT_FILENO) != 0 }
}
