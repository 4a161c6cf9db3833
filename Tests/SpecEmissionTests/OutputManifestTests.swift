import Foundation
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

  /// As git leaves it where it ends lines as Windows does.
  @Test func otherLineEndsAreRead() {
    let manifest = OutputManifest(entries: [.init(path: "swift/A.swift", digest: digest, model: digest)])
    #expect(OutputManifest.parse(manifest.json.replacingOccurrences(of: "\n", with: "\r\n")) == .success(manifest))
  }

  @Test func theLinesOfBothSidesOfAMergeAreRead() throws {
    let other = OutputManifest.digest(of: "abd".utf8)
    let both = OutputManifest(entries: [
      .init(path: "swift/A.swift", digest: digest, model: digest),
      .init(path: "swift/A.swift", digest: other, model: digest),
      .init(path: "swift/B.swift", digest: digest, model: digest),
    ])
    #expect(both.entries.count == 3)
    #expect(try OutputManifest.parse(both.json).get().entries == both.entries)
    // A line that both sides have is one.
    let twice = both.json.replacingOccurrences(of: "\n  ]", with: ",\n    \(both.json.split(separator: "\n")[4])\n  ]")
    #expect(try OutputManifest.parse(twice).get() == both)
  }

  /// What a manifest names is removed once nothing gives it.
  @Test(arguments: [
    "", "/etc/passwd", "../specs/app.yaml", "swift/../../specs/app.yaml", "./swift/A.swift", "swift//A.swift", "swift/",
    "manifest.json", "..",
  ])
  func pathsOutsideAreRefused(_ path: String) {
    let manifest = OutputManifest(entries: [.init(path: path, digest: digest, model: digest)])
    guard case .failure(let unreadable) = OutputManifest.parse(manifest.json) else {
      Issue.record("read: \(path)")
      return
    }
    #expect(unreadable.line == 5)
    #expect(unreadable.cause == .broken)
  }

  @Test func aTruncatedManifestIsRefused() {
    let entries = (1...3).map { OutputManifest.Entry(path: "swift/\($0).swift", digest: digest, model: digest) }
    let lines = OutputManifest(entries: entries).json.split(separator: "\n", omittingEmptySubsequences: false)
    for count in 0..<lines.count - 1 {
      let text = lines[..<count].joined(separator: "\n")
      guard case .failure(let unreadable) = OutputManifest.parse(text) else {
        Issue.record("read \(count) lines")
        continue
      }
      #expect(unreadable.cause == .broken)
    }
  }

  @Test func aNewerFormatIsNamed() {
    let text = OutputManifest(entries: []).json.replacingOccurrences(
      of: "\"notispec_manifest\": 1", with: "\"notispec_manifest\": 2")
    guard case .failure(let unreadable) = OutputManifest.parse(text) else {
      Issue.record("read")
      return
    }
    #expect(unreadable.cause == .newerVersion)
  }

  @Test(arguments: [
    ("", 1), ("{}", 1), ("{\n<<<<<<< ours\n", 2), ("{\n  \"notispec_manifest\": 1,\n  \"other\": 1\n}", 3),
    ("{\n  \"notispec_manifest\": 1,\n  \"generator\": 1,\n  \"outputs\": [\n    {\"path\":\"x\"}\n  ]\n}\n", 5),
  ])
  func aBrokenManifestIsReportedWithItsLine(_ text: String, _ line: Int) {
    guard case .failure(let unreadable) = OutputManifest.parse(text) else {
      Issue.record("read: \(text)")
      return
    }
    #expect(unreadable.line == line)
  }
}
