/// The signals with which others end a run: dying by them gives the shell 130, 141 and 143.
enum Interruption {
  /// Unblocks them even if the program that started us had blocked them on its thread, as programs with worker threads
  /// do: a blocked mask is inherited, and a waiting run could then not be stopped.
  static func allow() {
    var signals = Self.signals
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Makes a write beyond the largest file that the system allows fail, as on a full disk: then the error names the
  /// file, and nothing half-written is left.
  static func refuseLargeFiles() { _ = signal(SIGXFSZ, SIG_IGN) }

  /// Does what must not end halfway: the signals wait until then.
  static func held<Failure>(_ work: () throws(Failure) -> Void) throws(Failure) {
    var signals = Self.signals
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try work()
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGHUP, SIGINT, SIGPIPE, SIGTERM] { sigaddset(&signals, number) }
    return signals
  }
}
