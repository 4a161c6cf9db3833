import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing
import YAMLNodes

@testable import NotificationConformance

@Suite struct RequirementsFileTests {
  @Test func mistakesAreReportedAndTheRestIsRead() throws {
    let marked = """
      - { id: BAKE/A-1, document: bake, section: One, quote: "…", requires: "Bread.", kind: type, checked_by: scenario }
      - { id: BAKE/A-2, document: bake, section: One, quote: "…", requires: "Jam.", kind: type, checked_by: 1️⃣scenrio }
      - { id: 2️⃣BAKE/A-1, document: bake, section: One, quote: "…", requires: "Tea.", kind: type, checked_by: lint }
      - { id: 3️⃣BAKE, document: bake, section: One, quote: "…", requires: "Tea.", kind: type, checked_by: lint }
      - { 4️⃣id: BAKE/A-5, document: bake, section: One, quote: "…", kind: type, checked_by: lint }
      - { id: BAKE/A-6, document: bake, section: One, quote: "…", requires: "Tea.", kind: type, checked_by: device,
          here: "The cup.", note: "Which tea?", 5️⃣owner: ann }
      """
    var ids: [String] = []
    expectDiagnostics(
      in: marked, file: "requirements.yaml",
      [
        (
          "1️⃣",
          "'BAKE/A-2.checked_by' must be one of 'scenario', 'generated', 'lint', 'artifact', 'device', not 'scenrio'"
        ),
        ("2️⃣", "'BAKE/A-1' is already the id of another requirement"),
        ("3️⃣", "'BAKE.id' must have two parts with a '/' between them, as in 'NOTIF-001/EVENT-1'"),
        ("4️⃣", "'BAKE/A-5' has no 'requires'"),
        (
          "5️⃣",
          "Unknown key 'owner' in 'BAKE/A-6': the other keys here are 'texts', 'not_applicable' and 'named_only'"
        ),
      ]
    ) { bytes, file in
      guard let tree = YAMLReader.read(bytes, file: file).tree else { return [] }
      let read = RequirementsFile(tree)
      ids = read.requirements.map(\.id)
      return read.diagnostics
    }
    #expect(ids == ["BAKE/A-1", "BAKE/A-6"])
  }

  @Test func textsAndAgreementsAreRead() throws {
    let marked = """
      - id: BAKE/A-1
        document: bake
        section: One
        quote: |-
          Toggle("Bread!", isOn: $isOn)
          **Хлеб!**
        requires: "Bread."
        kind: copy
        checked_by: generated
        texts:
          - { text: bakery/fresh_bread.body, locale: en, line: 1 }
          - { text: bakery/fresh_bread.body, locale: ru, line: 2, with: { loaves: "2" } }
          - 1️⃣{ text: bakery/fresh_bread.body, locale: ru }
          - { text: bakery/fresh_bread.body, locale: ru, line: 2️⃣3 }
          - { 3️⃣text: bakery/fresh_bread.body, line: 1 }
      - { id: BAKE/A-2, document: bake, section: One, quote: "…", requires: "Tea.", kind: type, checked_by: lint,
          not_applicable: { reason: "No tea.", owner: care, until: 2026-12-31 } }
      - { id: BAKE/A-3, document: bake, section: One, quote: "…", requires: "Tea.", kind: type, checked_by: lint,
          4️⃣not_applicable: { reason: "No tea.", until: 5️⃣2026-02-30 } }
      """
    var read: [Requirement] = []
    expectDiagnostics(
      in: marked, file: "requirements.yaml",
      [
        ("1️⃣", "'BAKE/A-1.texts[2]' has no 'line', but the quote has 2 lines"),
        ("2️⃣", "'BAKE/A-1.texts[3].line' is 3, but the quote has 2 lines"),
        ("3️⃣", "'BAKE/A-1.texts[4]' has no 'locale'"),
        ("4️⃣", "'BAKE/A-3.not_applicable' has no 'owner'"),
        ("5️⃣", "'BAKE/A-3.not_applicable.until' is '2026-02-30', but the month has no such day"),
      ]
    ) { bytes, file in
      guard let tree = YAMLReader.read(bytes, file: file).tree else { return [] }
      let file = RequirementsFile(tree)
      read = file.requirements
      return file.diagnostics
    }
    #expect(read.map(\.id) == ["BAKE/A-2"])
    #expect(read.first?.notApplicable?.sentence == "No tea. (care, until 2026-12-31)")
  }

