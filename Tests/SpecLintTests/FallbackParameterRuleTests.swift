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
