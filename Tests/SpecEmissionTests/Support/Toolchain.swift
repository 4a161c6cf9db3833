import Foundation
import SpecEmission

/// The compiler and the formatter, run on what we emit.
enum Toolchain {
  static func inTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "notispec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// Writes a file under its last path component and returns where.
  static func write(_ file: OutputFile, in folder: URL) throws -> String {
    let place = folder.appending(path: file.path.split(separator: "/").last.map(String.init) ?? file.path)
    try Data(file.contents.utf8).write(to: place)
    return place.path
  }

  static func run(_ command: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
