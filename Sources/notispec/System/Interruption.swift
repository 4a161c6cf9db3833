/// The signals with which others end a run: the system's own way of ending gives the shell 130, 141 and 143.
enum Interruption {
  /// Lets them through even if the program that started us had blocked them on its thread, as programs with worker
  /// threads do: a blocked mask is inherited, and a run that waits could then not be stopped.
  static func allow() {
    var signals = Self.signals
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Lets a write beyond the largest file that the system allows fail, as one to a full disk does: then it is said which
  /// file it was, and nothing half-written stays.
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
