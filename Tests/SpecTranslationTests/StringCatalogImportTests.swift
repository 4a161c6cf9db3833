import SpecEmission
import SpecLanguage
import TestSupport
import Testing

@testable import SpecTranslation

/// String Catalogs that come back from Xcode or a vendor.
@Suite struct StringCatalogImportTests {
  private static func catalog(of spec: Spec) throws -> String {
    let files = StringCatalogEmitter().files(for: spec)
    let file = try #require(files.first { $0.path.hasSuffix("Localizable.xcstrings") })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test(arguments: ShippedSpecs.apps)
  func whatWasWrittenComesBackAsItIs(_ name: String) throws {
    let app = try TestApp.shipped(name)
    let result = try app.imported(Self.catalog(of: app.app.spec))
    #expect(result.findings.map(\.message) == [])
    #expect(result.changedCount == 0 && result.files == [])
    #expect(result.sameCount > 0)
  }

  /// Its keys are the system's.
  @Test func theSystemsDialogsComeBackToo() throws {
    let app = try TestApp.shipped("cleaner")
    let files = StringCatalogEmitter().files(for: app.app.spec)
    let file = try #require(files.first { $0.path.hasSuffix("InfoPlist.xcstrings") })
    let text = String(decoding: file.bytes, as: UTF8.self)
    let same = try app.imported(text)
    #expect(same.findings.map(\.message) == [] && same.changedCount == 0 && same.sameCount > 0)
    let changed = try app.imported(text.replacing("Нам нужен доступ", with: "Нужен доступ"))
    #expect(changed.findings.map(\.message) == [] && changed.changedCount > 0)
  }

  @Test(arguments: [
    ("\"shouldTranslate\" : false", "is marked as not to be translated"),
    ("\"extractionState\" : \"stale\"", "is stale in the catalog"),
  ])
  func whatXcodeKeepsOutIsNamed(_ member: String, _ sentence: String) throws {
    let document = catalog("strings.a", "A", "Аз")
      .replacing("{ \"localizations\"", with: "{ \(member), \"localizations\"")
    let result = try app.imported(document)
    #expect(result.changedCount == 0)
    #expect(result.findings.map(\.message).contains { $0.hasPrefix("'strings.a' in 'ru' \(sentence)") })
  }

  private let app: TestApp

  init() throws {
    app = try TestApp(
      """
      strings:
        a: { en: "A", ru: { text: "А", status: proposed }, zh-Hans: "甲" }
        hi: { text: { en: "{who} has {n}", ru: "{who}: {n}", zh-Hans: "{who} {n}" }, arguments: { who: { type: string, example: "Anna" }, n: { type: int, example: 3 } } }

      """)
  }

  private func catalog(_ key: String, _ source: String, _ target: String, state: String = "translated") -> String {
    """
    { "sourceLanguage" : "en", "strings" : {
      "\(key)" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "\(source)" } },
        "ru" : \(target.hasPrefix("{") ? target : "{ \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(target)\" } }")
      } } }, "version" : "1.0" }
    """
  }

  private func texts(_ document: String) throws -> String {
    let result = try app.imported(document)
    #expect(result.findings.map(\.message) == [])
    return try app.after(result).texts
  }

  @Test func statesAndWordsArrive() throws {
    #expect(try texts(catalog("strings.a", "A", "Аз")).contains("ru: \"Аз\""))
    #expect(try texts(catalog("strings.a", "A", "Аз", state: "needs_review")).contains("\"Аз\", status: proposed"))
    #expect(try app.imported(catalog("strings.a", "A", "Аз", state: "new")).emptyCount == 1)
  }

  @Test func valuesAreMatchedByPosition() throws {
    #expect(
      try texts(catalog("strings.hi", "%1$@ has %2$lld", "%2$lld %% – %1$@ {x}")).contains(
        "ru: \"{n} % – {who} {{x}}\""))
    #expect(try texts(catalog("strings.hi", "%@ has %lld", "%@ и %lld")).contains("ru: \"{who} и {n}\""))
  }

  /// A name and a number cannot change places.
  @Test(arguments: ["%lld: %@", "%1$lld: %2$@", "%2$lld: %1$@"])
  func valuesAreMatchedByTypeWhereThereIsOneOfEach(_ target: String) throws {
    #expect(try texts(catalog("strings.hi", "%1$@ has %2$lld", target)).contains("ru: \"{n}: {who}\""))
  }

  @Test(arguments: [
    (
      "%1$@ %3$@",
      "shows %1$@, %3$@, and it is not certain which values these are: '%1$@' is '{who}', '%2$lld' is '{n}'"
    ),
    ("%lf", "shows %lf, and it is not certain"), ("%1$@ 5% %2$lld", "has a '%' that begins no value"),
    ("%1$@", "does not show '{n}'"),
  ])
  func nothingIsGuessed(_ target: String, _ sentence: String) throws {
    let result = try app.imported(catalog("strings.hi", "%1$@ has %2$lld", target))
    #expect(result.findings.map(\.code) == ["translation/broken-placeholder"])
    #expect(result.findings.first?.message.contains(sentence) == true, "\(result.findings.map(\.message))")
    #expect(result.findings.first?.span.start.line == 4)
    #expect(result.files == [])
  }

  /// A key that two apps have is of the app that has all the others of the file.
  @Test func theKeysSayWhichAppItIsOf() throws {
    let apps = try ["cleaner", "courier", "journal"].map { try TestApp.shipped($0).app }
    let catalog = Self.catalog(of:)
    for app in apps {
      let document = TranslationDocument.read(Array(try catalog(app.spec).utf8), file: "f").document
      let result = TranslationImport([try #require(document)], into: apps)
      #expect(result.findings.map(\.message) == [])
      #expect(result.sameCount > 0 && result.changedCount == 0)
    }
  }

  @Test func whatTheSpecsCannotSayIsNamed() throws {
    let device = """
      { "variations" : { "device" : { "iphone" : { "stringUnit" : { "state" : "translated", "value" : "x" } } } } }
      """
    let result = try app.imported(catalog("strings.a", "A", device))
    #expect(
      result.findings.map(\.message) == ["'strings.a' in 'ru' varies by device, which a text of the specs does not"])
    #expect(result.leftCount == 1)
    let old = try app.imported(catalog("strings.a", "Old", "Аз"))
    #expect(old.findings.map(\.code) == ["translation/source-changed"])
    #expect(try app.imported(catalog("other.title", "x", "y")).findings.map(\.code) == ["translation/unknown-unit"])
  }

  @Test(arguments: ["{", "{}", "{ \"strings\": [] }", "{ \"strings\": {}, \"sourceLanguage\": \"en\" }"])
  func whatIsNoCatalogIsSaid(_ text: String) {
    let (document, findings) = TranslationDocument.read(Array(text.utf8), file: "f")
    #expect(document == nil && findings.map(\.code) == ["translation/unreadable"])
  }
}
