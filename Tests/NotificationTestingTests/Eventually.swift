import Testing

/// Waits for what other tasks do, as long as the slowest machine may need: a test that waits for ever stops the whole run.
///
/// - Parameters:
///   - meanwhile: What is done before each further look.
///   - hasHappened: What is waited for.
/// - Throws: After ten minutes.
func eventually(
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
  meanwhile: () async throws -> Void = {}, _ hasHappened: () async -> Bool
) async throws {
  let end = ContinuousClock.now + .seconds(600)
  while await !hasHappened() {
    try #require(ContinuousClock.now < end, "this never happened", sourceLocation: sourceLocation)
    try await meanwhile()
    await Task.yield()
  }
}
