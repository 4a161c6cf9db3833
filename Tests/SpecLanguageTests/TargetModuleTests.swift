import SpecLanguage
import Testing

/// A link target may name the part of the app that it belongs to.
@Suite struct TargetModuleTests {
  private func text(_ module: String, _ modules: String = "modules: { library: { name: { en: \"Library\" } } }")
    -> String
  {
    """
    notispec: 1
    app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local }
    deep_links: { scheme: demo, targets: { photos: { path: /photos, module: \(module) } } }
    \(modules)
    """
  }

  @Test func anUnknownModuleIsReported() {
    expectFindings(
      in: text("1️⃣librery"),
      [("1️⃣", "'deep_links.targets.photos.module' names an unknown module 'librery'")])
    expectFindings(
      in: text("1️⃣library", ""),
      [
        (
          "1️⃣",
          "'deep_links.targets.photos.module' names an unknown module 'library': add it to 'modules', or use another"
        )
      ])
  }

  @Test func itIsInTheRuleTable() throws {
    let result = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text("library").utf8))])
    #expect(result.diagnostics.isEmpty)
    let target = try #require(result.spec?.target("photos"))
    #expect(target.module?.value == "library")
    #expect(result.spec?.ruleTable.targets.map(\.module) == ["library"])
  }
}
