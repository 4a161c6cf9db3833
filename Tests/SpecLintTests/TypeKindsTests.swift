import SpecLanguage
import Testing

@testable import SpecLint

@Suite struct TypeKindsTests {
  private func spec() throws -> Spec {
    try example(
      """
      notispec: 1
      signals: { opened: { parameters: { count: { type: int } } }, closed: {} }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          badge: 1
          copy: { body: { en: "Hi" } }
        soon:
          summary: "Soon."
          target: home
          trigger: { after: { signal: opened, delay: 1h } }
          conditions: [{ any: [{ happened: closed }, { not: { last: { signal: opened, parameter: count, above: 1 } } }] }]
          sound: none
          copy: { body: { en: "Ho" } }
      """)
  }

  @Test func partsOfConditionsCount() throws {
    let kinds = try spec().notifications.map { TypeKinds(of: $0) }
    #expect(kinds == [[.any, .calendar, .badge], [.any, .negation, .comparison, .sound, .delay]])
  }

  @Test func aSpecHasTheTypesOfTheKindsAskedForOnly() throws {
    let whole = try spec()
    var specs = SpecByKinds(whole)
    #expect(specs.spec(of: .calendar).notifications.map(\.id) == ["daily"])
    #expect(specs.spec(of: [.sound, .badge]).notifications.map(\.id) == ["daily", "soon"])
    #expect(specs.spec(of: [.push, .attachments]).notifications == [])
    #expect(specs.spec(of: .any) == whole)
    #expect(specs.spec(of: .push).signals == whole.signals)
  }

  @Test func typesWhoseBodiesSayTheSameAreFoundTogether() throws {
    let spec = try example(
      """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        first: { summary: "x", target: home, trigger: { calendar: { every: day } }, copy: { body: { en: "Hi" } } }
        second: { summary: "x", target: home, trigger: { calendar: { every: day } }, copy: { body: { en: "Ho" } } }
        third:
          summary: "x"
          target: home
          trigger: { calendar: { every: day } }
          copy: { title: { en: "Ho" }, body: { variants: { choose: rotate, a: { en: "Ha" }, b: { en: "Hi" } } } }
      """)
    var specs = SpecByKinds(spec)
    #expect(specs.spec(of: .twin).notifications.map(\.id) == ["first", "third"])
    #expect(specs.spec(of: .large).notifications == [])
  }
}
