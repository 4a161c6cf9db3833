import Testing

@testable import SpecLint

@Test func theTeamOfThePushKeyIsEnough() throws {
  let spec = try example(
    """
    notispec: 1
    app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: remote }
    deep_links: { scheme: demo, universal: "https://example.com", targets: { home: { path: /home } } }
    push: { authentication: { method: key, team_id: "DEF123GHIJ" } }
    """)
  #expect(NoTeamIDRule().check(spec) == [])
}

@Test func anAppWithoutASiteNeedsNoTeam() throws {
  let links = "notispec: 1\ndeep_links: { scheme: demo, targets: { home: { path: /home } } }"
  #expect(NoTeamIDRule().check(try example(links)) == [])
}
