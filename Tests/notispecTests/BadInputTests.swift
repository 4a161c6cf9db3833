import Foundation
import Testing

/// Files made to hurt: each ends soon, in a finding, and within a gigabyte.
///
/// A release build takes less than 2 seconds for each. A debug build takes many times that, so the files that are read to
/// their end are a quarter of a megabyte here: enough for minutes if anything took the square of a file's length. Soon is
/// what a good file of the same size takes on the same machine, fifty times over.
@Suite struct BadInputTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    /// What the report says.
    let finding: String
    var path = "specs/demo/bad.yaml"
    let bytes: @Sendable () -> [UInt8]

    var testDescription: String { name }
  }

  @Test(arguments: wholeMegabytes + readToTheEnd)
  func endsSoonInAFinding(_ bad: Case) throws {
    let workspace = try TestWorkspace.withDemo()
    try workspace.write("", to: bad.path)
    let bytes = bad.bytes()
    try Data(bytes).write(to: workspace.url(bad.path))
    let (run, time) = try Self.check(workspace)
    // A warning is a finding too.
    #expect(run.status == 1 || run.status == 0)
    #expect(run.output.contains(bad.finding), "\(run.output.prefix(400))")
    #expect(run.output.utf8.count < 4 << 20)
    let size = max(1, Double(bytes.count) / Double(Self.quarter))
    #expect(time < 50 * size * (try Self.goodFile.get()))
  }

  /// CPU seconds for a good file of a quarter of a megabyte.
  private static let goodFile = Result {
    let workspace = try TestWorkspace.withDemo()
    try workspace.write(head + "notifications:\n" + lines(quarter / 190) { type($0) }, to: "specs/demo/good.yaml")
    let (run, time) = try check(workspace)
    try #require(run.status == 0, "\(run.output)")
    return time
  }

  /// A run of `check` that takes no more than a gigabyte and writes no errors, and its CPU seconds.
  private static func check(_ workspace: TestWorkspace) throws -> (run: NotispecRun, time: Double) {
    // The shell's limit is in KiB; macOS takes no notice of it. Its `time` writes to the errors, and only that may.
    let line = #"ulimit -v 1048576; LC_ALL=C; TIMEFORMAT="%U %S"; time "$NOTISPEC" check"#
    let run = try NotispecRun(shell: line, in: workspace)
    let times = run.errors.split(whereSeparator: \.isWhitespace).map { Double($0) }
    try #require(times.count == 2, "\(run.errors)")
    return (run, try times.reduce(0) { $0 + (try #require($1)) })
  }

  private static func fill(_ unit: String, _ count: Int = 1 << 20) -> [UInt8] {
    Array(String(repeating: unit, count: count / unit.utf8.count).utf8)
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n") + "\n"
  }

  // MARK: Files that end early, or hold one thing that is long

  private static let wholeMegabytes: [Case] = [
    Case(name: "100 000 nested lists", finding: "[yaml/too-deep]") { fill("[", 100_000) },
    Case(name: "a megabyte of [", finding: "[yaml/too-deep]") { fill("[") },
    Case(name: "a megabyte of {", finding: "[yaml/too-deep]") { fill("{") },
    Case(name: "a megabyte of dashes", finding: "[yaml/too-deep]") { fill("- ") },
    Case(name: "a megabyte of question marks", finding: "[yaml/too-deep]") { fill("? ") },
    Case(name: "a megabyte of a:", finding: "[yaml/syntax]") { fill("a: ") },
    Case(name: "a megabyte of double quotes", finding: "[yaml/syntax]") { fill("\"") },
    Case(name: "a megabyte of single quotes", finding: "[spec/wrong-type]") { fill("'") },
    Case(name: "a megabyte of !", finding: "[yaml/") { fill("!") },
    Case(name: "a megabyte of blanks", finding: "[yaml/empty]") { fill(" ") },
    Case(name: "a megabyte of document starts", finding: "[yaml/several-documents]") { fill("---\n") },
    Case(name: "levels by indentation", finding: "[yaml/too-deep]") {
      Array(lines(1_000) { String(repeating: "  ", count: $0) + "a:" }.utf8)
    },
    Case(name: "a billion laughs", finding: "[yaml/alias-expansion]") {
      let first = "a0: &a0 [\(Array(repeating: "lol", count: 10).joined(separator: ", "))]\n"
      return Array(
        (first
          + lines(20) { "a\($0 + 1): &a\($0 + 1) [\(Array(repeating: "*a\($0)", count: 10).joined(separator: ","))]" })
          .utf8)
    },
    Case(name: "a text of 100 MB", finding: "[yaml/too-large]") {
      Array("notispec: 1\napp: { name: \"".utf8) + fill("x", 100 << 20) + Array("\" }\n".utf8)
    },
    Case(name: "a text of 60 MB", finding: "[spec/bad-value]") {
      Array("notispec: 1\nsignals: { long: { summary: \"".utf8) + fill("x", 60 << 20) + Array("\" } }\n".utf8)
    },
    Case(name: "a key of 60 MB", finding: "[spec/unknown-key]") {
      Array("notispec: 1\n? ".utf8) + fill("x", 60 << 20) + Array("\n: 1\n".utf8)
    },
    Case(name: "a megabyte of NUL", finding: "[yaml/encoding]") { [UInt8](repeating: 0, count: 1 << 20) },
    Case(name: "NUL at the end", finding: "The invisible control character U+0000") { fill("# x\n") + [0] },
    Case(name: "NUL in a text", finding: "The invisible control character U+0000") {
      Array("notispec: \"1\0\"\n".utf8)
    },
    Case(name: "UTF-16", finding: "This file is UTF-16") {
      [0xFF, 0xFE] + "notispec: 1\napp: { id: demo }\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    },
    Case(name: "UTF-16 without a mark", finding: "This file is UTF-16") {
      "notispec: 1\n".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    },
    Case(name: "no UTF-8", finding: "not UTF-8") { Array("notispec: ".utf8) + [0xC3, 0x28] },
    Case(name: "one letter with 500 000 marks", finding: "[spec/unknown-key]") {
      Array("notispec: 1\nx: e".utf8) + fill("\u{301}") + [0x0A]
    },
  ]

  // MARK: Files that are read to their end

  private static let head = "notispec: 1\n"
  private static let quarter = 1 << 18

  private static let readToTheEnd: [Case] = [
    Case(name: "many anchors", finding: "[yaml/undefined-alias]") {
      Array((lines(9_000) { "k\($0): &a\($0) x" } + lines(9_000) { "l\($0): *b\($0)" }).utf8)
    },
    Case(name: "many equal keys", finding: "[yaml/duplicate-key]") {
      Array(head.utf8) + Array(lines(quarter / 6) { _ in "a: 1" }.utf8)
    },
    Case(name: "many unknown keys", finding: "more findings are not ") {
      Array((head + lines(quarter / 10) { "k\($0): 1" }).utf8)
    },
    Case(name: "a flow mapping in one line", finding: "[yaml/duplicate-key]") {
      Array("{".utf8) + fill("a: {b: [c, d]}, ", quarter / 16 * 16) + Array("}".utf8)
    },
    Case(name: "many findings in one line", finding: "more findings are not ") {
      Array((head + "signals: {" + (0..<20_000).map { "S\($0): 1" }.joined(separator: ", ") + "}\n").utf8)
    },
    Case(name: "long lines with many findings", finding: "[spec/bad-id]") {
      Array(
        (head + "signals: {\n"
          + lines(10) { line in
            " " + (0..<700).map { "漢e\u{301}\(line)_\($0): {}, " }.joined()
          } + "}\n").utf8)
    },
    Case(name: "long lines with tabs, marks and wide letters", finding: "[yaml/tab-indentation]") {
      Array((head + "x: [\n" + lines(1_500) { "\t\ta\($0): \"漢字e\u{301}👩‍👩‍👧👍🏽\"," } + "]\n").utf8)
    },
    Case(name: "lines that end as only YAML ends them", finding: "[yaml/duplicate-key]") {
      fill("a: 1\u{85}", quarter)
    },
    Case(name: "many wrong references", finding: "[spec/unknown-id]") {
      Array(
        (head + "signals:\n" + lines(3_000) { "  abcdefghijklmnopqrstuvwxyz_abcdefghijklmnopqrstuvwxy_\($0): {}" }
          + "notifications:\n"
          + lines(1_500) {
            "  n\($0): { trigger: { after: { signal: abcdefghijklmnopqrstuvwxyz_bacdefghijklmnopqrstuvwxy_\($0), delay: 1h } } }"
          }).utf8)
    },
    Case(name: "many unknown arguments in a text", finding: "[copy/unknown-argument]") {
      text((0..<1_500).map { "{cont\($0)}" }.joined())
    },
    Case(name: "many declared arguments", finding: "[spec/too-many]") {
      Array(
        (head + "notifications: { a: { arguments: {"
          + (0..<6_000).map { "a\($0): { type: int, example: 1 }, " }.joined() + "} } }\n").utf8)
    },
    Case(name: "many languages", finding: "'app.locales' has 30000 entries", path: "specs/demo/app.yaml") {
      Array((head + "app: { locales: [" + (0..<30_000).map { "x\($0), " }.joined() + "] }\n").utf8)
    },
    Case(name: "many aliases of a text", finding: "[yaml/alias-expansion]") {
      Array(
        (head + "x: &x \"\(String(repeating: "x", count: 20_000))\"\ny: [" + String(repeating: "*x, ", count: 5_000)
          + "]\n").utf8)
    },
    Case(name: "names of events for all types", finding: "[") {
      Array(
        (head + "analytics:\n  provider: firebase\n  events:\n"
          + lines(2_500) { "    e\($0)_{id}: { on: notification.fired }" } + "notifications:\n"
          + lines(1_200) { type($0) })
          .utf8)
    },
    Case(name: "markup that never ends", finding: "[copy/markup]") {
      let text = String(repeating: "](http:$(<a**a%&#1", count: 800) + " &amp;"
      return Array((head + "notifications:\n" + lines(20) { type($0, text) }).utf8)
    },
    Case(
      name: "a scenario for many rows", finding: "more findings are not ", path: "conformance/bad.yaml"
    ) {
      let rows = (0..<12_000).map { "[k\($0), x\($0)]" }.joined(separator: ", ")
      return Array(
        """
        notispec_scenarios: 1
        suite: demo.rows
        app: demo
        scenarios:
          - id: rows
            title: Many rows
            start: { at: "2026-03-08 09:00", zone: Europe/Moscow, authorization: authorized, app: foreground, locale: en }
            table: { columns: [key, what], rows: [\(rows)] }
            steps: [{ at: "{what}", app: "{what}" }]
            then: [{ opened: "{what}" }]

        """.utf8)
    },
    Case(name: "many columns", finding: "[spec/too-many]", path: "conformance/bad.yaml") {
      let columns = (0..<10_000).map { "c\($0)" }.joined(separator: ", ")
      let uses = String(repeating: "{c9999}", count: 8_000)
      return Array(
        """
        notispec_scenarios: 1
        suite: demo.columns
        app: demo
        scenarios:
          - { id: a, title: "\(uses)", table: { columns: [key, \(columns)], rows: [[\(columns)]] }, steps: [], then: [] }

        """.utf8)
    },
  ]

  private static func type(_ number: Int, _ text: String = "T") -> String {
    "  n\(number): { summary: \"S\", target: paywall, trigger: { after: { signal: photos_cleaned, delay: 1h } }, "
      + "copy: { body: { en: \"\(text)\", ru: \"\(text)\" } } }"
  }

  private static func text(_ text: String) -> [UInt8] {
    Array(
      """
      notispec: 1
      notifications:
        long_text:
          summary: "S"
          target: paywall
          trigger: { after: { signal: photos_cleaned, delay: 24h } }
          copy: { body: { en: "\(text)", ru: "\(text)" } }

      """.utf8)
  }

}
