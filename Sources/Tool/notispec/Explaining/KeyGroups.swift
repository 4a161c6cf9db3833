import NotificationConformance
import SpecLanguage
import TextWriting

/// Keys of one name that mean the same in several places, which a page shows once.
struct KeyGroup: Explanation {
  let key: KeyExplanation
  /// What has the key, in the order of the language.
  var owners: [String]

  func write(to page: inout PageText) {
    if owners.count == 1 { return key.write(to: &page) }
    page.heading("\(key.path)  key in \(key.format.place), of \(Plural.of(owners.count, "group"))")
    page.paragraph(key.field.doc)
    key.writeDetails(to: &page)
    page.paragraph("Of: \(owners.joined(separator: ", ")).")
  }

  func write(to json: inout JSONWriter) { key.write(to: &json) }

  /// Whether somebody who has read one would learn nothing from the other.
  fileprivate func isLike(_ other: KeyExplanation) -> Bool {
    key.format.place == other.format.place && key.path == other.path && key.field.doc == other.field.doc
      && key.field.type.words() == other.field.type.words() && key.absence == other.absence
  }
}

/// Words of scenarios that are also words of the specs, or that several kinds of steps have: a line each.
struct ScenarioWords: Explanation {
  let groups: [KeyGroup]
  private static let mostOwners = 3

  func write(to page: inout PageText) {
    guard let first = groups.first else { return }
    page.heading("\(first.key.path)  key in \(first.key.format.place)")
    page.list(
      "Used in",
      groups.map { group in
        let rest = group.owners.count - Self.mostOwners
        let owners = group.owners.prefix(Self.mostOwners).joined(separator: ", ")
        return "\(owners)\(rest > 0 ? " and \(rest) more" : ""): \(group.key.field.doc)"
      })
  }

  func write(to json: inout JSONWriter) { for group in groups { group.write(to: &json) } }
}

enum KeyGroups {
  /// People do not read more blocks than this about a word of scenarios.
  private static let mostBlocks = 1

  /// The same answers with similar keys merged, and with the words of scenarios as lines if there is more to show.
  static func grouped(_ found: [any Explanation]) -> [any Explanation] {
    var others: [any Explanation] = []
    var groups: [KeyGroup] = []
    for explanation in found {
      guard let key = explanation as? KeyExplanation else {
        others.append(explanation)
        continue
      }
      if let place = groups.firstIndex(where: { $0.isLike(key) }) {
        groups[place].owners.append(key.owner.title)
      } else {
        groups.append(KeyGroup(key: key, owners: [key.owner.title]))
      }
    }
    // A word says what a whole line is, which is what people ask for.
    let isLine = { (group: KeyGroup) in group.key.format.isScenarios && !group.key.isWord }
    let ofScenarios = groups.filter(isLine)
    guard ofScenarios.count > mostBlocks || ofScenarios.count < groups.count || !others.isEmpty, !ofScenarios.isEmpty
    else { return others + groups }
    var lines: [KeyGroup] = []
    for group in ofScenarios {
      if let place = lines.firstIndex(where: { $0.key.field.doc == group.key.field.doc }) {
        lines[place].owners += group.owners
      } else {
        lines.append(group)
      }
    }
    return others + groups.filter { !isLine($0) } + [ScenarioWords(groups: lines)]
  }
}

extension FileFormat {
  /// Whether it is the one of scenario tables.
  fileprivate var isScenarios: Bool { place == FileFormat.scenarios.place }
}
