import SpecEmission
import Testing

struct OutputManifestTests {
  private let digest = OutputManifest.digest(of: "abc".utf8)

  @Test func theDigestIsXXH64() { #expect(digest == "44bc2cf5ad770999") }

  @Test func whatIsWrittenIsRead() {
    let manifest = OutputManifest(entries: [
      .init(path: "swift/B.swift", digest: digest, model: digest),
      .init(path: "swift/A.swift", digest: digest, model: digest),
    ])
    #expect(manifest.entries.map(\.path) == ["swift/A.swift", "swift/B.swift"])
    #expect(OutputManifest.parse(manifest.json) == .success(manifest))
    #expect(OutputManifest.parse(OutputManifest(entries: []).json) == .success(OutputManifest(entries: [])))
  }

  @Test(arguments: [
    ("", 1), ("{}", 1), ("{\n<<<<<<< ours\n", 2), ("{\n  \"notispec_manifest\": 1,\n  \"other\": 1\n}", 3),
    ("{\n  \"notispec_manifest\": 1,\n  \"generator\": 1,\n  \"outputs\": [\n    {\"path\":\"x\"}\n  ]\n}\n", 5),
  ])
  func whatIsNoManifestIsNamedWithItsLine(_ text: String, _ line: Int) {
    guard case .failure(let unreadable) = OutputManifest.parse(text) else {
      Issue.record("read: \(text)")
      return
    }
    #expect(unreadable.line == line)
  }
}
