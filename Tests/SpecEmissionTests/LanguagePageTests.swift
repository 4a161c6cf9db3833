import SpecEmission
import SpecLanguage
import Testing

/// The reference page of the language.
@Suite struct LanguagePageTests {
  static let page =
    ReferenceEmitter().files(for: SchemaFiles.formats).first { $0.path == "reference/language.md" }?.contents ?? ""

  @Test func everyMappingHasAHeadingAndEveryKeyARow() {
    let parts = Self.page.split(separator: "\n## ").flatMap { $0.split(separator: "\n### ") }
    for format in SchemaFiles.formats {
      for shape in format.shapes {
        let title = shape === format.root ? format.title : shape.name
        let part = parts.first { $0.hasPrefix(title + "\n") } ?? ""
        #expect(!part.isEmpty, "\(title)")
        for field in shape.fields {
          let row = part.split(separator: "\n").first { $0.hasPrefix("| `\(field.key)` | ") } ?? ""
          #expect(row.contains(field.doc), "\(title): \(field.key)")
          #expect(row.contains("**required**") == field.isRequired, "\(title): \(field.key)")
          if let standard = field.standard { #expect(row.contains("| `\(standard)` |"), "\(title): \(field.key)") }
        }
      }
    }
  }

  @Test func everyLinkLeadsToAHeading() {
    let headings = Self.page.split(separator: "\n").filter { $0.hasPrefix("#") }.map {
      $0.drop { $0 == "#" }.dropFirst().lowercased().replacing(" ", with: "-")
    }
    #expect(Set(headings).count == headings.count, "two headings of one name")
    let links = Self.page.matches(of: /\]\(#([^)]*)\)/).map { String($0.1) }
    #expect(links.count > 50)
    for link in Set(links).subtracting(headings) { Issue.record("a link leads nowhere: #\(link)") }
  }

  @Test func everyRowHasAllItsCells() {
    for line in Self.page.split(separator: "\n") where line.hasPrefix("|") {
      let bars = line.replacing("\\|", with: "").filter { $0 == "|" }.count
      #expect([3, 4, 6].contains(bars), "\(line)")
    }
  }

  @Test func everyWordOfAClosedListIsShown() {
    for word in ["time_sensitive", "rolling_day", "notification.schedule_failed", "saturday", "cap.daily"] {
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
