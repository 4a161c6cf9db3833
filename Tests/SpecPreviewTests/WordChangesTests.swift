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
}
