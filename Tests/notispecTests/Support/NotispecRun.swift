import Foundation
import Testing

/// One run of the built executable.
struct NotispecRun {
  /// What the shell would see: the exit code, or 128 and the signal.
  let status: Int32
  let output: String
  let errors: String

  /// Runs `notispec` and waits for its end.
  init(_ arguments: String..., in workspace: TestWorkspace, environment: [String: String] = [:]) throws {
    try self.init(arguments, in: workspace, environment: environment)
  }

  init(_ arguments: [String], in workspace: TestWorkspace, environment: [String: String] = [:]) throws {
    try self.init(path: Self.executable.path, arguments, in: workspace, environment: environment)
  }

  /// Runs a line of bash in which `$NOTISPEC` is the executable.
  init(shell line: String, in workspace: TestWorkspace) throws {
    try self.init(path: "/bin/bash", ["-c", line], in: workspace, environment: [:])
  }

  private init(path: String, _ arguments: [String], in workspace: TestWorkspace, environment: [String: String]) throws {
    let run = try RunningNotispec(path: path, arguments, in: workspace, environment: environment)
    self = try run.end()
  }

  fileprivate init(status: Int32, output: String, errors: String) {
    self.status = status
    self.output = output
    self.errors = errors
  }

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  /// The program that `NOTISPEC_PROGRAM` names; otherwise that of the same build, beside the test bundle.
  static let executable: URL = {
    if let path = ProcessInfo.processInfo.environment["NOTISPEC_PROGRAM"] { return URL(fileURLWithPath: path) }
    let places = [Bundle.main.executableURL].compactMap(\.self) + CommandLine.arguments.map { URL(fileURLWithPath: $0) }
    for place in places + Bundle.allBundles.map(\.bundleURL) {
      // On macOS the bundle has folders of its own above the executable.
      var folder = place
      for _ in 0..<5 {
        folder = folder.deletingLastPathComponent()
        let candidate = folder.appendingPathComponent("notispec")
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder), !isFolder.boolValue,
          FileManager.default.isExecutableFile(atPath: candidate.path)
        {
          return candidate
        }
      }
    }
    return URL(fileURLWithPath: "/the/executable/notispec/was/not/found")
  }()
}

/// A run that has not ended yet.
final class RunningNotispec {
  private let process = Process()
  private let folder: URL

  init(
    path: String = NotispecRun.executable.path, _ arguments: [String], in workspace: TestWorkspace,
    environment: [String: String] = [:]
  ) throws {
    // Files take any amount of output; a pipe would have to be emptied meanwhile.
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("notispec-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = workspace.folder
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "TZDIR", "TERM", "SOURCE_DATE_EPOCH"] { variables[name] = nil }
    variables["NOTISPEC"] = NotispecRun.executable.path
    // No folder: tests leave nothing among the caches of whoever runs them.
    variables["XDG_CACHE_HOME"] = "/dev/null"
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try handle("output")
    process.standardError = try handle("errors")
    try process.run()
  }

  private func handle(_ name: String) throws -> FileHandle {
    let file = folder.appendingPathComponent(name)
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  func send(signal number: Int32) { kill(process.processIdentifier, number) }

  func end() throws -> NotispecRun {
    process.waitUntilExit()
    defer { try? FileManager.default.removeItem(at: folder) }
    func text(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
    }
    let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
    return NotispecRun(
      status: process.terminationStatus + signal, output: try text("output"), errors: try text("errors"))
  }
}
