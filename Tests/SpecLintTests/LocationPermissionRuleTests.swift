import Testing

@testable import SpecLint

@Test func aDateNeedsNoLocation() throws {
  try expectFindings(
    of: LocationPermissionRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy: { body: { en: "A good moment to tidy up" } }
      """#, [])
}
