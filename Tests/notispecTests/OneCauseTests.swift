import Foundation
import Testing

/// One cause, one finding.
@Suite struct OneCauseTests {
  private func errors(_ run: NotispecRun) -> [String] {
    run.lines.filter { $0.contains(": error: ") }
  }

  private func suite(_ count: Int) -> String {
    let cases = (1...count).map { number in
      "  - { id: c\(number), covers: [DEMO/CLEAN-\(number)], steps: [{ after: 1m }], then: [{ delivered: none }] }\n"
    }
    return
      "notispec_scenarios: 1\nsuite: demo.many\napp: demo\ndefaults: { start: { at: \"2026-03-02 09:00\", zone: UTC } }\n"
      + "scenarios:\n" + cases.joined()
  }

  private static func requirement(_ id: String) -> String {
    "- { id: \(id), document: d, section: s, quote: q, requires: r, kind: k, checked_by: scenario }\n"
  }

  @Test func aMissingFileOfRequirements() throws {
    let workspace = try TestWorkspace.withDemo([
      "conformance/demo/many.yaml": suite(9), "conformance/requirements.yaml": Self.requirement("OTHER/A-1"),
    ])
    let run = try NotispecRun("check", in: workspace)
    #expect(errors(run).count == 1, "\(run.output)")
    #expect(
      run.output.contains("error: 9 places name requirements of 'DEMO', and none of them is known: add the file "))
    // One that is missing among others is named at each place.
    try workspace.write(Self.requirement("DEMO/CLEAN-1"), to: "conformance/requirements.yaml")
    #expect(try errors(NotispecRun("check", in: workspace)).count > 5)
  }

  @Test func twoNewLanguages() throws {
    let workspace = try TestWorkspace.withDemo([
      "specs/demo/texts.yaml": "notispec: 1\nstrings:\n"
        + (1...8).map { "  s\($0): { text: { en: \"Word \($0)\", ru: \"Слово \($0)\" } }\n" }.joined()
    ])
    try workspace.edit("specs/demo/app.yaml", "locales: [en, ru]", to: "locales: [en, ru, pl, ar]")
    let run = try NotispecRun("check", in: workspace)
    #expect(errors(run).count == 2, "\(run.output)")
    #expect(
      run.output.contains(
        "specs/demo/app.yaml:7:21: error: 'pl' is a language of the app, but none of the 9 texts has words for it: have "
          + "them translated with 'notispec strings export --app demo --locale pl', or remove it until they are "
          + "[copy/missing-locale]"), "\(run.output)")
    #expect(try NotispecRun("strings", "export", "--app", "demo", "--locale", "pl", in: workspace).status == 0)
    // Where only some are missing, each is worth a line.
    let some = try TestWorkspace.withDemo([
      "specs/demo/texts.yaml": "notispec: 1\nstrings:\n"
        + (1...8).map { "  s\($0): { text: { en: \"Word \($0)\"\($0 < 5 ? "" : ", ru: \"Слово \($0)\"") } }\n" }
        .joined()
    ])
    #expect(try errors(NotispecRun("check", in: some)).count == 4)
  }

  @Test func aSectionAndAnItemThatAreGone() throws {
    let types = (1...6).map { number in
      "  t\(number): { summary: T., target: paywall, trigger: { after: { signal: photos_taken, delay: \(number)h } }, "
        + "copy: { body: { en: \"Take \(number) photos\", ru: \"Снимков: \(number)\" } } }\n"
    }
    let workspace = try TestWorkspace.withDemo([
      "specs/demo/more.yaml": "notispec: 1\nnotifications:\n" + types.joined()
    ])
    let run = try NotispecRun("check", in: workspace)
    #expect(errors(run).count == 1, "\(run.output)")
    #expect(run.output.contains("error: 6 places name an unknown signal 'photos_taken'"), "\(run.output)")
    try workspace.edit("specs/demo/app.yaml", "signals:\n  photos_cleaned: {}\n", to: "")
    let none = try NotispecRun("check", in: workspace)
    #expect(errors(none).count == 1, "\(none.output)")
    #expect(none.output.contains("error: 7 places name an unknown signal, and none is declared"), "\(none.output)")
  }
}
