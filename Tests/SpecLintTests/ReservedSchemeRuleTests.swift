import Testing

@testable import SpecLint

@Test func theSchemesOfTheSystemAreTaken() throws {
  try expectFindings(
    of: ReservedSchemeRule(),
    in: #"""
      notispec: 1
      deep_links:
        scheme: 1️⃣app-settings
        targets:
          home: { path: /home }
      """#, [("1️⃣", "'deep_links.scheme' is 'app-settings', which belongs to the system: choose your own")])
}
