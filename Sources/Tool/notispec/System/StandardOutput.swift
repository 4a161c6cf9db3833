import TextWriting

/// Standard output for results, standard error for everything else.
enum StandardOutput {
  /// Writes the results of a run.
  ///
  /// - Throws: Exit 74 if it cannot be written. If the reader has gone away, the process ends with 141.
  static func write(_ results: Results) throws(WorldError) {
    do throws(SystemError) {
      try Descriptor.write(results.text, to: STDOUT_FILENO)
    } catch {
      // If the signal is ignored, as some CI systems start us, the write itself reports it.
      if error.number == EPIPE { exit(ExitStatus.brokenPipe.rawValue) }
      throw .brokenOutput(error)
    }
  }

  /// Prints a message outside the results. If this fails, there is nobody left to tell.
  static func note(_ text: TerminalText) {
    _ = try? Descriptor.write("\(text)\n", to: STDERR_FILENO)
  }

  /// Empties the terminal, with what was scrolled away; does nothing elsewhere.
  static func clear() {
    if isTerminal, Environment.value("TERM") != "dumb" {
      _ = try? Descriptor.write("\u{1B}[2J\u{1B}[3J\u{1B}[H", to: STDOUT_FILENO)
    }
  }

  /// Reports what takes time, only on a terminal.
  static func progress(_ text: TerminalText) {
    if isatty(STDERR_FILENO) != 0 { note(text) }
  }

  /// What it goes to, if that is a file.
  static var file: FileStatus? {
    let status = try? FileStatus(ofDescriptor: STDOUT_FILENO)
    return status?.kind == .regular ? status : nil
  }

  static var isTerminal: Bool { isatty(STDOUT_FILENO) != 0 }
}
