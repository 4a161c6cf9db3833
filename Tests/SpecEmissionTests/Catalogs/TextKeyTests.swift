import SpecEmission
import SpecLanguage
import TestSupport
import Testing

/// The texts of a spec and the keys they are known by.
@Suite struct TextKeyTests {
  static let apps = ShippedSpecs.apps

  @Test(arguments: apps)
  func everyVisibleTextHasItsOwnKey(_ app: String) throws {
    let spec = try Checkout.spec(app)
    let texts = spec.texts
    #expect(Set(texts.map(\.key)).count == texts.count)
    #expect(texts.allSatisfy { !$0.comment.isEmpty })
  }

  /// A key of the language that holds a text and is not in the walk would reach no translator.
  @Test func everyKeyThatHoldsATextIsWalkedOver() throws {
    let specs = try EveryKey.sources.map { try #require(SpecReader.read($0).spec) }
    let paths = specs.flatMap(\.texts).map { $0.path.replacing(/\[\d+\]/, with: ".0").split(separator: ".") }
    let places = SpecFileShape.object.textPlaces
    let missed = places.filter { place in
      // The long form of a text that has a short one: its place has the name of the short one.
      if place.hasSuffix(".text"), places.contains(String(place.dropLast(5))) { return false }
      // An argument of a text of the app has none: that is refused.
      if place == "strings.*.arguments.*.default" { return false }
      let place = place.split(separator: ".")
      return !paths.contains { path in
        path.count == place.count && zip(path, place).allSatisfy { $1 == "*" || $0 == $1 }
      }
    }
    #expect(missed == [])
  }

  @Test func keysAreTheDocumentedOnes() throws {
    let keys = try StringCatalogTests.goldenSpec().texts.map(\.key)
    #expect(
      keys == [
        "streak.title", "streak.subtitle", "streak.body", "learned.body", "streak_2.body.gentle",
        "streak_2.body.cheerful", "streak_2.body.cheerful.2", "categories.milestone.VIEW_ACTION.title",
        "categories.milestone.REPLY_ACTION.title",
        "categories.milestone.REPLY_ACTION.button", "categories.milestone.REPLY_ACTION.placeholder",
        "categories.milestone.hidden_preview", "preferences.style.label", "preferences.style.options.gentle",
        "preferences.style.options.cheerful", "modules.album", "strings.share_used", "strings.half",
        "permission_flow.contacts_pre_prompt.title", "permission_flow.contacts_pre_prompt.reasons.1",
        "permission_flow.contacts_pre_prompt.primary", "permission_flow.contacts_pre_prompt.usage_description",
        "permission_flow.contacts_pre_prompt.claims.merging", "permission_flow.no_contacts.title",
        "permission_flow.no_contacts.primary",
      ])
  }

  @Test func aTypeNamedAsASectionDoesNotTakeItsKeys() throws {
    let spec = try spec(
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      strings: { title: { en: "A" } }
      notifications:
        strings:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day, time: "20:00" } }
          copy: { title: { en: "B" }, body: { en: "C" } }
      """)
    #expect(
      spec.texts.map(\.key) == ["notifications.strings.title", "notifications.strings.body", "strings.title"])
  }
}