  @Test(arguments: [
    ("У нас новые фото", "У нас новые фото"), ("«У нас новые фото»", "У нас новые фото"),
    ("**Allow access**", "Allow access"), ("- Primary: **Continue**", "Continue"),
    ("- Secondary (small): Skip for now", "Skip for now"), ("**“You’re all set!”**", "You’re all set!"),
    ("enable the “Secret Contacts” feature.", "enable the “Secret Contacts” feature."),
    ("We use contacts access to:", "We use contacts access to:"), ("Text(\"General\")", "General"),
    ("title: \"Ответить\",", "Ответить"), ("case preparing = \"Готовится\"", "Готовится"),
    ("Модуль \"Secret Contacts\" и функции.", "Secret Contacts"), ("`daily`", "daily"),
    ("\"A\" and \"B\"", "\"A\" and \"B\""),
  ])
  func theWordsOfALineAreWithoutWhatIsAroundThem(_ line: String, _ words: String) {
    #expect(QuotedWords.words(of: line[...]) == words)
  }

  @Test func theShippedRequirementsAreRead() throws {
    let file = try #require(
      try Repository.yamlFiles(below: "conformance").first { $0.path == "conformance/requirements.yaml" })
    let tree = try #require(YAMLReader.read(file.bytes, file: file.path).tree)
    let read = RequirementsFile(tree)
    #expect(read.diagnostics == [])
    #expect(read.requirements.count == 529)
    #expect(read.requirements.count { $0.check == .scenario } > 230)
    #expect(read.requirements.count { !$0.texts.isEmpty } > 80)
  }
}

@Suite struct CoverageTests {
  private static let requirements = [
    ("BAKE/FRESH-1", "bake", Requirement.Check.scenario), ("BAKE/FRESH-2", "bake", .scenario),
    ("BAKE/FRESH-3", "bake", .scenario), ("BAKE/COPY-1", "bake", .generated), ("TEA/CUP-1", "tea", .scenario),
    ("TEA/CUP-2", "tea", .lint),
  ].map { id, document, check in
    Requirement(
      id: id, idSpan: SourceSpan(startOf: "r.yaml"), document: document, section: "", quote: "",
      quoteSpan: SourceSpan(startOf: "r.yaml"), requires: "Something about \(id).", kind: "type", check: check)
  }

  private static func coverage(apps: Set<String>? = nil) throws -> Coverage {
    let results = [
      Verdicts.result("a", covers: ["BAKE/FRESH-1"]), Verdicts.result("b", covers: ["BAKE/FRESH-1", "BAKE/FRESH-1"]),
      Verdicts.result("c", covers: ["BAKE/FRESH-1", "BAKE/FRESH-2"], failures: ["no"]),
      Verdicts.result("d", covers: ["TEA/CUP-1"], app: "cafe"),
    ]
    return Coverage(of: requirements, specs: [try Bakery.spec()], results: results, apps: apps)
  }

