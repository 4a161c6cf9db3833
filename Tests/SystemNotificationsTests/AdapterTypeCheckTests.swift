import Foundation
import TestSupport
import Testing

/// The frameworks do not exist on Linux, so stubs of them stand in: for the type checker, and for a small app that runs.
struct AdapterTypeCheckTests {
  @Test func theAdapterAndTheSampleAppCompileAgainstTheFrameworksInterfaceAndRun() throws {
    let build = try AdapterBuild()
    try build.compileWhatAppsImport()
    try build.checkSampleApp(AppSettings(language: "6"))
    let output = try build.run()
    try #require(!output.isEmpty)
    let expected = try String(contentsOf: build.here.appending(path: "RoundTrip/expected.txt"), encoding: .utf8)
    if ProcessInfo.processInfo.environment["NOTISPEC_RECORD"] == "1" {
      try Data(output.utf8).write(to: build.here.appending(path: "RoundTrip/expected.txt"))
    } else {
      #expect(output == expected, "\(output)")
    }
  }

  /// What new projects of Xcode 26 switch on, together and one by one: the code that apps copy must compile with it.
  @Test func theGuideAndTheSampleAppCompileWithWhatAnAppMaySwitchOn() throws {
    let build = try AdapterBuild()
    try build.compileWhatAppsImport()
    let features = ["MemberImportVisibility", "NonisolatedNonsendingByDefault", "InferIsolatedConformances"]
    let settings =
      ["5", "6"].map { AppSettings(language: $0) }
      + ["5", "6"].map { AppSettings(language: $0, features: features, isOnMainActor: true) }
      + features.map { AppSettings(language: "6", features: [$0]) } + [AppSettings(language: "6", isOnMainActor: true)]
    for settings in settings {
      try build.checkSampleApp(settings)
      try build.checkGuide(settings)
    }
  }
}

/// How an app is compiled.
private struct AppSettings: CustomStringConvertible {
  var language: String
  var features: [String] = []
  var isOnMainActor = false

  var arguments: [String] {
    ["-swift-version", language] + features.flatMap { ["-enable-upcoming-feature", $0] }
      + (isOnMainActor ? ["-default-isolation", "MainActor"] : [])
  }

  var description: String { arguments.joined(separator: " ") }
}

/// The adapters, the stubs and the small app, compiled in a folder of their own with the rooms as the tests have them.
private final class AdapterBuild {
  let here = URL(filePath: #filePath).deletingLastPathComponent()
  private let folder = FileManager.default.temporaryDirectory.appending(path: "adapter-\(UUID().uuidString)")
  private let package: URL
  private let sample: URL
  private let modules: URL
  private var objects: [String] = []

  init() throws {
    let build = try BuildFolder.holding("Modules/NotificationScheduling.swiftmodule")
    modules = build.appending(path: "Modules")
    package = here.deletingLastPathComponent().deletingLastPathComponent()
    sample = here.deletingLastPathComponent().appending(path: "SampleApp")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = package.appending(path: "Sources/Runtime")
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

  /// The doubles that the debug screen of the sample app plays a day on, and the other frameworks that it uses.
  func compileWhatAppsImport() throws {
    for stub in ["SwiftUI", "BackgroundTasks", "Network", "FirebaseMessaging", "FirebaseFirestore"] {
      try compile(stub, sample.appending(path: "Stubs/\(stub)"), package: "frameworks")
    }
    try compile("NotificationTesting", package.appending(path: "Sources/Runtime/NotificationTesting"))
  }

  /// The app of `Tests/SampleApp` and its service extension.
  func checkSampleApp(_ settings: AppSettings) throws {
    for target in ["Courier", "NotificationService"] {
      try check(target, files(in: sample.appending(path: target)), settings)
    }
  }

  /// The snippets of the guide that are neither the sample app's nor for a package that links libyaml, each in a file of its own with the imports that it shows.
  func checkGuide(_ settings: AppSettings) throws {
    let pages = try ["ios", "adopting"].map {
      try String(contentsOf: package.appending(path: "docs/\($0).md"), encoding: .utf8)
    }
    let ofOthers = [
      "final class Notif", "final class AppDelegate", "struct FirebaseTokens", "import ScenarioTesting", "enum Refresh",
      "struct SettingsView", "NWPathMonitor",
    ]
    var sources = pages.flatMap { $0.components(separatedBy: "```swift\n").dropFirst() }
      .compactMap { $0.components(separatedBy: "```").first }
      .filter { block in !ofOthers.contains { block.contains($0) } }
    try #require(sources.count == 12)
    // What the snippets assume of the app.
    let example = try String(
      contentsOf: here.appending(path: "../NotificationTestingTests/GuideExample.swift"), encoding: .utf8)
    let router = try #require(
      example.components(separatedBy: "\nactor Router ").last?.components(separatedBy: "\n}\n").first)
    sources.append("import CourierNotifications\n\nactor Router \(router)\n}\n")
    sources.append(
      "import Foundation\n\nlet root = URL(filePath: \"/\")\n\nactor Server {\n  func follow(order: String, by token: String) {}\n}\n"
    )
    var paths: [String] = []
    for (number, source) in sources.enumerated() {
      let file = folder.appending(path: "snippet\(number).swift")
      try Data(source.utf8).write(to: file)
      paths.append(file.path)
    }
    try check("Guide", paths, settings)
  }

  /// Warnings count as errors.
  private func check(_ module: String, _ sources: [String], _ settings: AppSettings) throws {
    let arguments = ["-typecheck", "-warnings-as-errors", "-D", "DEBUG", "-parse-as-library", "-module-name", module]
    _ = try output(
      of: "swiftc", ["-I", folder.path, "-I", modules.path] + arguments + settings.arguments + sources, "\(settings): ")
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

  private func output(of program: String, _ arguments: [String], _ remark: String = "") throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(remark)\(text)")
    return text
  }
}
