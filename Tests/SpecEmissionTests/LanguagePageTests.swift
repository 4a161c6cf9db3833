import SpecLanguage
import Testing

@testable import SpecEmission

/// The reference pages of the language, of scenarios and of the workspace.
@Suite struct LanguagePageTests {
  private static func contents(of file: String) -> String {
    ReferenceEmitter().files(for: SchemaFiles.formats).first { $0.path == "reference/\(file)" }?.contents ?? ""
  }

  static let pages = ["language.md", "scenarios.md", "workspace.md"].map(contents)
  static let page = pages.joined(separator: "\n")

  @Test func everyMappingHasAHeadingAndEveryKeyALine() {
    for format in SchemaFiles.formats {
      let page = Self.pages.first { $0.contains("\n## \(format.title)\n") } ?? ""
      let parts = page.split(separator: "\n## ").flatMap { $0.split(separator: "\n### ") }
      let common = parts.first { $0.hasPrefix(KeyLines.title) }?.split(separator: "\n") ?? []
      for shape in format.shapes {
        let title = shape === format.root ? format.title : shape.name
        let lines = parts.first { $0.hasPrefix(title + "\n") }?.split(separator: "\n") ?? []
        #expect(!lines.isEmpty, "\(title)")
        let shared = lines.first { $0.hasPrefix("- [also](") } ?? ""
        for field in shape.fields {
          let said = lines + (shared.contains("`\(field.key)`") ? common : [])
          let line = said.first { line in
            (line.hasPrefix("- `\(field.key):") || line.hasPrefix("- `\(field.key)`"))
              && line.hasSuffix(": \(field.doc)")
              && line.contains("**required**") == field.isRequired
          }
          #expect(line != nil, "\(title): \(field.key)")
          if let standard = field.standard, field.absence == nil {
            #expect(line?.contains("default `\(standard)`") == true, "\(title): \(field.key)")
          }
        }
      }
    }
  }

  @Test func whatManySectionsSayIsThereOnce() {
    for page in Self.pages {
      let lines = page.split(separator: "\n").filter { $0.hasPrefix("- `") }
      let counts = Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
      for (line, count) in counts where count > 2 { Issue.record("\(count) times: \(line)") }
    }
  }

  /// Somebody reads it.
  @Test func thePageOfTheLanguageStaysShort() {
    let words = Self.pages[0].split(whereSeparator: \.isWhitespace).count
    #expect(words <= 12_000, "shorten the docs of keys, or of others that say more than they have to")
  }

  @Test(arguments: pages) func everyLinkLeadsToAHeading(_ page: String) {
    let headings = page.split(separator: "\n").filter { $0.hasPrefix("#") }.map {
      $0.drop { $0 == "#" }.dropFirst().lowercased().replacing(" ", with: "-")
    }
    #expect(Set(headings).count == headings.count, "two headings of one name")
    let links = page.matches(of: /\]\(#([^)]*)\)/).map { String($0.1) }
    #expect(links.count > 5)
    for link in Set(links).subtracting(headings) { Issue.record("a link leads nowhere: #\(link)") }
  }

  @Test func everyWordOfAClosedListIsShown() {
    for word in ["time_sensitive", "rolling_day", "permission_flow.completed", "saturday", "cap.daily"] {
      #expect(Self.page.contains("`\(word)`"), "\(word)")
    }
  }

  @Test func wordsSayWhatToWrite() {
    #expect(ValueShape.int(1...31).words() == "a whole number from 1 to 31")
    #expect(ValueShape.int(0 ... .max).words() == "a whole number, 0 or greater")
    #expect(ValueShape.oneOrMore(.choice(["a", "b"])).words() == "one of 'a', 'b', or a list of them")
    #expect(
      ValueShape.either([.choice(["all"]), .list(of: .reference(.notification))]).words()
        == "'all', or a list; each item is the id of a notification type")
    #expect(
      ValueShape.map(keys: .identifier(.signal), values: .object(SignalItem.keys.shape)).words(mapping: { "<\($0)>" })
        == "ids of signals, each with <signal>")
  }
}
