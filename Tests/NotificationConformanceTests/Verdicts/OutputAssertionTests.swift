import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing
import TextWriting
import YAMLNodes

@testable import NotificationConformance

/// What generated files must say.
@Suite struct OutputAssertionTests {
  private static let files: [String: String] = [
    "a.json": """
    { "aps": { "badge": 1, "sound": "default", "list": ["a", "b"], "a/b": true } }
    """,
    "Info.plist": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<key>Modes</key>
    \t<array>
    \t\t<string>fetch</string>
    \t</array>
    \t<key>Ratio</key>
    \t<real>0.5</real>
    \t<key>Text</key>
    \t<string>You &amp; I</string>
    \t<key>Hidden</key>
    \t<false/>
    </dict>
    </plist>
    """,
    "a.swift": "enum A {\n  case b\n  case c\n\n  case d\n  case b\n}\n",
  ]

  /// The message of the finding about an entry; nil if the file says what it must.
  private func message(_ entry: String) throws -> String? {
    let yaml = "notispec_outputs: 1\napp: bakery\noutputs:\n  - { covers: [BAKE/A-1], \(entry) }\n"
    let tree = try #require(YAMLReader.read(Array(yaml.utf8), file: "outputs.yaml").tree)
    let file = OutputsFile(tree, apps: ["bakery"], requirements: ["BAKE/A-1"])
    #expect(file.diagnostics == [])
    let found = file.assertions.findings(about: "bakery") { Self.files[$0].map { Array($0.utf8) } }
    let finding = try #require(found.first).finding
    #expect(finding.map { $0.span.file == "outputs.yaml" && $0.span.start.line == 4 } ?? true)
    return finding?.message
  }

  @Test(arguments: [
    "file: a.json, at: /aps/badge, equals: 1", "file: a.json, at: /aps/sound, equals: default",
    "file: a.json, at: /aps/list, equals: [a, b]", "file: a.json, at: /aps/list, contains: b",
    "file: a.json, at: /aps/list/1, equals: b", "file: a.json, at: /aps/a~1b, equals: true",
    "file: a.json, at: /aps/thread, absent: true", "file: b.json, absent: true",
    "file: Info.plist, at: /Modes, contains: fetch", "file: Info.plist, at: /Ratio, equals: 0.5",
    "file: Info.plist, at: /Text, equals: \"You & I\"", "file: Info.plist, at: /Hidden, equals: false",
    "file: a.swift, lines: case c", "file: a.swift, lines: \"case c\\ncase d\"",
    "file: a.swift, lines: \"enum A {\\ncase b\"",
  ])
  func itSaysWhatItMust(_ entry: String) throws {
    #expect(try message(entry) == nil)
  }

  @Test(arguments: [
    ("file: a.json, at: /aps/badge, equals: \"1\"", "'a.json' has 1 at '/aps/badge', not '1'"),
    ("file: a.json, at: /aps/badge, equals: 2", "'a.json' has 1 at '/aps/badge', not 2"),
    ("file: a.json, at: /aps/sound, equals: Default", "'a.json' has 'default' at '/aps/sound', not 'Default'"),
    ("file: a.json, at: /aps/list, equals: [b, a]", "'a.json' has ['a', 'b'] at '/aps/list', not ['b', 'a']"),
    ("file: a.json, at: /aps/list, contains: c", "'a.json' has ['a', 'b'] at '/aps/list', not a list with 'c'"),
    ("file: a.json, at: /aps/thread, equals: a", "'a.json' has nothing at '/aps/thread'"),
    ("file: a.json, at: /aps/badge, absent: true", "'a.json' has 1 at '/aps/badge', but must have nothing there"),
    ("file: a.json, absent: true", "'a.json' is generated, but must not be"),
    ("file: b.json, at: /aps, equals: a", "'b.json' is not generated"),
    ("file: a.swift, at: /aps, equals: a", "'a.swift' is neither JSON nor a property list: use 'lines'"),
    ("file: a.swift, lines: case", "'a.swift' has no line 'case'"),
    ("file: a.swift, lines: \"case c\\ncase b\"", "'a.swift' has no line 'case b' after 'case c'"),
    (
      "file: a.swift, lines: case b",
      "'a.swift' has this line 2 times: add the line before or after the one that is meant"
    ),
  ])
  func itDoesNot(_ entry: String, _ message: String) throws {
    #expect(try self.message(entry) == message)
  }

  /// Also of many keys: as a regular expression, each more would double the work.
  @Test(
    arguments: [
      ("/a", true), ("/", true), ("//", true), ("/a~0~1b/0", true), ("/\n", true), ("", false), ("a", false),
      ("~", false),
      ("/~", false), ("/a~", false), ("/a~2", false), ("/a~~0", false), ("/~\u{301}", false), ("é/a", false),
    ])
  func pointers(_ text: String, _ isOne: Bool) throws {
    for count in [0, 1, 40, 500] {
      // A text of any length is one exactly if its last part is.
      let long = String(repeating: "/a~1~0", count: text.hasPrefix("/") ? count : 0) + text
      let yaml = """
        notispec_outputs: 1
        app: bakery
        outputs:
          - { covers: [BAKE/A-1], file: a.json, at: \(YAMLScalar.doubleQuoted(long)), absent: true }
        """
      let tree = try #require(YAMLReader.read(Array(yaml.utf8), file: "outputs.yaml").tree)
      let file = OutputsFile(tree, apps: ["bakery"], requirements: ["BAKE/A-1"])
      #expect(file.diagnostics.map(\.code) == (isOne ? [] : [.badValue]), "\(text), \(count)")
    }
  }

  @Test func mistakesAreReported() {
    let pointer = "must be a JSON pointer such as '/environments/debug', with '~1' for a '/' inside a key"
    expectDiagnostics(
      in: """
        notispec_outputs: 1
        app: bakery
        outputs:
          - { covers: [1️⃣BAKE/A-2], file: a.json, at: /a, equals: 1 }
          - { 2️⃣covers: [BAKE/A-1], file: a.json, at: /a }
          - 3️⃣{ covers: [BAKE/A-1], file: a.json, equals: 1 }
          - { covers: [BAKE/A-1], file: a.json, at: 4️⃣/a, lines: "a" }
          - { covers: [BAKE/A-1], file: a.json, absent: 5️⃣false }
          - { covers: 6️⃣[], file: a.json, absent: true }
          - { covers: [BAKE/A-1], file: a.json, at: 7️⃣aps, absent: true }
          - { covers: [BAKE/A-1], file: a.json, at: 8️⃣/a~2b, absent: true }
          - { covers: [BAKE/A-1], file: 9️⃣../specs/a.yaml, absent: true }
        """, file: "outputs.yaml",
      [
        (
          "1️⃣",
          "'outputs[0].covers[0]' names an unknown requirement 'BAKE/A-2': did you mean 'BAKE/A-1'? Otherwise add it to "
            + "'conformance/requirements.yaml', or use another"
        ),
        ("2️⃣", "'outputs[1]' needs one of 'equals', 'contains', 'lines', 'absent'"),
        ("3️⃣", "'outputs[2]' has 'equals' but no 'at', which says where in the file"),
        ("4️⃣", "'lines' are sought in the whole file: remove 'at'"),
        ("5️⃣", "'outputs[4].absent' can only be 'true': write 'equals' or 'lines' for what must be there"),
        ("6️⃣", "'outputs[5].covers' names no requirement: list the ids of those that this proves"),
        ("7️⃣", "'outputs[6].at' \(pointer)"), ("8️⃣", "'outputs[7].at' \(pointer)"),
        (
          "9️⃣",
          "'outputs[8].file' must be below 'generated', such as 'info_plist/CleanerNotifications/Info.plist'"
        ),
      ]
    ) { bytes, file in
      guard let tree = YAMLReader.read(bytes, file: file).tree else { return [] }
      return OutputsFile(tree, apps: ["bakery"], requirements: ["BAKE/A-1"]).diagnostics
    }
  }

  @Test func aFileProvesARequirementUnlessItDiffers() throws {
    let requirement = Requirement(
      id: "BAKE/A-1", idSpan: SourceSpan(startOf: "r.yaml"), document: "bake", section: "", quote: "",
      quoteSpan: SourceSpan(startOf: "r.yaml"), requires: "Something.", kind: "type", check: .artifact)
    let assertion = OutputAssertion(
      covers: ["BAKE/A-1"], app: "bakery", file: "a.json", expectation: .noFile, span: SourceSpan(startOf: "o.yaml"))
    func state(_ finding: Diagnostic?) -> [Coverage.State] {
      let evidence = Coverage.Evidence(outputs: [(assertion, finding)])
      return Coverage(of: [requirement], specs: [], evidence: evidence, results: []).entries.map(\.state)
    }
    #expect(state(nil) == [.proven])
    #expect(state(try #require([assertion].findings(about: "bakery") { _ in [] }.first).finding) == [.open])
  }
}
