import Foundation
import SpecEmission
import Testing

/// The committed `generated/` is what `specs/` gives.
@Suite struct GeneratedFilesTests {
  @Test func generatedSwiftIsWhatTheSpecGives() throws {
    for file in SwiftEmitter().files(for: try Checkout.spec("cleaner")) {
      let place = Checkout.root.appending(path: "generated/\(file.path)")
      if Checkout.isRecording {
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.contents.utf8).write(to: place)
      }
      let onDisk = try? String(contentsOf: place, encoding: .utf8)
      #expect(onDisk == file.contents, "generated/\(file.path) is out of date: run `swift run notispec generate`")
    }
  }

  @Test func everyFileInTheModuleIsGenerated() throws {
    let paths = Set(SwiftEmitter().files(for: try Checkout.spec("cleaner")).map(\.path))
    let folder = "swift/CleanerNotifications"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Checkout.root.appending(path: "generated/\(folder)").path)
    for name in names where name.hasSuffix(".swift") {
      #expect(paths.contains("\(folder)/\(name)"), "generated/\(folder)/\(name) is no output: remove it")
    }
  }
}
