import Testing

@testable import SpecLint

@Test func aValueThatTheScreenItselfHasIsHandedOn() throws {
  try expectFindings(
    of: FallbackParameterRule(),
    in: #"""
      notispec: 1
      deep_links:
        scheme: demo
        targets:
          chat: { path: "/chat/{id}", parameters: { id: { type: string } } }
          media: { path: "/media/{id}", parameters: { id: { type: string } }, fallback: chat }
      """#, [])
}

@Test func aValueThatIsOptionalMayBeMissing() throws {
  try expectFindings(
    of: FallbackParameterRule(),
    in: #"""
      notispec: 1
      deep_links:
        scheme: demo
        targets:
          chat: { path: "/chat/{id}", parameters: { id: { type: string } } }
          media: { path: /media, parameters: { id: { type: string, optional: true } }, fallback: 1️⃣chat }
      """#,
    [
      (
        "1️⃣",
        "'deep_links.targets.media.fallback' is 'chat', which needs 'id', but in 'media' it is optional"
      )
    ])
}
