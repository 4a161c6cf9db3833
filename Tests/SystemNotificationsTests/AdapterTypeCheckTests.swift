import Foundation
import Testing

/// The framework does not exist on Linux, so a stub of it stands in for the type checker.
struct AdapterTypeCheckTests {
  @Test func theAdapterTypeChecksAgainstTheFrameworksInterface() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory.appending(path: "adapter-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func emit(_ module: String, _ sources: [URL]) throws {
      try swiftc(
        ["-emit-module", "-parse-as-library", "-module-name", module, "-emit-module-path"]
          + [folder.appending(path: "\(module).swiftmodule").path, "-I", folder.path, "-swift-version", "6"]
          + ["-enable-upcoming-feature", "InternalImportsByDefault", "-warnings-as-errors"] + sources.map(\.path))
    }
    func sources(of room: String) throws -> [URL] {
      try FileManager.default.contentsOfDirectory(
        at: root.appending(path: "Sources/\(room)"), includingPropertiesForKeys: nil
      ).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }
    try emit("UserNotifications", [here.appending(path: "UserNotificationsStub/UserNotifications.swift")])
    try emit("NotificationCivilTime", sources(of: "NotificationCivilTime"))
    try emit("NotificationTerms", sources(of: "NotificationTerms"))
    try emit("SystemNotifications", sources(of: "SystemNotifications"))
  }

  private func swiftc(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
  }
}
