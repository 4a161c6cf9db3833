import SpecDiagnostics
import SpecLanguage
import Testing

@testable import SpecComparison

/// What is compared while a side has errors, and what is said of the rest.
@Suite struct ComparisonGapTests {
  /// Compares the fixture with an edited one that has errors.
  private func report(_ edits: [(String, String)], isBase: Bool = false) throws -> ChangeReport {
    let text = edits.reduce(Sides.base) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    let (sound, broken) = (try Sides.app(Sides.base, "sound.yaml"), try Sides.app(text, "broken.yaml"))
    #expect(!broken.spec.isComplete)
    return isBase ? ChangeReport(from: [broken], to: [sound]) : ChangeReport(from: [sound], to: [broken])
  }

  @Test(arguments: [false, true])
  func aBrokenPartIsNeitherRemovedNorNew(isBase: Bool) throws {
    let report = try report(
      [("target: home\n    trigger", "target: hom\n    trigger"), ("scheme: demo", "scheme: other")], isBase: isBase)
    #expect(report.changes.map(\.place) == ["demo/deep_links.scheme"])
    #expect(report.gaps.map(\.place) == ["demo/notifications.weekly_look"])
    #expect(report.gaps.map(\.side) == [isBase ? .base : .current])
    #expect(report.gaps.first?.errorPlace?.start.line == 74)
    #expect(!report.isComplete)
    #expect(!report.isFreeOfBreaks)
  }

  /// The value that a broken key has in the model is its default.
  @Test(arguments: [
    ("priority: 50", "priority: fifty"), ("priority: 50", "prority: 50"), ("entitlements: [time", "entitlments: [time"),
  ])
  func aBrokenKeyHasNotChanged(_ edit: (String, String)) throws {
    for isBase in [false, true] {
      let report = try report([edit], isBase: isBase)
      #expect(report.changes.isEmpty, "\(report.changes.map(\.message))")
      #expect(report.gaps.count == 1, "\(report.gaps)")
    }
  }

  @Test func aMisspelledSectionIsNotRemoved() throws {
    let report = try report([("strings:\n", "strngs:\n")])
    #expect(report.changes.isEmpty, "\(report.changes.map(\.message))")
    #expect(report.gaps.map(\.place) == ["demo/strings.greeting"])
    // An item that is gone is gone, whatever is wrong with another.
    let other = try self.report([
      ("    upgrade: { path: /upgrade }\n", ""), ("home: { path: /home }", "home: { pth: /home }"),
    ])
    #expect(other.changes.map(\.place) == ["demo/deep_links.targets.upgrade"])
  }

  @Test func anItemWithAnErrorIsNotCalledRenamed() throws {
    let type = """
        summary: Every week.
        target: home
        trigger: { calendar: { every: week, weekday: sunday } }
        copy:
          body:
            en: "Look back at your week"
            ru: { text: "Вспомните неделю", status: proposed }

      """.split(separator: "\n").map { "  \($0)\n" }.joined()
    #expect(Sides.base.contains("  weekly_look:\n" + type))
    let broken = type.replacingOccurrences(of: "target: home", with: "target: hom")
    let text = Sides.base.replacingOccurrences(
      of: "  weekly_look:\n" + type, with: "  weekly_look:\n\(broken)  monthly_look:\n\(type)")
    let report = ChangeReport(from: [try Sides.app(Sides.base)], to: [try Sides.app(text)])
    #expect(report.gaps.map(\.place) == ["demo/notifications.weekly_look"])
    #expect(report.changes.map(\.message) == ["'notifications.monthly_look' is new"])
  }

  @Test func whatMayBeInAFileThatCannotBeReadIsNotRemoved() throws {
    let whole = try Sides.app(Sides.base)
    let part = try Sides.app(Sides.base.replacingOccurrences(of: "    priority: 50\n", with: ""))
    func side(_ app: ComparedApp) -> ComparedApp {
      ComparedApp(app.spec, unread: ["more.yaml"], find: { _ in nil })
    }
    let other = try Sides.app(
      Sides.base.replacingOccurrences(of: "    upgrade: { path: /upgrade }\n", with: ""))
    let gone = ChangeReport(from: [whole], to: [side(other)])
    #expect(gone.changes.isEmpty)
    #expect(
      gone.gaps == [
        ComparisonGap(place: "demo", cause: .file, side: .current, errorPlace: SourceSpan(startOf: "more.yaml"))
      ])
    #expect(
      gone.text(against: ComparisonBase(.folder, name: "old")).text
        == "not compared: what is only in a file of 'demo' that cannot be read now (more.yaml:1:1)\n")
    // A type is in one file.
    #expect(ChangeReport(from: [whole], to: [side(part)]).changes.count == 1)
  }
}
