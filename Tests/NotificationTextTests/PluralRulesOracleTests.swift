import Foundation
import NotificationText
import Testing

/// Our rules held against the table `cldr_plurals.py` wrote: every language of CLDR, 0 to 200 and the large numbers.
@Suite struct PluralRulesOracleTests {
  private struct Table {
    var version = ""
    var numbers: [Int] = []
    var rows: [(tag: String, categories: [PluralCategory], chosen: [PluralCategory])] = []

    init() throws {
      let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fixtures/cldr-plurals.tsv")
      for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
        if line.hasPrefix("# CLDR ") {
          version = String(line.split(separator: " ")[2])
        } else if line.hasPrefix("# numbers: 0-200 ") {
          numbers = Array(0...200) + line.split(separator: " ").compactMap { Int($0) }
        } else if !line.hasPrefix("#") {
          let cells = line.split(separator: "\t")
          try rows.append((String(cells[0]), Self.read(cells[1]), Self.read(cells[2])))
        }
      }
    }

    private static func read(_ letters: Substring) throws -> [PluralCategory] {
      let names: [Character: PluralCategory] = [
        "z": .zero, "1": .one, "2": .two, "f": .few, "m": .many, "o": .other,
      ]
      return try letters.map { try #require(names[$0]) }
    }
  }

  @Test func everyLanguageOfCLDRAgrees() throws {
    let table = try Table()
    #expect(table.version == "47", "the documentation of PluralRules names this version")
    #expect(table.numbers.count == 211)
    #expect(table.rows.count > 200)
    for (tag, categories, chosen) in table.rows {
      #expect(PluralRules.categories(for: tag) == categories, "\(tag)")
      #expect(table.numbers.map { PluralRules.category(of: $0, in: tag) } == chosen, "\(tag)")
    }
  }

  @Test func aChosenCategoryIsAlwaysAListedOne() throws {
    for (tag, categories, _) in try Table().rows {
      let chosen = Set((0...2000).map { PluralRules.category(of: $0, in: tag) })
      #expect(chosen.isSubset(of: categories), "\(tag)")
    }
  }
}
