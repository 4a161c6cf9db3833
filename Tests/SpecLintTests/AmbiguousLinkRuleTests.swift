import Testing

@testable import SpecLint

@Test func anAliasIsAnAddressTooAndLettersOfBothSizesAreTheSame() throws {
  try expectFindings(
    of: AmbiguousLinkRule(),
    in: #"""
      notispec: 1
      deep_links:
        scheme: demo
        targets:
          home: { path: /home, aliases: [start] }
          begin: { path: 1️⃣/Start }
          more: { path: /more, aliases: [2️⃣home] }
      """#,
    [
      ("1️⃣", "'deep_links.targets.begin' has the same address as 'home': change one of them"),
      ("2️⃣", "'deep_links.targets.more' has the same address as 'home': change one of them"),
    ])
}
