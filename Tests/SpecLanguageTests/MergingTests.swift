import SpecLanguage
import Testing

@Suite struct MergingTests {
  private let links = "notispec: 1\ndeep_links: { scheme: pets, targets: { bowl: { path: /bowl } } }"
  private let copy = "copy: { body: { en: \"Eat\", ru: \"Ешь\" } }"

  private func hungry(_ id: String, target: String = "bowl") -> String {
    """
    notispec: 1
    notifications:
      \(id): { summary: "Hungry.", target: \(target), trigger: { calendar: { every: day } }, \(copy) }
    """
  }

  @Test func sectionsOfAllFilesMergeInTheOrderOfPaths() throws {
    let texts = [("b.yaml", hungry("second")), ("a.yaml", hungry("first")), ("c.yaml", links), ("app.yaml", Specs.app)]
    let result = SpecReader.read(texts.map { SpecSource(path: $0.0, bytes: Array($0.1.utf8)) })
    #expect(result.diagnostics == [])
    let spec = try #require(result.spec)
    #expect(spec.notifications.map(\.id) == ["first", "second"])
    #expect(spec.files == ["a.yaml", "app.yaml", "b.yaml", "c.yaml"])
  }

  @Test func aSecondDefinitionIsReportedWithTheFirst() throws {
    let files = [
      (path: "a.yaml", text: Specs.app), (path: "b.yaml", text: links), (path: "c.yaml", text: hungry("hungry")),
      (path: "d.yaml", text: hungry("hungry")), (path: "e.yaml", text: "notispec: 1\napp: { id: cats, name: Cats }"),
      (path: "f.yaml", text: "deep_links: { scheme: cats, targets: { bowl: { path: /b }, bed: { path: /bed } } }"),
    ]
    #expect(
      findings(files) == [
        "d.yaml:3:3 'notifications.hungry' is already defined",
        "e.yaml:2:8 'app.id' is already defined",
        "f.yaml:1:1 The file has no 'notispec'",
        "f.yaml:1:15 'deep_links.scheme' is already defined",
        "f.yaml:1:40 'deep_links.targets.bowl' is already defined",
      ])
    let result = SpecReader.read(files.map { SpecSource(path: $0.path, bytes: Array($0.text.utf8)) })
    #expect(result.diagnostics.first?.notes.first?.span?.file == "c.yaml")
  }

  @Test func aListGivenTwiceIsASecondDefinition() {
    let policies = "notispec: 1\npolicies: { caps: [{ id: daily, max: 1, per: rolling_day }] }"
    #expect(
      findings([("a.yaml", Specs.app), ("b.yaml", policies), ("c.yaml", policies)]) == [
        "c.yaml:2:13 'policies.caps' is already defined"
      ])
  }

  @Test func aFileThatCannotBeParsedMutesUnknownNames() {
    let broken = "notispec: 1\ndeep_links: { scheme: pets, targets: { bowl: ["
    let found = findings([("a.yaml", Specs.app), ("b.yaml", broken), ("c.yaml", hungry("hungry", target: "bowll"))])
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasPrefix("b.yaml") })
  }

  @Test func aMergeKeyHidesIdsAndKeysAndIsTheOnlyFinding() {
    let merged = "notispec: 1\nsignals: { <<: { fed: {} }, walked: {} }"
    let type = """
      notispec: 1
      notifications:
        hungry:
          summary: "Hungry."
          target: bowl
          trigger: { after: { signal: fed, delay: 5m } }
          \(copy)
      """
    let found = findings([("a.yaml", Specs.app), ("b.yaml", links), ("c.yaml", merged), ("d.yaml", type)])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("c.yaml:2:12") == true)
  }

  @Test func brokenItemsAreLeftOutAndStillDefined() throws {
    let text = """
      \(Specs.app)
      deep_links: { scheme: pets, targets: { bowl: { path: bowl }, bed: { path: /bed } } }
      """
    let sources = [("a.yaml", text), ("b.yaml", hungry("hungry")), ("c.yaml", hungry("tired", target: "bed"))]
    let result = SpecReader.read(sources.map { SpecSource(path: $0.0, bytes: Array($0.1.utf8)) })
    #expect(result.diagnostics.count == 1)
    let spec = try #require(result.spec)
    #expect(spec.deepLinks?.targets.map(\.id) == ["bed"])
    #expect(spec.notifications.map(\.id) == ["hungry", "tired"])
  }
}
