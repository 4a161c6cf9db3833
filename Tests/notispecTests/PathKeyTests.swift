import Testing

@testable import notispec

/// Paths are compared by their bytes, not as people read them.
struct PathKeyTests {
  @Test func spellingsOfOneLetterAreTwoFiles() {
    #expect(PathKey("é.yaml") != PathKey("e\u{301}.yaml"))
    #expect(Set(["é.yaml", "e\u{301}.yaml", "é.yaml"].map(PathKey.init)).count == 2)
  }

  @Test func whatLiesInAFolder() {
    for (path, folder) in [("/a", "/a"), ("/a/b", "/a"), ("/a/b/c", "/a"), ("/a", "/"), ("/a/\u{301}b", "/a")] {
      #expect(PathKey(path).isIn(PathKey(folder)), "\(path) in \(folder)")
    }
    for (path, folder) in [("/ab", "/a"), ("/a", "/a/b"), ("/e\u{301}/b", "/é"), ("/", "/a")] {
      #expect(!PathKey(path).isIn(PathKey(folder)), "\(path) in \(folder)")
    }
  }
}
