/// The end of a run that met a defect of notispec itself: a sentence and exit 70, where the system would only say "trap".
enum Defect {
  private static let sentence: StaticString =
    """
    notispec: this is a defect in notispec itself, and nothing was written after it. \
    Please report it with the command line and the spec that led to it.

    """

  /// Catches the signals with which a broken assumption ends a Swift program.
  static func installHandlers() {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      signal(number) { _ in
        // Only what is safe inside a signal handler: writing bytes that already exist, and ending the process.
        _ = write(STDERR_FILENO, Defect.sentence.utf8Start, Defect.sentence.utf8CodeUnitCount)
        _exit(ExitStatus.defect.rawValue)
      }
    }
  }
}
