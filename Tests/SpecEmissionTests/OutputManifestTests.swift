import SpecEmission
import Testing

struct OutputManifestTests {
  private let digest = OutputManifest.digest(of: "abc".utf8)

  @Test func theDigestIsSHA256() {
    #expect(digest == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      OutputManifest.digest(of: []) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      OutputManifest.digest(of: [UInt8](repeating: 0x61, count: 1_000))
        == "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
  }

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
