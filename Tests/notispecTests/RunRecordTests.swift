import Testing

@testable import notispec

/// What a record of a run holds is read as it was written, whatever the names of files are.
struct RunRecordTests {
  @Test(arguments: ["specs/a.yaml", "specs/\u{301}a.yaml", "\u{301}a.yaml", "specs/a\r", "specs/é.yaml", "e\u{301}"])
  func everyNameIsReadAsItWasWritten(_ path: String) throws {
    let start = try #require(RunRecord(place: "/a\r", asked: ["specs", ""], date: "2026-01-01"))
    var record = start
    record.add(path, digest: "0123456789abcdef")
    record.add("generated/manifest.json", digest: "fedcba9876543210")
    let read = try #require(RunRecord(record.text, after: start))
    #expect(read.files.map(\.digest) == ["0123456789abcdef", "fedcba9876543210"])
    #expect(read.files.map { Array($0.path.utf8) } == [path, "generated/manifest.json"].map { Array($0.utf8) })
  }

  @Test func anotherBeginningIsAnotherRun() throws {
    let composed = try #require(RunRecord(place: "/é", asked: ["a b", "c"], date: "2026-01-01"))
    var record = composed
    record.add("specs/a.yaml", digest: "0123456789abcdef")
    #expect(RunRecord(record.text, after: composed) != nil)
    for (place, asked) in [("/e\u{301}", ["a b", "c"]), ("/é", ["a", "b c"])] {
      let other = try #require(RunRecord(place: place, asked: asked, date: "2026-01-01"))
      #expect(RunRecord(record.text, after: other) == nil)
    }
  }
}
