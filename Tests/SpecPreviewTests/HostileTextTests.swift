import Foundation
import SpecLanguage
import TestSupport
import Testing

@testable import SpecPreview

/// Nothing that a text says can become a part of the page, and the page runs nothing but its own script.
@Suite struct HostileTextTests {
  @Test(arguments: [
    "</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "\\\" onmouseover=\\\"alert(1)",
    "</style><style>*{display:none}</style>", "<!--", "]]>", "javascript:alert(1)", "&lt;b&gt;", "\u{202E}abc",
  ])
  func staysText(_ hostile: String) throws {
    let plain = try KioskApp.page()
    let page = try KioskApp.page(
      ("Have you read it?", hostile), ("\"A new issue is out.\"", "\"\(hostile)\""), ("\"Kiosk\"", "\"\(hostile)\""),
      ("\"Not now\"", "\"\(hostile)\""), ("\"New issues\"", "\"\(hostile)\""),
      ("example: \"Leo\"", "example: \"\(hostile)\""))
    #expect(page != plain)
    #expect(Self.tags(page).subtracting(Self.tags(plain)).isEmpty)
    #expect(!page.contains(" onmouseover=\"") && !page.contains(" onerror=alert(1)>"))
  }

  /// Every tag with the names of its attributes; texts are not among them.
  private static func tags(_ page: String) -> Set<String> {
    var tags: Set<String> = []
    let start = page.range(of: "<body>")?.lowerBound ?? page.startIndex
    let end = page.range(of: "<script>", options: .backwards)?.lowerBound ?? page.endIndex
    for part in page[start..<end].split(separator: "<").dropFirst() {
      let tag = part.prefix { $0 != ">" }
      let name = String(tag.prefix { $0 != " " })
      let attributes = tag.split(separator: "\"").enumerated().filter { $0.offset.isMultiple(of: 2) }
        .map { String($0.element.filter { $0.isLetter || $0 == "-" || $0 == "=" }) }
      tags.insert(([name] + attributes.dropFirst(1)).joined(separator: " "))
    }
    return tags
  }

  @Test func thePolicyAllowsTheOneScriptAndBothStyleSheets() throws {
    let page = try KioskApp.page()
    #expect(page.components(separatedBy: "<script>").count == 2 && page.components(separatedBy: "<style>").count == 3)
    #expect(page.contains("default-src &#39;none&#39;") && !page.contains("unsafe-inline"))
    #expect(page.components(separatedBy: "sha256-").count == 4)
    #expect(!page.contains(" style=\"") && !page.contains("http://") && !page.contains("src="))
  }
}
