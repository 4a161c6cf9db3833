import Foundation
import SpecLanguage
import TestSupport
import Testing

@testable import SpecPreview

/// What the page has of a small app, and that its style sheet and script are those beside the code.
@Suite struct PreviewGoldenTests {
  /// One element begins on each line, so that a change can be read.
  @Test func theBodyOfThePage() throws {
    let page = try KioskApp.page()
    let start = try #require(page.range(of: "<main"))
    let end = try #require(page.range(of: "</main>"))
    let body = page[start.lowerBound..<end.upperBound]
      .replacing("<div", with: "\n<div").replacing("<article", with: "\n<article").replacing("<h", with: "\n<h")
    try Golden.expect(body + "\n", in: KioskApp.folder.appendingPathComponent("body.html"))
  }

  @Test func theChangesInMarkdown() throws {
    var app = PreviewApp(try KioskApp.spec())
    app.before = try KioskApp.spec(
      ("Have you read it?", "Did you read it yet?"), ("delay: 2h", "delay: 3h"), ("max: 2", "max: 4"),
      ("\"Not now\"", "\"Later\""))
    let page = PreviewPage([app], base: "main")
    try Golden.expect(page.markdown, in: KioskApp.folder.appendingPathComponent("changes.md"))
    #expect(page.text.contains("<del>Did</del>") && page.text.contains("<ins>Have</ins>"))
    #expect(page.text.contains("<ins>Not now</ins>"))
  }

  @Test(arguments: [("PreviewStyle", "preview.css"), ("PreviewScript", "preview.js")])
  func embedded(_ name: String, _ file: String) throws {
    let folder = Golden.packageFolder().appendingPathComponent("Sources/SpecPreview/Page")
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
    let kind = name == "PreviewStyle" ? "The style sheet" : "The script"
    let swift = """
      /// \(kind) of the page, as `\(file)` beside it has it; `make record` copies it from there.
      enum \(name) {
        // swift-format-ignore
        static let text: StaticString = #\"""
      \(lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n"))
          \"""#
      }

      """
    try Golden.expect(swift, in: folder.appendingPathComponent("\(name).swift"))
  }
}
