import SpecLanguage
import TestSupport
import Testing

@testable import SpecComparison

/// What breaks for code are the names that the generated Swift really has.
@Suite struct SwiftNameChangesTests {
  private func swift(_ options: String) -> (String, String) {
    ("  owner: care\n", "  owner: care\n  swift: { \(options) }\n")
  }

  private func sentences(_ report: ChangeReport) -> [String] {
    report.changes.compactMap { change in
      change.judgements.first { $0.audience == .swift && $0.verdict != .safe }.map {
        "\($0.verdict.rawValue): \($0.sentence)"
      }
    }
  }

  @Test(arguments: [
    ("", "access: public", [String]()), ("access: internal", "access: public", []),
    ("access: internal", "access: package", []), ("access: public", "", []),
    (
      "", "access: internal",
      ["break: Code outside the module no longer compiles: only the module can use what is generated."]
    ),
    (
      "access: public", "access: package",
      ["break: Code outside the package no longer compiles: only the package can use what is generated."]
    ),
    (
      "", "prefix: Shop",
      ["break: Code that names the generated types no longer compiles: their names begin differently."]
    ),
    ("names: { modules: { editor: editor } }", "", []),
    ("", "names: { notifications: { weekly_look: weeklyLook } }", []),
    (
      "", "names: { notifications: { weekly_look: sunday } }",
      ["break: Code that uses 'weeklyLook' no longer compiles: it is now 'sunday'."]
    ),
    (
      "names: { targets: { home: start } }", "names: { targets: { home: begin } }",
      ["break: Code that uses 'start' no longer compiles: it is now 'begin'."]
    ),
    (
      "names: { targets: { home: start } }", "",
      ["break: Code that uses 'start' no longer compiles: it is now 'home'."]
    ),
  ])
  func anotherNameOrFewerReaders(_ old: String, _ new: String, _ expected: [String]) throws {
    func line(_ options: String) -> String { options.isEmpty ? "" : "  swift: { \(options) }\n" }
    let report = try Sides.report(
      from: [("  owner: care\n", "  owner: care\n\(line(old))  summary: A.\n")],
      [("\(line(old))  summary: A.\n", "\(line(new))  summary: A.\n")])
    #expect(sentences(report) == expected)
    // To write what holds anyway is no change.
    let standard = ["", "access: public"]
    #expect(report.changes.isEmpty == (standard.contains(old) && standard.contains(new)))
  }

  @Test func anIDMayChangeUnderItsName() throws {
    let report = try Sides.report(
      from: [swift("names: { notifications: { weekly_look: sunday } }")],
      [("{ weekly_look: sunday }", "{ look_back: sunday }"), ("  weekly_look:\n", "  look_back:\n")])
    #expect(
      sentences(report) == [
        "risk: Its name in Swift stays 'sunday', but its id is now 'look_back'. Check code that stores or compares "
          + "'weekly_look'."
      ])
    let other = try Sides.report(
      from: [swift("names: { notifications: { weekly_look: sunday } }")],
      [("{ weekly_look: sunday }", "{ look_back: monday }"), ("  weekly_look:\n", "  look_back:\n")])
    #expect(sentences(other) == ["break: Code that names the type 'sunday' no longer compiles: it is now 'monday'."])
    // Both ids make one name.
    let alike = try Sides.report(
      from: [("  photo_moved: {}\n", "  photo_moved: {}\n  sync_1: { parameters: { part: { type: int } } }\n")],
      [("  sync_1:", "  sync1:")])
    #expect(alike.changes.map(\.kind) == [.renamed])
    #expect(alike.changes.first?.judgements.first?.verdict == .risk)
  }

  @Test func aNameForWhatIsNewBreaksNothing() throws {
    let report = try Sides.report([
      swift("names: { signals: { photo_lost: lost } }"),
      ("  photo_moved: {}\n", "  photo_moved: {}\n  photo_lost: {}\n"),
    ])
    #expect(!report.hasUnacknowledgedBreaks)
    #expect(report.changes.count == 2)
  }

  @Test func codeThatFindsItsNameAtAnotherItemStillCompiles() throws {
    let report = try Sides.report([
      swift("names: { signals: { photo_lost: photoMoved } }"),
      ("  photo_moved: {}\n", "  photo_lost: { parameters: { count: { type: int } } }\n"),
    ])
    #expect(sentences(report) == ["risk: Code that uses 'photoMoved' still compiles, but now means 'photo_lost'."])
  }
}
