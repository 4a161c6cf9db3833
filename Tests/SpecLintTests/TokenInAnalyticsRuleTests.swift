import Testing

@testable import SpecLint

@Test func anErrorIsNotHidden() throws {
  try expectFindings(
    of: TokenInAnalyticsRule(),
    in: #"""
      notispec: 1
      analytics: { provider: firebase, events: { token_failed: { on: token.failed, parameters: [error] } } }
      """#, [])
}
