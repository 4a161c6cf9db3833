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

  @Test func thePageHasTheTextsBesideTheCode() throws {
    let folder = Golden.packageFolder().appendingPathComponent("Sources/Tool/SpecPreview/Page")
    for (name, text) in ["preview.css": EmbeddedTexts.preview_css, "preview.js": EmbeddedTexts.preview_js] {
      #expect(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) == "\(text)\n")
    }
  }

  /// A page without a build step stays small enough to be read.
  @Test func thePagesOfTheLivePreviewAreShort() throws {
    let folder = Golden.packageFolder().appendingPathComponent("Sources/Tool/SpecPreview/Play")
    let lines = try ["play.css", "play.js", "play-phone.js", "play-try.js", "live.js", "PlayPage.swift"].map { name in
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8).split(separator: "\n").count
    }
    #expect(lines.reduce(0, +) <= 2_000)
  }

  /// Its policy lets it run its own script, ask its own server, and nothing else.
  @Test func playRunsItsOwnScriptOnly() {
    let page = PlayPage.text
    #expect(page.contains("default-src &#39;none&#39;") && page.contains("connect-src &#39;self&#39;"))
    #expect(!page.contains("unsafe-inline") && !page.contains("style=\"") && !page.contains("onclick"))
  }
}
