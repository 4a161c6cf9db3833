import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

@testable import SpecRelease

/// What counts as one change, and what an app is with some of them put back.
@Suite struct AppComparisonTests {
  private func source(_ text: String, _ path: String = "specs/a/app.yaml") -> SpecSource {
    SpecSource(path: path, bytes: Array(text.utf8))
  }

  private func compare(_ old: String, _ new: String, _ renames: [(old: String, new: String)] = []) -> AppComparison {
    AppComparison(
      app: "a", from: [source(old)], to: [source(new)],
      renames: renames.map { AppComparison.Rename(["notifications", $0.old], to: $0.new) })
  }

  /// The sections of an app with changes put back, without the key that each file begins with.
  private func text(_ comparison: AppComparison, _ back: Set<Int>) -> PlacedValue? {
    PlacedValue.whole(comparison.sources(puttingBack: back))
  }

  private let old = """
    notispec: 1
    policies:
      caps:
        - { id: daily, max: 1 }
        - { id: weekly, max: 3, groups: [offers] }
    notifications:
      one: { priority: 1, conditions: [{ happened: bought }, { elapsed: { since: opened, more_than: 24h } }] }
      two: { priority: 2 }

    """

  @Test func aValueIsNamedAsDiffNamesIt() {
    let new = old.replacing("max: 3", with: "max: 4").replacing("24h", with: "23h").replacing("bought", with: "paid")
    #expect(
      compare(old, new).changes.map(\.message) == [
        "'policies.caps.weekly.max' was 3 and is now 4",
        "'notifications.one.conditions[0].happened' was 'bought' and is now 'paid'",
        "'notifications.one.conditions[1].elapsed.more_than' was '24h' and is now '23h'",
      ])
  }

  @Test func anyOfThemIsPutBackAlone() throws {
    let new = old.replacing("max: 1", with: "max: 2").replacing("max: 3", with: "max: 4")
      .replacing("  two: { priority: 2 }", with: "  three: { priority: 3 }")
    let comparison = compare(old, new)
    #expect(comparison.changes.map(\.kind) == [.changed, .changed, .added, .removed])
    let whole = try #require(PlacedValue.whole([source(old)]))
    let half = text(comparison, [1, 3])
    #expect(half?[["policies", "caps", "daily", "max"]]?.yaml == "2")
    #expect(half?[["policies", "caps", "weekly", "max"]]?.yaml == "3")
    #expect(half?["notifications"]?.parts?.map(\.name) == ["one", "two", "three"])
    #expect(text(comparison, [0, 1, 2, 3])?.says(whole) == true)
  }

  /// Layout, files and the order of keys are not what a spec says; the order of types is.
  @Test func onlyValuesAreChanges() {
    let parts = old.split(separator: "notifications:\n").map(String.init)
    let moved = AppComparison(
      app: "a", from: [source(old)],
      to: [source(parts[0]), source("notispec: 1\nnotifications:\n" + parts[1], "specs/a/other.yaml")])
    #expect(moved.changes.isEmpty)
    let sorted = compare(old, old.replacing("{ id: daily, max: 1 }", with: "{ max: 1, id: daily }"))
    #expect(sorted.changes.allSatisfy { $0.kind == .moved })
  }

  @Test func aRenamedItemIsComparedWithWhatItWas() {
    let new = old.replacing("  two: { priority: 2 }", with: "  second: { priority: 5 }")
    #expect(
      compare(old, new, [("two", "second")]).changes.map(\.message) == [
        "'notifications.two' is now called 'second'", "'notifications.second.priority' was 2 and is now 5",
      ])
  }

  /// What names the item goes with it, and so does the key that says what it was called.
  @Test func aRenameIsPutBackWithAllThatNamesIt() throws {
    let old = old.replacing("policies:\n", with: "policies:\n  first: two\n")
    let new = old.replacing("  two: {", with: "  second: { formerly: [two],").replacing(
      "first: two", with: "first: second")
    let comparison = compare(old, new, [("two", "second")])
    #expect(comparison.changes.map(\.message) == ["'notifications.two' is now called 'second'"])
    #expect(comparison.changes.first?.place.start.line == 9)
    #expect(text(comparison, [0])?.says(try #require(PlacedValue.whole([source(old)]))) == true)
    #expect(text(comparison, [])?.says(try #require(PlacedValue.whole([source(new)]))) == true)
  }

  /// A section may have a part in each of several files.
  @Test func whatIsGoneWasInTheFileThatHadIt() {
    let (head, more) = ("notispec: 1\nnotifications:\n", "  three: { priority: 3 }\n  four: { priority: 4 }\n")
    let other = { (text: String) in source(head + text, "specs/a/other.yaml") }
    let comparison = AppComparison(
      app: "a", from: [source(old), other(more)], to: [source(old), other("  four: { priority: 4 }\n")])
    #expect(comparison.changes.map(\.message) == ["'notifications.three' was removed: { priority: 3 }"])
    #expect(comparison.changes.first?.place.file == "specs/a/other.yaml")
  }

  /// What an alias repeats is one change.
  @Test func anAnchorIsOneValue() {
    let spec = "notispec: 1\nnotifications:\n  one: { window: &hours { from: 1, to: 2 } }\n  two: { window: *hours }\n"
    let comparison = compare(spec, spec.replacing("to: 2", with: "to: 3"))
    #expect(comparison.changes.map(\.name) == ["notifications.one.window.to"])
    #expect(text(comparison, [0])?[["notifications", "two", "window", "to"]]?.yaml == "2")
  }
}
