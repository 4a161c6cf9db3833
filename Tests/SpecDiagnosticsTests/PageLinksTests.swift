import Foundation
import TestSupport
import Testing

/// What the pages of this repository link to is there: files, folders and headings.
@Suite struct PageLinksTests {
  @Test func everyLinkLeadsSomewhere() throws {
    let root = Golden.packageFolder()
    let pages = try Self.pages(below: root)
    #expect(pages.count > 30)
    var links = 0
    var anchors: [String: Set<String>] = [:]
    for page in pages {
      for link in Self.links(of: try Self.text(page)) where !link.contains("://") {
        links += 1
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let file =
          parts[0].isEmpty ? page : URL(fileURLWithPath: parts[0], relativeTo: page.deletingLastPathComponent())
        let name = page.path.dropFirst(root.path.count + 1)
        guard FileManager.default.fileExists(atPath: file.path) else {
          Issue.record("\(name) links to '\(link)', which does not exist")
          continue
        }
        guard parts.count == 2, file.pathExtension == "md" else { continue }
        let known = try anchors[file.path] ?? Self.anchors(of: Self.text(file))
        anchors[file.path] = known
        #expect(known.contains(parts[1]), "\(name) links to '\(link)', but no heading there has this name")
      }
    }
    #expect(links > 100)
  }

  private static func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// Those that people read on the web; golden files link to what only a workspace of theirs would have.
  private static func pages(below root: URL) throws -> [URL] {
    let top = try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
    let folders = ["docs", "specs", "conformance", "generated", "Sources", "Tests", ".github"]
    let inside = folders.flatMap { folder in
      FileManager.default.enumerator(at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL } ?? []
    }
    return (top + inside).filter { page in
      page.pathExtension == "md" && !page.pathComponents.contains { ["Golden", "Fixtures", ".build"].contains($0) }
    }
  }

  /// Without code, which is no link.
  private static func prose(_ text: String) -> [Substring] {
    var isCode = false
    return text.split(separator: "\n").filter { line in
      let isFence = line.drop { $0 == " " }.hasPrefix("```")
      if isFence { isCode.toggle() }
      return !isCode && !isFence
    }
  }

  private static func links(of text: String) -> [String] {
    prose(text).flatMap { line -> [String] in
      let spoken = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .map { $0.offset.isMultiple(of: 2) ? String($0.element) : "" }.joined()
      let pictures = spoken.components(separatedBy: "src=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
      return spoken.components(separatedBy: "](").dropFirst().map { String($0.prefix { $0 != ")" }) } + pictures
    }
  }

  /// As GitHub makes them of headings.
  private static func anchors(of text: String) -> Set<String> {
    Set(
      prose(text).filter { $0.hasPrefix("#") }.map { heading in
        let words = heading.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
        return String(
          words.compactMap { letter -> Character? in
            if letter == " " { return "-" }
            return letter.isLetter || letter.isNumber || letter == "-" || letter == "_" ? letter : nil
          })
      })
  }
}
