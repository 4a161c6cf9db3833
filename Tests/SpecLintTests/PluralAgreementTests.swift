import SpecLanguage
import TestSupport
import Testing

@testable import SpecLint

/// The rule that asks for plural forms and the one that asks for one text never send anybody from one to the other.
@Suite struct PluralAgreementTests {
  private func spec(_ english: String, arguments: String = "{ n: { type: int } }") -> String {
    """
    notispec: 1
    app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local }
    signals: { counted: { parameters: { n: { type: int }, all: { type: int, optional: true } } } }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      daily:
        summary: "Daily."
        target: home
        trigger: { after: { signal: counted, delay: 1h } }
        arguments: \(arguments)
        copy: { body: { en: \(english) } }
    """
  }

  private func messages(_ rule: some LintRule, _ english: String) throws -> [String] {
    let read = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(spec(english).utf8))])
    #expect(read.diagnostics == [])
    return rule.check(try #require(read.spec)).map(\.message)
  }

  /// "1 of 5 box" is wrong, and "1 of 5 boxes" right.
  @Test(arguments: [
    ("one: \"{n} of {all} box\", other: \"{n} of {all} boxes\"", true),
    ("one: \"{n} of {all} boxes\", other: \"{n} of {all} boxes\"", false),
    ("one: \"{n} box of {all}\", other: \"{n} boxes of {all}\"", false),
    ("one: \"{n} box and {all} lids\", other: \"{n} boxes and {all} lids\"", false),
  ])
  func theNumberBeforeTheWordChooses(_ forms: String, _ isWrong: Bool) throws {
    let arguments = "{ n: { type: int }, all: { type: int, default: { en: \"ten\" } } }"
    let text = spec("{ plural: n, \(forms) }", arguments: arguments)
    let read = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text.utf8))])
    #expect(read.diagnostics == [])
    let found = PluralNeededRule().check(try #require(read.spec)).map(\.message)
    #expect(
      found
        == (isWrong
          ? [
            "'notifications.daily.copy.body.en' chooses between forms of 'boxes' by '{n}', but '{all}' is the number before "
              + "it: use 'plural: all'"
          ] : []))
  }

  @Test(arguments: [
    ("{n} left", false), ("{n} new", false), ("{n} remaining.", false), ("You have {n} left!", false),
    ("Only {n} more", false), ("{n} more photos", true), ("{n} is your number", true), ("{n} photos", true),
    ("{n} left over pieces", true),
  ])
  func theyAgree(_ text: String, _ needsForms: Bool) throws {
    let one = try messages(PluralNeededRule(), "\"\(text)\"")
    #expect(one.isEmpty == !needsForms, "\(one)")
    let forms = try messages(PluralSameFormsRule(), "{ plural: n, one: \"\(text)\", other: \"\(text)\" }")
    #expect(forms.count == 1)
    #expect(forms.first?.contains("or write one text") == !needsForms, "\(forms)")
  }
}
