import Testing

@testable import SpecLint

@Test func theOwnerOfTheAppDecides() throws {
  try expectFindings(
    of: OwnerlessExpiryRule(),
    in: #"""
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local, owner: retention }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          expires: "2030-01-31"
          copy: { body: { en: "A good moment to tidy up" } }
      """#, [])
}