  @Test func casesAreCountedByRequirement() throws {
    let coverage = try Self.coverage()
    #expect(coverage.entries.map(\.requirement.id) == Self.requirements.map(\.id))
    #expect(coverage.entries.map(\.cases) == [3, 1, 0, 0, 1, 0])
    #expect(coverage.entries.map(\.passed) == [2, 0, 0, 0, 1, 0])
    #expect(coverage.entries.map(\.failed) == [1, 1, 0, 0, 0, 0])
    #expect(coverage.entries[0].items == ["notifications.fresh_bread"])
    #expect(
      coverage.open.map(\.requirement.id) == [
        "BAKE/FRESH-1", "BAKE/FRESH-2", "BAKE/FRESH-3", "BAKE/COPY-1", "TEA/CUP-2",
      ])
    #expect(!coverage.isComplete)
  }

  @Test func aRequirementWithAKnownFailureIsOpen() throws {
    var known = Verdicts.result("b", covers: ["BAKE/FRESH-1", "BAKE/FRESH-2"], failures: ["no"])
    known.known = KnownFailure(
      pattern: "*", patternSpan: known.scenario.span,
      why: Justification(
        reason: "Being fixed.", owner: "care",
        until: Located(try #require(CivilDate("2026-06-30")), at: known.scenario.span)))
    let coverage = Coverage(
      of: Self.requirements, specs: [], results: [Verdicts.result("a", covers: ["BAKE/FRESH-1"]), known])
    #expect(
      coverage.open.map(\.requirement.id) == [
        "BAKE/FRESH-1", "BAKE/FRESH-2", "BAKE/FRESH-3", "BAKE/COPY-1", "TEA/CUP-1", "TEA/CUP-2",
      ])
    #expect(coverage.text().text.contains("BAKE/FRESH-1  2 cases, 1 known to fail  "))
    #expect(coverage.text().text.contains("BAKE/FRESH-2  1 case, known to fail"))
    #expect(coverage.json.contains("\"known_failing\": 1"))
    #expect(coverage.entries.map(\.state) == [.open, .open, .open, .open, .open, .open])
  }

  @Test func aLintRequirementNeedsARule() throws {
    func state(rules: [(code: String, covers: [String])] = [], results: [CaseResult] = []) -> Coverage.State? {
      Coverage(
        of: Self.requirements, specs: [], evidence: Coverage.Evidence(rules: rules), results: results
      ).entries.first { $0.requirement.id == "TEA/CUP-2" }?.state
    }
    #expect(state() == .open)
    #expect(state(rules: [("copy/too-hot", ["TEA/CUP-1"])]) == .open)
    #expect(state(rules: [("copy/too-hot", ["TEA/CUP-2"])]) == .proven)
    #expect(state(results: [Verdicts.result("a", covers: ["TEA/CUP-2"])]) == .namedOnly)
    #expect(
      state(
        rules: [("copy/too-hot", ["TEA/CUP-2"])],
        results: [Verdicts.result("a", covers: ["TEA/CUP-2"], failures: ["no"])]) == .open)
  }

  @Test func anAppStandsForTheDocumentsItTouches() throws {
    let coverage = try Self.coverage(apps: ["bakery"])
    #expect(Set(coverage.entries.map(\.requirement.document)) == ["bake"])
    #expect(coverage.open.map(\.requirement.id) == ["BAKE/FRESH-1", "BAKE/FRESH-2", "BAKE/FRESH-3", "BAKE/COPY-1"])
    let cafe = try Self.coverage(apps: ["cafe"])
    #expect(cafe.entries.map(\.requirement.id) == ["TEA/CUP-1", "TEA/CUP-2"])
    #expect(cafe.open.map(\.requirement.id) == ["TEA/CUP-2"])
    #expect(try Self.coverage(apps: ["nobody"]).entries.isEmpty)
  }

  @Test func asText() throws {
    #expect(
      try Self.coverage(apps: ["bakery"]).text() == """
                     All  Proven  Named only  Not applicable  Open
        bake           4       0           0               0     4
          scenario     3       0           0               0     3
          generated    1       0           0               0     1

        Open: nothing proves it, or something contradicts it:
          BAKE/FRESH-1  3 cases, 1 failed  Something about BAKE/FRESH-1.
          BAKE/FRESH-2  1 case, failed     Something about BAKE/FRESH-2.
          BAKE/FRESH-3  no case            Something about BAKE/FRESH-3.
          BAKE/COPY-1   no text or file    Something about BAKE/COPY-1.

        4 open.

        """)
    let proven = Coverage(
      of: [Self.requirements[4]], specs: [], results: [Verdicts.result("d", covers: ["TEA/CUP-1"])])
    #expect(proven.isComplete)
    #expect(proven.text().text.hasSuffix("\nNothing is open.\n"))
    #expect(
      try Self.coverage().text(everything: true).text.contains(
        "  BAKE/FRESH-1  scenario   open            3 cases, 1 failed, notifications.fresh_bread\n"))
  }

  @Test func whatIsGeneratedIsSeenInFiles() throws {
    let requirements = [Requirement.Check.generated, .artifact, .scenario].map { check in
      Requirement(
        id: "BAKE/FRESH-1", idSpan: SourceSpan(startOf: "r.yaml"), document: "bake", section: "", quote: "",
        quoteSpan: SourceSpan(startOf: "r.yaml"), requires: "Something.", kind: "type", check: check)
    }
    let file = "swift/bakery/notifications.fresh_bread.swift"
    let evidence = Coverage.Evidence(files: { app, item in ["swift/\(app)/\(item).swift"] })
    let spec = try Bakery.spec()
    let all = requirements.map { Coverage(of: [$0], specs: [spec], evidence: evidence, results: []) }
    #expect(all.flatMap { $0.entries.map(\.outputs) } == [[file], [file], []])
    #expect(all.map { $0.entries.map(\.state) } == [[.namedOnly], [.namedOnly], [.open]])
    #expect(
      all[0].text(everything: true).text.contains(
        "generated  named only      notifications.fresh_bread; see \(file)\n"))
    #expect(all[0].markdown.text.contains("| `\(file)` |"))
  }

  @Test func asMarkdown() throws {
    #expect(
      try Self.coverage(apps: ["cafe"]).markdown == """
        # Requirements and what proves them

        **1 open** of 2 requirements: 1 proven, 0 named only, 0 not applicable.

        ## Open

        | Requirement | Checked by | What there is | What it asks for |
        | --- | --- | --- | --- |
        | TEA/CUP-2 | lint | no rule | Something about TEA/CUP-2. |

        ## Documents

        | Document | Checked by | All | Proven | Named only | Not applicable | Open |
        | --- | --- | --: | --: | --: | --: | --: |
        | tea | scenario | 1 | 1 | 0 | 0 | 0 |
        | tea | lint | 1 | 0 | 0 | 0 | 1 |

        ## tea

        | Requirement | Checked by | State | Cases | Proven by | Spec items | Files |
        | --- | --- | --- | --: | --- | --- | --- |
        | TEA/CUP-1 | scenario | proven | 1 |  |  |  |
        | TEA/CUP-2 | lint | **open** | 0 |  |  |  |

        """)
  }

  /// GitHub takes 65 536 characters, and what is open comes first.
  @Test func aLongPageSaysWhatItLeavesOut() {
    let many = (1...2_000).map { number in
      var requirement = Self.requirements[0]
      requirement.id = "BAKE/LONG-\(number)"
      requirement.requires = String(repeating: "Bread that is fresh. ", count: 4)
      return requirement
    }
    let results = [Verdicts.result("a", covers: many.dropLast(3).map(\.id))]
    let page = Coverage(of: many, specs: [], results: results).markdown.text
    #expect(page.utf16.count < 65_536)
    #expect(page.utf16.count > 50_000)
    #expect(page.contains("**3 open** of 2000 requirements: 1997 proven"))
    #expect(page.contains("\n| BAKE/LONG-2000 | scenario | no case | Bread"))
    #expect(page.contains("Left out here, because GitHub takes 65 536 characters: "))
    #expect(page.contains(" of 2000 of bake. `notispec coverage --verbose` shows all."))
    let open = Coverage(of: many, specs: [], results: []).markdown.text
    #expect(open.utf16.count < 65_536)
    #expect(open.contains(" more are left out: `notispec coverage` shows all."))
    #expect(open.contains(" of 2000 of bake"))
  }

  /// `--app` narrows what is shown; what proves it may be any app's.
  @Test func aRequirementIsJudgedByAllAppsThatProveIt() throws {
    let requirements = ["X/A-1", "X/A-2", "X/A-3"].map { id in
      var requirement = Self.requirements[0]
      requirement.id = id
      return requirement
    }
    let results = [
      Verdicts.result("a", covers: ["X/A-1"], app: "bakery"), Verdicts.result("b", covers: ["X/A-2"], app: "cafe"),
      Verdicts.result("c", covers: ["X/A-2", "X/A-3"], app: "bar"),
    ]
    for app in ["bakery", "cafe", "bar"] {
      let coverage = Coverage(of: requirements, specs: [], results: results, apps: [app])
      #expect(coverage.entries.map(\.state) == [.proven, .proven, .proven])
    }
    let failing = results + [Verdicts.result("d", covers: ["X/A-1"], app: "bar", failures: ["no"])]
    #expect(Coverage(of: requirements, specs: [], results: failing, apps: ["bakery"]).open.count == 1)
    #expect(Coverage(of: requirements, specs: [], results: failing, apps: ["nobody"]).entries.isEmpty)
  }

  @Test func aReasonMakesNamedOnlyEnoughAndIsNeeded() throws {
    func coverage(_ state: String, until: String? = nil, agreed: Bool = false) throws -> Coverage {
      var requirement = Self.requirements[0]
      requirement.check = .device
      let span = SourceSpan(startOf: "r.yaml")
      requirement.namedOnly = NamedOnlyReason(
        reason: "Only iOS knows.", owner: "care",
        until: try until.map { Located(try #require(CivilDate($0)), at: span) }, span: span)
      if state == "proven" { requirement.check = .scenario }
      let results = state == "open" ? [] : [Verdicts.result("a", covers: [requirement.id])]
      return Coverage(of: [requirement], specs: [], results: results, today: CivilDate("2026-07-01"))
    }
    let named = try coverage("named")
    #expect(named.isComplete && named.unexplained.isEmpty && named.namedOnly.count == 1)
    #expect(named.text().text.contains("\nNamed only, as agreed:\n  BAKE/FRESH-1  Only iOS knows. (care)"))
    #expect(named.json.contains("\"reason\": \"Only iOS knows.\""))
    let proven = try coverage("proven")
    #expect(proven.findings.map(\.code) == ["requirements/needs-no-reason"])
    #expect(proven.open.isEmpty && !proven.isComplete)
    #expect(try coverage("open").open.count == 1)
    #expect(try coverage("open").findings.isEmpty)
    #expect(try coverage("named", until: "2026-06-30").findings.map(\.code) == ["requirements/expired"])
    #expect(try coverage("named", until: "2026-07-01").findings.isEmpty)
  }

  @Test func asJSON() throws {
    let json = try Self.coverage(apps: ["cafe"]).json
    #expect(
      json.hasPrefix(
        """
        {
          "complete": false,
          "open": [
            "TEA/CUP-2"
          ],
          "named_only": [],
          "not_applicable": [],
          "documents": [
            {
              "document": "tea",
              "proven": 1,
              "named_only": 0,
              "not_applicable": 0,
              "open": 1,
              "checked_by": {
                "scenario": {
                  "proven": 1,
                  "named_only": 0,
                  "not_applicable": 0,
                  "open": 0
                },
                "lint": {
                  "proven": 0,
                  "named_only": 0,
                  "not_applicable": 0,
                  "open": 1
                }
              }
            }
          ],
          "requirements": [
            {
              "id": "TEA/CUP-1",
              "document": "tea",
              "checked_by": "scenario",
              "state": "proven",
              "cases": 1,
              "passed": 1,
              "failed": 0,
              "known_failing": 0,
              "items": [],
              "rules": [],
              "texts": [],
              "asserted_files": [],
              "outputs": [],
              "open": false
            },
        """))
  }
}
