import Foundation

/// A copy of the specs and scenarios that ship with notispec, which may be changed.
struct ShippedWorkspace {
  let folder: String

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  init() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("notispec-shipped-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for name in ["specs", "conformance"] {
      try FileManager.default.copyItem(
        at: Self.package.appendingPathComponent(name), to: place.appendingPathComponent(name))
    }
    folder = place.path
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// Replaces the first place with a text, as an editor saves: in one step.
  func edit(_ path: String, _ old: String, _ new: String) throws {
    let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
    let text = try String(contentsOf: url, encoding: .utf8)
    guard let place = text.range(of: old) else { fatalError("\(path) does not say '\(old)'") }
    try text.replacingCharacters(in: place, with: new).write(to: url, atomically: true, encoding: .utf8)
  }

  /// Runs git in it.
  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder, "-c", "user.email=a@example.com"] + arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { fatalError("git \(arguments.joined(separator: " ")) failed") }
  }
}
