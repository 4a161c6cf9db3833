import Foundation
import SpecEmission
import SpecLanguage
import Testing

/// A golden case is a folder: `spec.yaml` and the files it gives in `expected/`. `NOTISPEC_RECORD=1` rewrites them.
enum Golden {
  static let folder = Checkout.root.appending(path: "Tests/SpecEmissionTests/Golden")

  static let cases = [
    "awkward-names-and-texts", "every-section", "plurals-and-arguments", "variants-and-settings",
  ]

  static func spec(_ name: String) throws -> Spec {
    let yaml = try Data(contentsOf: folder.appending(path: "\(name)/spec.yaml"))
    let result = SpecReader.read([SpecSource(path: "spec.yaml", bytes: [UInt8](yaml))])
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    return try #require(result.spec)
  }
}

@Suite struct GoldenTests {
  @Test(arguments: Golden.cases)
  func outputIsAsExpected(_ name: String) throws {
    let files = SwiftEmitter().files(for: try Golden.spec(name))
    let expected = Golden.folder.appending(path: "\(name)/expected")
    if Checkout.isRecording { try? FileManager.default.removeItem(at: expected) }
    for file in files {
      let place = expected.appending(path: file.path)
      if Checkout.isRecording {
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.contents.utf8).write(to: place)
      }
      #expect((try? String(contentsOf: place, encoding: .utf8)) == file.contents, "\(name)/expected/\(file.path)")
    }
    let names = FileManager.default.enumerator(atPath: expected.path)?.compactMap { $0 as? String } ?? []
    #expect(Set(names.filter { $0.hasSuffix(".swift") }) == Set(files.map(\.path)))
  }

  /// In a project that sets nothing, whose lines have 100 columns, and in this one. Without the mark, because of which
  /// the formatter would not look.
  @Test(arguments: Golden.cases)
  func outputPassesTheFormatter(_ name: String) throws {
    try Toolchain.inTemporaryFolder { folder in
      let paths = try SwiftEmitter().files(for: try Golden.spec(name)).map { file in
        let mark = "// swift-format-ignore-file\n"
        #expect(file.contents.components(separatedBy: mark).count == 2)
        return try Toolchain.write(
          OutputFile(path: file.path, contents: file.contents.replacing(mark, with: "")), in: folder)
      }
      for options in [[], ["--configuration", Checkout.root.appending(path: ".swift-format").path]] {
        let lint = try Toolchain.run(["swift", "format", "lint", "--strict"] + options + paths)
        #expect(lint.output == "")
        #expect(lint.status == 0)
      }
    }
  }
}
