import SpecModel
import SpecReading
import TemplateEmission
import Testing

@Suite struct UserTemplateTests {
  private func spec() throws -> Spec {
    let yaml = """
      notispec: 1
      app: { id: app, module: App, bundle_id: com.example.app, locales: [en, ru], source_locale: en, delivery: local }
      signals: { s: { parameters: { n: { type: int } } } }
      deep_links: { scheme: app, targets: { home: { path: /home } } }
      notifications:
        first_one:
          summary: "<first> & \\"only\\""
          target: home
          priority: 5
          arguments: { n: { type: int, example: 1 } }
          trigger: { after: { signal: s, delay: 0m } }
          copy:
            title: { en: "T", ru: "Т" }
            body: { en: { plural: n, one: "{n} day", other: "{n} days" }, ru: "{n}" }
        second: { summary: "b", target: home, trigger: { after: { signal: s, delay: 0m } }, copy: { body: { en: "x", ru: "y" } } }
      """
    let result = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(yaml.utf8))])
    return try #require(result.spec)
  }

  @Test func aTemplateSeesWhatTheSpecSays() throws {
    let template = try UserTemplate(
      """
      enum class {{app.module}} {
      {{#notifications}}
        {{swiftName}}("{{id}}", "{{{summary}}}", {{priority}}){{^last}},{{/last}}{{#last}};{{/last}}
      {{#copy}}
        // {{field}} {{locale}} {{category}}: {{text}}
      {{/copy}}
      {{/notifications}}
      {{#targets}}{{url}}{{/targets}}
      """)
    #expect(
      template.render(try spec()) == """
        enum class App {
          firstOne("first_one", "<first> & "only"", 5),
          // title en : T
          // title ru : Т
          // body en one: {n} day
          // body en other: {n} days
          // body ru : {n}
          second("second", "b", 0);
          // body en : x
          // body ru : y
        app://home
        """)
  }

  @Test func nothingIsEscaped() throws {
    let template = try UserTemplate("{{#notifications}}{{summary}}|{{/notifications}}")
    #expect(template.render(try spec()) == "<first> & \"only\"|b|")
  }

  @Test func aSectionThatIsNotClosedIsRefused() {
    #expect(throws: UserTemplate.Malformed.self) { try UserTemplate("{{#notifications}}") }
  }
}
