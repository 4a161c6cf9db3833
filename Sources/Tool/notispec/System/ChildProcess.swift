// Of the C library's globals only `environ` is used, and nothing here changes it.
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// Another program that is run to its end for what it prints. It gets no input and no terminal.
struct ChildProcess {
  /// The exit code, or 128 and the signal that ended it.
  let status: Int32
  let output: [UInt8]
  /// What it said on standard error, cut to a few lines' worth.
  let errors: String

  private static let errorLimit = 4_096

  /// - Parameters:
  ///   - arguments: The name of the program, looked up in `PATH`, and its arguments.
  ///   - variables: More environment variables than those of this process.
  ///   - unset: Environment variables of this process that it does not get.
  ///   - limit: Bytes of output; a program that prints more is stopped.
  ///   - seconds: How long it may take before it is stopped.
  /// - Throws: If it cannot be started, prints too much or takes too long.
  init(
    _ arguments: [String], variables: [String: String] = [:], without unset: Set<String> = [], limit: Int,
    seconds: Int = 60
  ) throws(SystemError) {
    let output = try Pipe()
    let errors = try Pipe()
    let child = try Self.spawn(
      arguments, variables, unset, output: output.writeEnd, errors: errors.writeEnd)
    output.closeWriteEnd()
    errors.closeWriteEnd()
    var gathered = Gathered(limit: limit, errorLimit: Self.errorLimit)
    let failure: SystemError?
    do throws(SystemError) {
      try gathered.read(output.readEnd, errors.readEnd, until: Self.now() + seconds)
      failure = nil
    } catch {
      kill(child, SIGKILL)
      failure = error
    }
    var code: Int32 = 0
    _ = try uninterrupted { waitpid(child, &code, 0) }
    if let failure { throw failure }
    // The low seven bits are the signal, the next eight the exit code.
    status = code & 0x7F == 0 ? code >> 8 & 0xFF : 128 + code & 0x7F
    self.output = gathered.output
    self.errors = String(decoding: gathered.errors, as: UTF8.self)
  }

  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec
  }

  private static func spawn(
    _ arguments: [String], _ variables: [String: String], _ unset: Set<String>, output: Int32, errors: Int32
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    let argv = arguments.map { strdup($0) } + [nil]
    let own = variables.map { "\($0)=\($1)" }
    let environment = (inherited(without: unset.union(variables.keys)) + own).map { strdup($0) } + [nil]
    defer { for text in argv + environment { free(text) } }
    var child: pid_t = 0
    let result = posix_spawnp(&child, arguments[0], &actions, nil, argv, environment)
    guard result == 0 else { throw SystemError(number: result) }
    return child
  }

  private static func inherited(without names: Set<String>) -> [String] {
    #if canImport(Darwin)
      var next = _NSGetEnviron().pointee
    #else
      var next = environ
    #endif
    var variables: [String] = []
    while let text = next.pointee {
      let variable = String(cString: text)
      if !names.contains(String(variable.prefix { $0 != "=" })) { variables.append(variable) }
      next += 1
    }
    return variables
  }
}

/// Both ends of a pipe that other children do not inherit.
private final class Pipe {
  let readEnd: Int32
  let writeEnd: Int32
  private var isWriteEndOpen = true

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    _ = try uninterrupted { pipe(&ends) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  func closeWriteEnd() {
    if isWriteEndOpen { close(writeEnd) }
    isWriteEndOpen = false
  }

  deinit {
    closeWriteEnd()
    close(readEnd)
  }
}

/// What a child has printed so far.
private struct Gathered {
  let limit: Int
  let errorLimit: Int
  var output: [UInt8] = []
  var errors: [UInt8] = []

  /// Reads both until they end.
  mutating func read(_ outputEnd: Int32, _ errorEnd: Int32, until deadline: Int) throws(SystemError) {
    var open = [
      pollfd(fd: outputEnd, events: Int16(POLLIN), revents: 0), pollfd(fd: errorEnd, events: Int16(POLLIN), revents: 0),
    ]
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while open.contains(where: { $0.fd >= 0 }) {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      guard time.tv_sec < deadline else { throw SystemError(number: ETIMEDOUT) }
      _ = try uninterrupted { poll(&open, nfds_t(open.count), 1_000) }
      for index in open.indices where open[index].revents != 0 {
        let descriptor = open[index].fd
        let count = try uninterrupted {
          buffer.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.map { Descriptor.read(descriptor, $0, bytes.count) } ?? 0
          }
        }
        // `poll` ignores a negative descriptor.
        if count == 0 { open[index].fd = -1 }
        if index == 0 {
          output += buffer[..<count]
          guard output.count <= limit else { throw SystemError(number: EFBIG) }
        } else {
          errors += buffer[..<min(count, max(0, errorLimit - errors.count))]
        }
        open[index].revents = 0
      }
    }
  }
}
