import Testing

@testable import SpecDiagnostics

/// The vectors are those of github/codeql-action, `src/fingerprints.test.ts`.
@Suite struct LineFingerprintsTests {
  private static let greetings = [
    "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1", "b3edc88f2938467e:1",
    "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
  ]

  @Test(arguments: [
    ("", ["c129715d7a2bc9a3:1"]),
    (
      " a\nb\n  \t\tc\n d",
      ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]
    ),
    (" hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n", greetings),
    (" hello; \t\nworld!!!\r\r\r  \t\tGreetings\r End\r", greetings),
    (" hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n", greetings),
    (" hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n", greetings),
    (
      String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
      (1...6).map { "a7f2ff13bc495cf2:\($0)" } + [
        "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1", "c129715d7a2bc9a3:1",
      ]
    ),
  ])
  func asGitHubComputesThem(_ text: String, _ expected: [String]) {
    let fingerprints = LineFingerprints(of: Array(text.utf8), lines: Set(1...expected.count + 1))
    #expect((1...expected.count + 1).map(fingerprints.hash) == expected + [nil])
  }

  @Test func onlyWhatIsAskedForIsKept() {
    let fingerprints = LineFingerprints(of: Array("a\nb\nc\n".utf8), lines: [2])
    #expect(fingerprints.hash(ofLine: 1) == nil)
    #expect(fingerprints.hash(ofLine: 2) != nil)
  }
}
