import NotificationConformance

// Of the C library's globals only `environ` is used, and nothing here changes it.
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// A testee as a process of its own: lines on its standard input and output, words for people on its standard error.
///
/// Whatever it does, `exchange` comes back within the limit.
final class TesteeProcess: TesteeLink {
  private let limits: TesteeLimits
  private let child: pid_t
  /// -1 when it is closed.
  private var input: Int32
  private let output: Int32
  private let errors: Int32
  private var areErrorsOpen = true
  private var hasAnswered = false
  /// What it has printed and nobody has read yet.
  private var unread: [UInt8] = []
  private var words: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// After it has ended.
  private var status: Int32?

  /// - Parameter command: A line for the shell.
  /// - Throws: If the shell cannot be started.
  init(_ command: String, _ limits: TesteeLimits) throws(SystemError) {
    self.limits = limits
    // A testee that has ended is a verdict, and no signal to this process.
    _ = signal(SIGPIPE, SIG_IGN)
    let (toChild, fromChild, wordsOfChild) = (try Self.pipe(), try Self.pipe(), try Self.pipe())
    defer { for end in [toChild.read, fromChild.write, wordsOfChild.write] { close(end) } }
    child = try Self.spawn(command, input: toChild.read, output: fromChild.write, errors: wordsOfChild.write)
    (input, output, errors) = (toChild.write, fromChild.read, wordsOfChild.read)
    _ = fcntl(input, F_SETFL, fcntl(input, F_GETFL) | O_NONBLOCK)
  }

  deinit {
    end()
    close(output)
    close(errors)
  }

  // MARK: Lines

  func exchange(_ line: [UInt8]) throws(TesteeFault) -> [UInt8] {
    let limit = hasAnswered ? limits.milliseconds : max(limits.start, limits.milliseconds)
    let deadline = Self.now() + limit
    if !unread.isEmpty {
      throw TesteeFault(.protocolError, "the testee said something that nobody had asked for: \(excerpt(unread))")
    }
    var unsent = (line + [0x0A])[...]
    var searched = 0
    while true {
      if let end = unread[searched...].firstIndex(of: 0x0A) {
        let answer = Array(unread[..<end])
        unread.removeFirst(end + 1)
        hasAnswered = true
        if !unsent.isEmpty {
          throw TesteeFault(.protocolError, "the testee answered before it could have read the message")
        }
        return answer
      }
      searched = unread.count
      if unread.count > limits.line {
        throw TesteeFault(
          .protocolError, "the testee printed more than \(limits.line) bytes without a line end: \(excerpt(unread))")
      }
      let left = deadline - Self.now()
      guard left > 0 else {
        throw TesteeFault(.timeout, "the testee did not answer within \(TesteeLimits.words(limit))")
      }
      try wait(&unsent, left)
    }
  }

  /// Sends and reads what can be, or waits for it.
  private func wait(_ unsent: inout ArraySlice<UInt8>, _ milliseconds: Int) throws(TesteeFault) {
    var open = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: areErrorsOpen ? errors : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: unsent.isEmpty ? -1 : input, events: Int16(POLLOUT), revents: 0),
    ]
    let found = poll(&open, nfds_t(open.count), Int32(clamping: min(milliseconds, 200)))
    if found == 0, hasEnded() { throw ended() }
    guard found > 0 else { return }
    if open[1].revents != 0 { readWords() }
    if open[2].revents != 0, !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { bytes in bytes.baseAddress.map { write(input, $0, bytes.count) } ?? 0 }
      if count > 0 { unsent.removeFirst(count) }
      // What it does not read any more it may have answered already.
      if count < 0, errno == EPIPE, open[0].revents == 0 { throw ended() }
    }
    if open[0].revents != 0 {
      let count = read(from: output)
      guard count > 0 else { throw ended() }
      unread += buffer[..<count]
    }
  }

  /// Its standard output is closed, so it says nothing more.
  private func ended() -> TesteeFault {
    // It may be about to end.
    for _ in 0..<200 where !hasEnded() {
      readWords()
      usleep(5_000)
    }
    guard let status else { return TesteeFault(.crash, "the testee closed its standard output") }
    let signal = status & 0x7F
    return TesteeFault(
      .crash,
      signal == 0 ? "the testee ended with exit code \(status >> 8 & 0xFF)" : "the testee was ended by signal \(signal)"
    )
  }

  private func excerpt(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes.prefix(120), as: UTF8.self)
    return bytes.count > 120 ? "\(text)…" : text
  }

  // MARK: Words

  func takeWords() -> String {
    readWords()
    defer { words = [] }
    return String(decoding: words, as: UTF8.self)
  }

  /// What is there by now; never waits, and never reads without end.
  private func readWords() {
    for _ in 0..<64 where areErrorsOpen {
      var open = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
      guard poll(&open, 1, 0) > 0 else { return }
      let count = read(from: errors)
      guard count > 0 else {
        areErrorsOpen = false
        return
      }
      words += buffer[..<count]
      if words.count > limits.words { words.removeFirst(words.count - limits.words) }
    }
  }

  private func read(from descriptor: Int32) -> Int {
    buffer.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { Descriptor.read(descriptor, $0, bytes.count) } ?? 0
    }
  }

  // MARK: The process

  private func hasEnded() -> Bool {
    if status != nil { return true }
    var code: Int32 = 0
    if waitpid(child, &code, WNOHANG) == child { status = code }
    return status != nil
  }

  func end() {
    if input >= 0 { close(input) }
    input = -1
    // It has its own group of processes: what it has started goes with it.
    if status == nil {
      kill(-child, SIGKILL)
      var code: Int32 = 0
      while waitpid(child, &code, 0) == -1, errno == EINTR {}
      status = code
    }
  }

  private static func now() -> Int { Int(Clock.elapsed() / 1_000_000) }

  /// Both ends are closed in the programs that are started, except where they are handed over. One that another thread
  /// starts at this moment may get them all the same, so that nothing here relies on the end of a pipe.
  private static func pipe() throws(SystemError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    _ = try uninterrupted { systemPipe(&ends) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ command: String, input: Int32, output: Int32, errors: Int32
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))
    let words: [String] = ["/bin/sh", "-c", command]
    let argv = words.map { strdup($0) } + [nil]
    defer { for text in argv { free(text) } }
    var child: pid_t = 0
    #if canImport(Darwin)
      let variables = _NSGetEnviron().pointee
    #else
      let variables = environ
    #endif
    let result = posix_spawn(&child, "/bin/sh", &actions, &attributes, argv, variables)
    guard result == 0 else { throw SystemError(number: result) }
    return child
  }
}

// Inside the type its own `pipe` hides the system's.
private func systemPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
