import Foundation
import Testing

/// The frameworks do not exist on Linux, so stubs of them stand in: for the type checker, and for a small app that runs.
struct AdapterTypeCheckTests {
  @Test func theAdapterAndTheSampleAppCompileAgainstTheFrameworksInterfaceAndRun() throws {
    let build = try AdapterBuild()
    try build.compileSampleApp()
    let output = try build.run()
    try #require(!output.isEmpty)
    let expected = try String(contentsOf: build.here.appending(path: "RoundTrip/expected.txt"), encoding: .utf8)
    if ProcessInfo.processInfo.environment["NOTISPEC_RECORD"] == "1" {
      try Data(output.utf8).write(to: build.here.appending(path: "RoundTrip/expected.txt"))
    } else {
      #expect(output == expected, "\(output)")
    }
  }
}

/// The adapters, the stubs and the small app, compiled in a folder of their own with the rooms as the tests have them.
private final class AdapterBuild {
  let here = URL(filePath: #filePath).deletingLastPathComponent()
  private let folder = FileManager.default.temporaryDirectory.appending(path: "adapter-\(UUID().uuidString)")
  private let package: URL
  private let modules: URL
  private var objects: [String] = []

  init() throws {
    let build = try BuildFolder.holding("Modules/NotificationScheduling.swiftmodule")
    modules = build.appending(path: "Modules")
    package = here.deletingLastPathComponent().deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = package.appending(path: "Sources")
    // Those that others import first.
    for stub in ["UserNotifications", "Photos", "Contacts", "UIKit", "ActivityKit"] {
      try compile(stub, here.appending(path: "Stubs/\(stub)"), package: "frameworks")
    }
    let rooms = [
      "NotificationCivilTime", "NotificationTerms", "NotificationText", "NotificationRules", "NotificationScheduling",
      "CenterSimulation",
    ]
    let folders = rooms.map { sources.appending(path: $0) }
    for folder in folders + [package.appending(path: "generated/swift/CourierNotifications")] {
      let room = folder.lastPathComponent
      // By the names of the sources: objects of sources that are gone may be there too.
      objects += try files(in: folder).map { file in
        build.appending(path: "\(room).build/\(URL(filePath: file).lastPathComponent).o").path
      }
    }
    for room in ["SystemNotifications", "SystemPhotos", "SystemContacts"] {
      try compile(room, sources.appending(path: room))
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Warnings count as errors.
  private func compile(_ module: String, _ room: URL, package: String = "notispec") throws {
    let object = folder.appending(path: "\(module).o").path
    try swift(
      ["-emit-module", "-emit-module-path", folder.appending(path: "\(module).swiftmodule").path, "-emit-object"]
        + ["-o", object, "-wmo", "-parse-as-library", "-module-name", module] + files(in: room), package: package)
    objects.append(object)
  }

  /// The app of `Tests/SampleApp` and its service extension, with the doubles that its debug screen plays a day on.
  func compileSampleApp() throws {
    let sample = here.deletingLastPathComponent().appending(path: "SampleApp")
    for stub in ["SwiftUI", "FirebaseMessaging", "FirebaseFirestore"] {
      try compile(stub, sample.appending(path: "Stubs/\(stub)"), package: "frameworks")
    }
    try compile("NotificationTesting", package.appending(path: "Sources/NotificationTesting"))
    for target in ["Courier", "NotificationService"] {
      try swift(
        ["-typecheck", "-D", "DEBUG", "-parse-as-library", "-module-name", target]
          + files(in: sample.appending(path: target)), package: target)
    }
  }

  /// What the small app prints. The day of the debug screen is in it.
  func run() throws -> String {
    let program = folder.appending(path: "round-trip").path
    let day = package.appending(path: "Tests/SampleApp/Courier/DayRun.swift").path
    try swift(
      files(in: here.appending(path: "RoundTrip")) + [day] + objects
        + ["-D", "DEBUG", "-module-name", "RoundTrip", "-o", program])
    return try output(of: program, [folder.path])
  }

  private func files(in room: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: room.path).filter { $0.hasSuffix(".swift") }
      .map { room.appending(path: $0).path }.sorted()
  }

  private func swift(_ arguments: [String], package: String = "notispec") throws {
    let settings = [
      "-I", folder.path, "-I", modules.path, "-package-name", package, "-swift-version", "6", "-warnings-as-errors",
    ]
    let features = ["InternalImportsByDefault", "ExistentialAny"].flatMap { ["-enable-upcoming-feature", $0] }
    _ = try output(of: "swiftc", settings + features + arguments)
  }

  private func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(text)")
    return text
  }
}
