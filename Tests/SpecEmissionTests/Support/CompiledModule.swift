import Foundation
import SpecEmission
import SpecLanguage
import Testing

/// A generated module, compiled with a program that uses it.
enum CompiledModule {
  /// Compiles the module with its runtime embedded, which imports nothing, together with a `main.swift` and returns the lines it prints. What the program
  /// gives to `show` comes out as hexadecimal bytes, so that a text may hold anything.
  static func run(_ spec: Spec, _ main: String) throws -> [String] {
    let show = """
      func show(_ text: String?) {
        print((text ?? "nil").utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
      }

      """
    return try Toolchain.inTemporaryFolder { folder in
      var files = SwiftEmitter(runtime: .embedded).files(for: spec)
      files.append(OutputFile(path: "main.swift", contents: show + main))
      let program = folder.appending(path: "program").path
      let compiler = try Toolchain.run(
        ["swiftc", "-wmo", "-swift-version", "6", "-warnings-as-errors", "-o", program]
          + files.map { try Toolchain.write($0, in: folder) })
      #expect(compiler.output == "")
      guard compiler.status == 0 else { return [] }
      return try Toolchain.run([program]).output.split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast().map(String.init)
    }
  }

  static func hex(_ text: String) -> String {
    text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
