import Foundation
import SpecEmission
import Testing

/// `outputs.swift.runtime`.
@Suite struct RuntimeTests {
  @Test func anEmbeddedModuleImportsNothing() throws {
    let emitter = SwiftEmitter(runtime: .embedded)
    let spec = try Golden.spec("every-section")
    for file in emitter.files(for: spec) {
      #expect(
        !file.contents.split(separator: "\n").contains { $0.contains("import ") && !$0.contains("//") }, "\(file.path)")
    }
    #expect(!emitter.singleFile(for: spec).contains("\nimport "))
  }

  /// Two that are linked together have types of the same names, each in its module.
  @Test func twoEmbeddedModulesCanBeLinkedTogether() throws {
    try Toolchain.inTemporaryFolder { folder in
      var objects: [String] = []
      for name in ["plurals-and-arguments", "variants-and-settings"] {
        let spec = try Golden.spec(name)
        let module = spec.app.module.value
        let source = try Toolchain.write(
          OutputFile(path: "\(module).swift", contents: SwiftEmitter(runtime: .embedded).singleFile(for: spec)),
          in: folder)
        let object = folder.appending(path: "\(module).o").path
        let compiler = try Toolchain.run([
          "swiftc", "-wmo", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-module-name", module,
          "-emit-module", "-emit-module-path", folder.appending(path: "\(module).swiftmodule").path, "-c", source, "-o",
          object,
        ])
        #expect(compiler.output == "")
        objects.append(object)
      }
      let main = try Toolchain.write(
        OutputFile(
          path: "main.swift",
          contents: """
            import DiaryNotifications
            import StreakNotifications
            print(StreakNotifications.NotificationCopy.streak(days: 2, in: "x").body(in: .ru))
            print(DiaryNotifications.NotificationCopy.plain.body(in: .en))
            """), in: folder)
      let program = folder.appending(path: "program").path
      let linker = try Toolchain.run(
        ["swiftc", "-swift-version", "6", "-I", folder.path, main, "-o", program] + objects)
      #expect(linker.output == "")
      #expect(try Toolchain.run([program]).output == "2 дня x\nWritten\n")
    }
  }

  /// A setting or an activity of that name would hide the type from the module.
  @Test func noTypeOfTheModuleIsNamedLikeOneOfTheRuntime() throws {
    let files = SwiftEmitter(runtime: .embedded).files(for: try Golden.spec("variants-and-settings"))
    for file in files where file.path.contains("/Runtime/") {
      for match in file.contents.matches(of: #/(?m)^(?:public |private )?(?:struct|enum) (\w+)/#) {
        #expect(SwiftNames.isTaken(String(match.1)), "\(match.1)")
      }
    }
  }

  @Test func theRuntimeIsTheLibrary() throws {
    let library = Checkout.root.appending(path: "Sources/Runtime/NotificationText")
    let names = try FileManager.default.contentsOfDirectory(atPath: library.path).sorted()
    let embedded = SwiftEmitter(runtime: .embedded).files(for: try Golden.spec("every-section"))
      .filter { $0.path.contains("/Runtime/") }
    #expect(embedded.map { String($0.path.split(separator: "/").last ?? "") } == names)
    for (name, file) in zip(names, embedded) {
      let source = try String(contentsOf: library.appending(path: name), encoding: .utf8)
      // Behind the two lines that say where a generated file comes from.
      #expect(file.contents.split(separator: "\n\n", maxSplits: 1).last.map(String.init) == source, "\(name)")
    }
  }
}
