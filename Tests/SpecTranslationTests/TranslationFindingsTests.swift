import NotificationTerms
import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

@testable import SpecTranslation

/// What an import does not take, and why.
@Suite struct TranslationFindingsTests {
  private let app: TestApp

  init() throws {
    app = try TestApp(
      TranslationEditsTests.notifications + "strings: { a: { en: \"A\", ru: \"А\", zh-Hans: \"甲\" } }\n")
  }

  private func findings(
    _ targets: KeyValuePairs<String, String>, in locale: LanguageTag = "ru", replacing old: String = "",
    with new: String = ""
  ) throws -> [String] {
    var table = app.table(targets, in: locale)
    if !old.isEmpty { table = table.replacing(old, with: new) }
    let result = try app.imported(table)
    return result.findings.map { "\($0.span.start.line) \($0.code) \($0.message)" }
  }

  @Test func aMissingText() throws {
    #expect(
      try findings(["strings.b": "Буки"]) == [
        "2 translation/unknown-unit 'strings.b' is not a text of 'demo': did you mean 'strings.a'?"
      ])
    // What the file has, too, is not meant.
    #expect(
      try findings(["strings.a": "Аз", "strings.b": "Буки"]) == [
        "3 translation/unknown-unit 'strings.b' is not a text of 'demo', or not any more: export the texts again"
      ])
  }

  /// What was exported is not misspelled.
  @Test(arguments: TranslationFormat.allCases) func aTextThatIsGone(_ format: TranslationFormat) throws {
    let texts =
      "strings: { a: { en: \"A\", ru: \"А\", zh-Hans: \"甲\" }, b: { en: \"B\", ru: \"Б\", zh-Hans: \"乙\" } }\n"
    let file = try TestApp(TranslationEditsTests.notifications + texts).export(format, "ru")
    let gone =
      "'strings.b' is not a text of 'demo' any more. It has been removed or renamed since this file was exported"
    #expect(try app.imported(file).findings.map(\.message) == [gone])
    let renamed = try TestApp(TranslationEditsTests.notifications + texts.replacing(" b:", with: " letter:"))
    #expect(
      try renamed.imported(file).findings.map(\.message) == [
        gone + ": 'strings.letter' says the same in the source now"
      ])
  }

  /// Who writes a table by hand need not say what all texts are translated from.
  @Test func aTableWithoutTheLanguageOfTheSource() throws {
    let table = "id,app,target_language,source,target\nstrings.a,demo,ru,A,Аз\n"
    let result = try app.imported(table)
    #expect(result.findings == [] && result.changedCount == 1 && result.takenLanguages == [])
  }

  /// Each of the texts that a claim is about would be an error alone.
  @Test func aClaimGoesInWithItsTexts() throws {
    func refusal(_ code: DiagnosticCode) throws -> [String] {
      var result = try app.imported(app.table(["strings.a": "Аз"], in: "ru"))
      let isLeft = result.leave(
        for: [Diagnostic(code, .error, "'x' is missing", at: SourceSpan(startOf: "texts.yaml"))])
      #expect(isLeft)
      return result.findings.map(\.message)
    }
    let error = "With this translation the specs would have an error: 'x' is missing"
    #expect(
      try refusal("permissions/claim-missing") == [
        error + ". A claim and the texts that must say it go in together: have them all in the files of one import"
      ])
    #expect(try refusal("copy/control-character") == [error])
  }

  @Test func wordsThatAreMarkedAsNew() throws {
    let file = try TestApp(
      TranslationEditsTests.notifications
        + "strings: { a: { en: \"A\", ru: { text: \"A\", status: missing }, zh-Hans: \"甲\" } }\n"
    ).export(.xliff, "ru")
    func result(_ target: String) throws -> TranslationImport {
      try app.imported(file.replacing("<source>A</source>", with: "<source>A</source>\(target)"))
    }
    let marked = try result("<target state=\"new\">Аз</target>")
    #expect(
      marked.findings.map(\.message) == [
        "'strings.a' has words, but the file marks it as 'new', which means not translated: set the state to 'translated', "
          + "or to 'needs-review-translation' if somebody still has to read it"
      ])
    #expect(marked.leftCount == 1 && marked.emptyCount == 0 && marked.files == [])
    // A copy of the source, as tools begin with, says nothing, and nor does what the specs say.
    for words in ["A", "А", " "] {
      let result = try result("<target state=\"new\">\(words)</target>")
      #expect(result.findings == [] && result.files == [], "\(result.findings)")
    }
  }

  @Test func aSourceThatHasChanged() throws {
    let result = try app.imported(app.table(["strings.a": "Аз"], in: "ru").replacing("\"A\"", with: "\"Old\""))
    #expect(
      result.findings.map(\.message) == [
        "'strings.a' was translated from 'Old', but the source is now 'A': export it again and translate that"
      ])
    #expect(result.findings.flatMap(\.notes).map(\.message) == ["the source is here"])
    #expect(result.leftCount == 1)
    #expect(result.files == [])
  }

  @Test func aPlaceholderThatIsBroken() throws {
    #expect(
      try findings(["streak.body|==|plural.one": "{m} день"]) == [
        "2 translation/broken-placeholder The translation of 'streak.body|==|plural.one' shows '{m}', but its only "
          + "placeholder is '{n}'"
      ])
    #expect(
      try findings(["strings.a": "{n"]) == [
        "2 translation/broken-placeholder The translation of 'strings.a' has a '{' without a '}': add it, or write '{{' for a brace"
      ])
    #expect(
      try findings(["strings.a": "{n}"]) == [
        "2 translation/broken-placeholder The translation of 'strings.a' shows '{n}', but it takes no placeholders"
      ])
  }

  /// `--app` takes what it names of a file with several apps; a file with none of them is a mistake.
  @Test func otherAppsThanTheChosenOnesArePassedOver() throws {
    func imported(_ rows: [String]) throws -> TranslationImport {
      let table = "app,id,source,target,source_language,target_language\n" + rows.joined()
      let read = TranslationDocument.read(Array(table.utf8), file: "back").document
      return TranslationImport([try #require(read)], into: [app.app], isSelection: true)
    }
    let own = "demo,strings.a,A,Аз,en,ru\n"
    let other = "shop,strings.a,A,Аз,en,ru\n"
    let both = try imported([other, own])
    #expect(both.findings == [] && both.changedCount == 1 && both.leftCount == 0)
    #expect(
      try imported([other]).findings.map(\.message) == ["'shop' is not among the apps that '--app' names"])
  }

  /// What a text of code or of a template system has in its place is named.
  @Test(
    arguments: [
      ("{{n}} из {{{n}}}", nil), ("{{n}} суток", "doubled braces are shown as braces, so write '{n}'"),
      ("%1$lld суток", "write it in place of '%1$lld'"), ("%@ суток", "write it in place of '%@'"),
      ("100 % суток", nil),
    ] as [(String, String?)])
  func aPlaceholderOfAnotherKindIsNamed(_ target: String, _ remedy: String?) throws {
    let found = try findings(["streak.body|==|plural.other": target]).first
    #expect(found?.split(separator: "does not show '{n}': ").dropFirst().first.map(String.init) == remedy)
    #expect((found == nil) == target.contains("{{{"), "\(found ?? "")")
  }

  /// In Russian `one` stands for 1, 21 and 31; in English for 1 alone.
  @Test func aFormForSeveralNumbersShowsTheNumber() throws {
    #expect(
      try findings([
        "streak.body|==|plural.one": "День", "streak.body|==|plural.few": "Дня", "streak.body|==|plural.other": "Дня",
      ]) == [
        "2 translation/broken-placeholder The translation of 'streak.body|==|plural.one' does not show '{n}', but "
          + "this form is shown for 1, 21, 31",
        "3 translation/broken-placeholder The translation of 'streak.body|==|plural.few' does not show '{n}', but "
          + "this form is shown for 2, 3, 4",
        "4 translation/broken-placeholder The translation of 'streak.body|==|plural.other' does not show '{n}'",
      ])
    let result = try app.imported(app.table(["streak.body|==|plural.one": "A day"], in: "en"))
    #expect(result.findings == [])
    #expect(result.changedCount == 1)
  }

  private func xliff(_ target: String) throws -> TranslationImport {
    try app.imported(
      """
      <xliff version="1.2"><file original="demo" source-language="en" target-language="ru"><body>
      <trans-unit id="strings.a"><source>A</source>\(target)</trans-unit>
      </body></file></xliff>
      """)
  }

  @Test(arguments: ["new", "needs-translation"])
  func aTargetThatIsNotTranslated(_ state: String) throws {
    let result = try xliff("<target state=\"\(state)\">A <x id=\"1\"/></target>")
    #expect(result.findings == [])
    #expect(result.emptyCount == 1)
    #expect(result.files == [])
    #expect(try xliff("<target state=\"needs-l10n\">Аз</target>").changedCount == 1)
  }

  @Test(arguments: [
    ("Аз <x id=\"1\"/>и <ph id=\"2\"/>", "x"), ("<g id=\"1\">Аз</g>", "g"), ("Аз<ph id=\"1\"/>", "ph"),
    ("А<mrk mtype=\"seg\"><bpt id=\"1\"> </bpt><ept id=\"1\"></ept></mrk>", "ept"), ("<x id=\"1\"/>", "x"),
  ])
  func anElementThatWouldBeLost(_ words: String, _ name: String) throws {
    let result = try xliff("<target>\(words)</target>")
    #expect(result.files == [])
    #expect(result.findings.map(\.code) == ["translation/inline-element"])
    #expect(result.findings.first?.message.hasPrefix("The translation of 'strings.a' contains '<\(name)>'") == true)
    #expect(result.findings.first?.span.start.line == 2)
  }

  @Test func aMarkAndACodeThatIsWrittenOutAreText() throws {
    let result = try xliff("<target><mrk mtype=\"seg\">Аз</mrk><ph id=\"1\"> {{x}}</ph></target>")
    #expect(result.findings == [])
    #expect(try app.after(result).texts.contains("ru: \"Аз {{x}}\""))
  }

  @Test func aTextThatTheSpecsCannotHold() throws {
    let found = try findings([
      "strings.a": String(repeating: "x", count: 20_000), "streak.body|==|plural.few": "{n} дня!",
    ])
    #expect(
      found == [
        "2 translation/too-large The translation of 'strings.a' has 20000 bytes of text; the limit is 16384"
      ])
  }

  @Test func aPlaceholderThatIsLost() throws {
    let app = try TestApp(
      "strings: { a: { text: { en: \"{n} A\", ru: \"{n} А\", zh-Hans: \"{n}\" }, arguments: { n: { type: int, example: 1 } } } }"
    )
    let result = try app.imported(app.table(["strings.a": "А"], in: "ru"))
    #expect(result.findings.map(\.message) == ["The translation of 'strings.a' does not show '{n}'"])
  }

  @Test func aTextThatIsThereTwice() throws {
    #expect(
      try findings(["strings.a": "Аз", "strings.a": "Буки"]) == [
        "3 translation/duplicate-unit 'strings.a' is translated twice, in different words: keep the translation that counts"
      ])
  }

  @Test func anAppOrALanguageThatIsNotThere() throws {
    #expect(
      try findings(["strings.a": "Аз"], replacing: "\"demo\"", with: "\"demi\"") == [
        "2 translation/unknown-app 'demi' is not an app of this workspace: did you mean 'demo'?"
      ])
    #expect(
      try findings(["strings.a": "Аз"], replacing: "\"ru\"", with: "\"uk\"") == [
        "2 translation/other-language 'demo' has no texts in 'uk': 'app.locales' lists 'en', 'ru', 'zh-Hans'"
      ])
    #expect(
      try findings(["strings.a": "Аз"], replacing: "\"en\"", with: "\"de\"") == [
        "2 translation/other-language This is translated from 'de', but the source of 'demo' is 'en'"
      ])
  }

  @Test func aPluralThatIsNewAndNotWhole() throws {
    let app = try TestApp(TranslationEditsTests.notifications.replacing(#/ +ru: .*\n/#, with: ""))
    let result = try app.imported(app.table(["streak.body|==|plural.few": "{n} дня"], in: "ru"))
    #expect(
      result.findings.map(\.message) == [
        "'streak.body' has no text for 'one': 'ru' needs it for 1, 21, 31 and so on"
      ])
  }

  /// What shows nothing is none.
  @Test(arguments: ["", " ", "\u{A0}\u{2009}\u{3000}", "\u{200B}\u{FEFF}\t"])
  func textsWithoutATranslationChangeNothing(_ words: String) throws {
    let result = try app.imported(app.table(["strings.a": words, "streak.body|==|plural.one": words], in: "ru"))
    #expect(result.findings == [])
    #expect(result.emptyCount == 2)
    #expect(result.files == [])
  }

  @Test(arguments: [
    ("", "it has no lines"), ("id,source\n", "has no column 'app'"),
    ("<xliff version=\"2.0\"/>", "it has no texts"), ("<xliff version=\"3.0\"/>", "it is XLIFF 3.0"),
    ("<html/>", "it is not XLIFF: it begins with '<html>'"),
    ("<xliff version=\"1.2\"/>", "it has no texts"),
    ("<xliff version=\"1.2\"><file><body><trans-unit/></body></file></xliff>", "has no 'id'"),
    ("<xliff version=\"1.2\"><file><body><trans-unit id=\"a\"/></body></file></xliff>", "has no '<source>'"),
    ("app,app,id\n", "the column 'app' appears twice"),
    ("app,id,source,target,source_language,target_language\n\"a", "a quote that begins here does not end"),
    ("app,id,source,target,source_language,target_language\n\"a\"b,c\n", "there is text after the quotes"),
    ("app,id,source,target,source_language,target_language\n1,2,3,4,5,6,7\n", "a line has 7 cells"),
  ])
  func aFileThatIsNotATranslation(_ text: String, _ sentence: String) {
    let (document, findings) = TranslationDocument.read(Array(text.utf8), file: "f")
    #expect(document == nil)
    #expect(findings.map(\.code) == ["translation/unreadable"])
    #expect(findings.first?.message.contains(sentence) == true, "\(findings.map(\.message))")
  }

  @Test(
    arguments: [
      // The second one is of code page 1251.
      ([0x61, 0x80], 1, 2), ([0xCF, 0xF0, 0xE8], 1, 1),
      ([0x61, 0x0A, 0xD0, 0xB0, 0xD0, 0xB1, 0xE0, 0x80], 2, 3),
    ] as [([UInt8], Int32, Int32)])
  func aFileInAnotherEncoding(_ bytes: [UInt8], _ line: Int32, _ column: Int32) {
    let (document, findings) = TranslationDocument.read(bytes, file: "f")
    #expect(document == nil)
    #expect(
      findings.map(\.message) == [
        """
        This file of translations cannot be read: the bytes here are not UTF-8. Save it as UTF-8: in Excel as 'CSV UTF-8 \
        (Comma delimited)', in LibreOffice with the character set 'Unicode (UTF-8)'
        """
      ])
    #expect(findings.first?.span.start == SourcePosition(line: Int(line), column: Int(column)))
  }

  /// Half of a unit, one of them after whole ones, half of a pair, and UTF-32, whose mark begins as that of UTF-16 does.
  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x3C], "begins like UTF-16, but half a character is missing at its end. Save"),
      ([0xFF, 0xFE, 0x61, 0x00, 0x3C], "begins like UTF-16, but half a character is missing at its end. Save"),
      ([0xFE, 0xFF, 0xD8, 0x3D], "begins like UTF-16, but not all of it is. Save"),
      ([0xFF, 0xFE, 0x00, 0x00, 0x61, 0x00, 0x00, 0x00], "it is UTF-32. Save"),
    ] as [([UInt8], String)])
  func aFileWithAMarkOfAnotherEncoding(_ bytes: [UInt8], _ sentence: String) {
    let (document, findings) = TranslationDocument.read(bytes, file: "f")
    #expect(document == nil)
    #expect(findings.count == 1 && findings[0].message.contains(sentence), "\(findings.map(\.message))")
    #expect(findings.first?.span.start == SourcePosition(line: 1, column: 1))
  }

  @Test func aFileInUTF16WithoutAMark() {
    let (document, findings) = TranslationDocument.read([0x61, 0x00, 0x70, 0x00], file: "f")
    #expect(document == nil)
    #expect(findings.first?.message.contains("as in UTF-16 without a byte order mark. Save it as UTF-8: ") == true)
  }

  @Test func severalLanguagesInOneFile() throws {
    let rows = """
      app,id,source,target,source_language,target_language
      demo,strings.a,A,Аз,en,ru
      demo,strings.a,A,乙,en,zh-Hans
      demo,strings.a,A,?,en,
      """
    let (document, findings) = TranslationDocument.read(Array(rows.utf8), file: "f")
    #expect(findings.map(\.span.start.line) == [4])
    let result = TranslationImport([try #require(document)], into: [app.app])
    #expect(result.findings == [])
    #expect(result.languages.map(\.locale) == ["ru", "zh-Hans"])
    #expect(try app.after(result).texts.contains("a: { en: \"A\", ru: \"Аз\", zh-Hans: \"乙\" }"))
  }
}
