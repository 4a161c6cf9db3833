import Foundation

/// What a program cost, its own children included.
struct ProcessCost {
  /// User and system together, in seconds.
  var cpu: Double
  /// Resident, of the largest process, in MiB.
  var peak: Double

  /// - Parameter arguments: The path of the program first.
  /// - Returns: The cost; what it prints is thrown away.
  static func of(_ arguments: [String], in folder: String? = nil, expecting codes: Set<Int32> = [0]) -> ProcessCost {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    if let folder { posix_spawn_file_actions_addchdir_np(&actions, folder) }
    let words = arguments.map { strdup($0) }
    let environment = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") }
    defer { for word in words + environment { free(word) } }
    var process = pid_t()
    let result = posix_spawn(&process, arguments[0], &actions, nil, words + [nil], environment + [nil])
    precondition(result == 0, "\(arguments[0]) cannot be started")
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    precondition(status & 0x7F == 0 && codes.contains(status >> 8 & 0xFF), "\(arguments) ended with \(status)")
    #if os(Linux)
      let unit = 1024.0
    #else
      let unit = 1_048_576.0
    #endif
    return ProcessCost(cpu: usage.ru_utime.seconds + usage.ru_stime.seconds, peak: Double(usage.ru_maxrss) / unit)
  }

  /// The medians of several programs that take turns, so that a busy moment of the machine meets all of them.
  static func medians(rounds: Int, _ programs: [() -> ProcessCost]) -> [ProcessCost] {
    var costs = programs.map { _ in [ProcessCost]() }
    for _ in 0..<rounds {
      for (index, program) in programs.enumerated() { costs[index].append(program()) }
    }
    return costs.map { costs in
      ProcessCost(cpu: costs.map(\.cpu).sorted()[rounds / 2], peak: costs.map(\.peak).sorted()[rounds / 2])
    }
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
