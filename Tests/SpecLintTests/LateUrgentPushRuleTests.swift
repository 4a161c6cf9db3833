import Testing

@testable import SpecLint

@Test func anOrdinaryPushMayWait() throws {
  try expectFindings(
    of: LateUrgentPushRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
          push: { priority: 5 }
          copy: { body: { en: "Hello" } }
      """,
    [])
}
