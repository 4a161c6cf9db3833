import Testing

@testable import SpecPreview

/// What changed between two texts.
@Suite struct WordChangesTests {
  private func marked(_ old: String, _ new: String) -> String {
    WordChanges(from: old, to: new).runs.map { run in
      switch run.kind {
      case .same: run.text
      case .removed: "[-\(run.text)-]"
      case .added: "[+\(run.text)+]"
      }
    }.joined()
  }

  @Test func wordByWord() {
    #expect(marked("Still hungry?", "Still very hungry?") == "Still [+very +]hungry?")
    #expect(marked("same", "same") == "same")
    #expect(marked("", "new") == "[+new+]")
    #expect(marked("今天有优惠", "明天有优惠") == "[-今-][+明+]天有优惠")
  }

  @Test func bothTextsAreInIt() {
    let changes = WordChanges(from: "ein Satz, der endet", to: "zwei Sätze, die enden")
    #expect(changes.runs(without: .added).map(\.text).joined() == "ein Satz, der endet")
    #expect(changes.runs(without: .removed).map(\.text).joined() == "zwei Sätze, die enden")
  }

  @Test func eachRunClosesWhatItOpens() {
    let changes = WordChanges(from: "من \u{2068}Luigi Uno\u{2069}", to: "من \u{2068}Luigi Due\u{2069}")
    #expect(
      changes.runs(without: .removed).map(\.text) == [
        "من \u{2068}Luigi \u{2069}", "\u{2068}Due\u{2069}", "\u{2068}\u{2069}",
      ])
  }
}
