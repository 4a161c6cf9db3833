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
    (
      "type: instant, style: time, zone: { parameter: 1️⃣count }",
      "'count', which has the type 'int', but the name of a time zone is a string"
    ),
    ("type: instant, style: time, zone: { parameter: 1️⃣place }", "'place', which is not an argument here"),
  ])
  func mistakes(_ argument: String, _ words: String) throws {
    let marked = Self.spec(argument)
    let plain = marked.replacing("1️⃣", with: "")
    let found = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(plain.utf8))]).diagnostics
    #expect(found.contains { $0.message.contains(words) }, "\(found.map(\.message))")
  }

  @Test func zonesOfMoments() throws {
    let source = SpecSource(path: "spec.yaml", bytes: Array(EveryKey.app.utf8))
    let walk = try #require(SpecReader.read([source]).spec?.notification("walk"))
    #expect(walk.arguments.compactMap { $0.zone?.value } == [.parameter("coin")])
  }
}
