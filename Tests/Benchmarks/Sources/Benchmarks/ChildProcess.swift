import Foundation

/// What a program cost, its own children included.
struct ProcessCost {
  /// User and system together, in seconds.
  var cpu: Double
  /// Resident, of the largest process, in MiB.
  var peak: Double

  /// - Parameter arguments: The absolute path of the program first.
  /// - Returns: The cost; what it prints is thrown away.
  static func of(_ arguments: [String], in folder: String? = nil) -> ProcessCost {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: required("NOTISPEC_MEASURE"))
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let output = Pipe()
    process.standardOutput = output
    do { try process.run() } catch { fatalError("\(arguments[0]) cannot be started: \(error)") }
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let figures = said.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard figures.count == 3, figures[2] == 0 else {
      fatalError("\(arguments.joined(separator: " ")) ended with: \(said)\nRun it again to see what it says.")
    }
    return ProcessCost(cpu: figures[0], peak: figures[1] / 1024)
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

func required(_ name: String) -> String {
  guard let value = ProcessInfo.processInfo.environment[name] else {
    fatalError("\(name) is not set: start Tests/Benchmarks/run")
  }
  return value
}
