import Testing

/// Waits for what other tasks do, as long as the slowest machine may need: a test that waits for ever stops the whole run.
///
/// - Parameters:
///   - meanwhile: What is done before each further look.
///   - hasHappened: What is waited for.
/// - Throws: After sixty thousand looks, which take ten minutes or more.
func eventually(
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
  meanwhile: () async throws -> Void = {}, _ hasHappened: () async -> Bool
) async throws {
  for look in 0..<60_000 {
    if await hasHappened() { return }
    try await meanwhile()
    // What is only a turn away needs no wait.
    if look < 100 { await Task.yield() } else { try await Task.sleep(for: .milliseconds(10)) }
  }
  try #require(Bool(false), "this never happened", sourceLocation: sourceLocation)
}
