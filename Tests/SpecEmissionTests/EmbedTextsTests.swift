import Foundation
import Testing

/// The tool that puts the texts beside the code into the program.
@Suite struct EmbedTextsTests {
  private static let source = Checkout.root.appending(
    path: "Sources/Tool/Plugins/embed-texts/main.swift"
  ).path

  private func run(
    _ texts: [(name: String, bytes: [UInt8])], rules: [String] = [], _ main: String? = nil
  ) throws -> (status: Int32, lines: [String]) {
    try Toolchain.inTemporaryFolder { folder in
      let tool = folder.appending(path: "embed-texts").path
      try #require(try Toolchain.run(["swiftc", "-Onone", "-o", tool, Self.source]).status == 0)
      let output = folder.appending(path: "EmbeddedTexts.swift")
      var arguments = [tool, output.path]
      for (number, text) in texts.enumerated() {
        let file = folder.appending(path: "text\(number)")
        try Data(text.bytes).write(to: file)
        arguments += [text.name, file.path]
      }
      for rule in rules { arguments += ["rule", rule] }
      let made = try Toolchain.run(arguments)
      guard made.status == 0, let main else {
        return (made.status, made.output.split(separator: "\n").map(String.init))
      }
      let file = folder.appending(path: "main.swift")
      try Data(main.utf8).write(to: file)
      let program = folder.appending(path: "program").path
      let compiled = try Toolchain.run(
        ["swiftc", "-Onone", "-warnings-as-errors", "-o", program, file.path, output.path])
      #expect(compiled.output == "")
      let run = try Toolchain.run([program])
      return (run.status, run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }

  /// Whatever a page quotes comes out as it was written, without the end of its last line.
  @Test func everyTextComesOutAsItStands() throws {
    let texts: [(name: String, text: String)] = [
      ("a.md", "one\ntwo\n"), ("b.md", ""), ("c.md", "\n\n"), ("d.md", "no end"),
      ("e.md", "\"\"\"\n\"\"\"#\n\"\"\"##\n"), ("f.md", "\\(name) \\#(name) \\##(name)\\\n"),
      ("g/h.yaml", "  indented\n\ttab\n«ёжик» 通知 👨‍👩‍👧\n"), ("i.md", "#\"\"\"\n#\n"),
    ]
    let main = """
      for (path, text) in EmbeddedTexts.all { print(path, text.utf8.map { String($0, radix: 16) }.joined(separator: " ")) }
      print(EmbeddedTexts.text(at: "g/h.yaml") != nil, EmbeddedTexts.text(at: "h.yaml") != nil)
      print("\\(EmbeddedTexts.page_css)")
      """
    let (status, lines) = try run(
      texts.map { ($0.name, Array($0.text.utf8)) } + [("Page/page.css", Array("p { }\n".utf8))], main)
    #expect(status == 0)
    let wanted = texts.map { name, text in
      let kept = text.hasSuffix("\n") ? text.dropLast() : text[...]
      return "\(name) \(kept.utf8.map { String($0, radix: 16) }.joined(separator: " "))"
    }
    #expect(lines == wanted + ["true false", "p { }", ""])
  }

  @Test func everyRuleIsInTheRoster() throws {
    let main = """
      protocol LintRule {}
      struct FirstRule: LintRule {}
      struct OtherRule: LintRule {}
      enum LintRoster {}
      print(LintRoster.rules.map { "\\(type(of: $0))" })
      """
    let (status, lines) = try run([], rules: ["Rules/app/FirstRule.swift", "Rules/OtherRule.swift"], main)
    #expect(status == 0)
    #expect(lines.first == #"["FirstRule", "OtherRule"]"#)
  }

  /// A literal would change these without a word.
  @Test(arguments: [Array("one\r\ntwo\r\n".utf8), [0xff, 0x0a], [0x61, 0, 0x0a]])
  func whatNoLiteralCanHoldIsRefused(_ bytes: [UInt8]) throws {
    let (status, lines) = try run([("a.md", bytes)])
    #expect(status == 1)
    #expect(lines.first?.hasSuffix("text0 is no UTF-8 text with '\\n' at the end of each line") ?? false)
  }

  @Test func aNameWithoutAPathIsRefused() throws {
    try Toolchain.inTemporaryFolder { folder in
      let tool = folder.appending(path: "embed-texts").path
      try #require(try Toolchain.run(["swiftc", "-Onone", "-o", tool, Self.source]).status == 0)
      #expect(try Toolchain.run([tool]).status == 1)
      #expect(try Toolchain.run([tool, folder.appending(path: "out.swift").path, "a.md"]).status == 1)
    }
  }
}
