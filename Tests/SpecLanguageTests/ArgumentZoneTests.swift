import NotificationRules
import SpecLanguage
import TestSupport
import Testing

/// `zone` of the arguments of texts.
@Suite struct ArgumentZoneTests {
  private static func spec(_ argument: String) -> String {
    Specs.body(
      "body: { en: \"{at} {town} {count}\", ru: \"{at} {town} {count}\" }",
      arguments: "{ at: { \(argument) }, town: { type: string }, count: { type: int } }")
  }

  @Test(arguments: [
    ("type: string, 1️⃣zone: Europe/Lisbon", "makes sense only with 'type: instant'"),
    ("type: instant, style: time, zone: 1️⃣home", "is 'home', which only triggers know"),
    ("type: instant, style: time, zone: 1️⃣Europe/Lissabon", "names an unknown time zone 'Europe/Lissabon'"),
    ("type: instant, style: time, zone: { parameter: 1️⃣count }", "'count', a int, but the name of a time zone is a string"),
    ("type: instant, style: time, zone: { parameter: 1️⃣place }", "'place', not an argument of this type"),
  ])
  func mistakes(_ argument: String, _ words: String) throws {
    let marked = Self.spec(argument)
    let plain = marked.replacing("1️⃣", with: "")
    let found = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(plain.utf8))]).diagnostics
    #expect(found.contains { $0.message.contains(words) }, "\(found.map(\.message))")
  }

  @Test func zonesOfMoments() {
    func zone(_ argument: String) -> ZoneSource? {
      SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(Self.spec(argument).utf8))]).spec?.notifications
        .first?.arguments.first?.zone?.value
    }
    #expect(zone("type: instant, style: time, zone: Europe/Lisbon") == .fixed("Europe/Lisbon"))
    #expect(zone("type: instant, style: time, zone: { parameter: town }") == .parameter("town"))
    #expect(zone("type: instant, style: time") == nil)
  }
}
