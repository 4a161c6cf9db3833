import Testing

@testable import SpecLint

@Test func aTextThatNeverShowsTheNumberIsMeantSo() throws {
  try expectFindings(
    of: PluralNumberMissingRule(),
    in: #"""
      notispec: 1
      signals: { counted: { parameters: { count: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: counted, delay: 1h } }
          arguments: { count: { type: int } }
          copy:
            body: { en: { plural: count, one: "A photo", other: "Some photos" } }
      """#, [])
}
