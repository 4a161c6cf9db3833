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

/// Of two addresses one may be the more specific everywhere, as `/chat/new` beside `/chat/{id}`; if not, some link is both.
@Test func anAddressThatIsMoreSpecificInOnePartOnlyIsAmbiguous() throws {
  try expectFindings(
    of: AmbiguousLinkRule(),
    in: #"""
      notispec: 1
      deep_links:
        scheme: demo
        targets:
          part: { path: "/chat/{id}/{n}", parameters: { id: { type: string }, n: { type: string } } }
          info: { path: "/chat/{id}/info", parameters: { id: { type: string } } }
          new: { path: 1️⃣"/chat/new/{n}", parameters: { n: { type: string } } }
          other: { path: "/room/new/{n}", parameters: { n: { type: string } } }
          chat: { path: "/chat/{id}", parameters: { id: { type: string } } }
          create: { path: "/chat/new", aliases: [info] }
      """#,
    [("1️⃣", "'deep_links.targets.new' and 'info' are both opened by '/chat/new/info': change one of them")])
}
