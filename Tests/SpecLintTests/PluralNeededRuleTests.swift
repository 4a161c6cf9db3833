import Testing

@testable import SpecLint

@Test func aNumberAfterAColonChangesNoWord() throws {
  try expectFindings(
    of: PluralNeededRule(),
    in: #"""
      notispec: 1
      signals: { counted: { parameters: { count: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: counted, delay: 1h } }
          arguments: { count: { type: int } }
          copy:
            title: { en: "Photos: {count}. Have a look" }
            body: { en: 1️⃣"You have {count} albums" }
      """#,
    [
      (
        "1️⃣",
        "'notifications.daily.copy.body.en' shows '{count}' before 'albums', which may change with the number: "
          + "use 'plural: count'"
      )
    ])
}

@Test func aNounWithACapitalIsCounted() throws {
  try expectFindings(
    of: PluralNeededRule(),
    in: #"""
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, de], source_locale: en, delivery: local }
      signals: { counted: { parameters: { count: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: counted, delay: 1h } }
          arguments: { count: { type: int } }
          copy:
            title: { en: "Version {count} Beta", de: "Version {count} Beta" }
            body:
              en: { plural: count, one: "{count} album", other: "{count} albums" }
              de: 1️⃣"{count} Alben"
      """#,
    [
      (
        "1️⃣",
        "'notifications.daily.copy.body.de' shows '{count}' before 'Alben', which may change with the number: "
          + "use 'plural: count'"
      )
    ])
}

/// What is beside a number says whether it counts something.
@Suite struct NumberNeighbourTests {
  private func spec(_ texts: String) -> String {
    """
    notispec: 1
    app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, de, ru, fr, es, it, pl, sv, cs, pt], source_locale: en, delivery: local }
    signals: { counted: { parameters: { done: { type: int }, total: { type: int } } } }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      daily:
        summary: "Daily."
        target: home
        trigger: { after: { signal: counted, delay: 1h } }
        arguments: { done: { type: int }, total: { type: int } }
        copy: { body: { \(texts) } }
    """
  }

  /// Languages that are not looked at show the numbers without a word.
  private func spec(_ language: String, _ text: String) -> String {
    spec(
      ["en", "de", "ru", "fr", "es", "it", "pl", "sv", "cs", "pt"].map {
        $0 == language ? "\($0): 1️⃣\"\(text)\"" : "\($0): \"{done}/{total}\""
      }.joined(separator: ", "))
  }

  @Test(arguments: [
    ("en", "{done} of {total}"), ("en", "{done} of 100. {total}"), ("en", "{done} out of {total}"),
    ("en", "Level {done} is open, {total}"), ("en", "#{done} is open, {total}"), ("en", "No. {done} wins, {total}"),
    ("en", "Day {done} begins: {total}"), ("en", "Version {done} Beta {total}"), ("en", "{done} / {total}"),
    ("en", "{done} MB, {total}"), ("en", "Only {done}! {total}"), ("de", "{done} von {total}"),
    ("de", "Um {done} Uhr, {total}"), ("de", "Level {done} ist frei, {total}"), ("de", "Nr. {done} gewinnt: {total}"),
    ("en", "{done} km left, {total}"), ("fr", "{done} h, {total}"), ("ru", "{done} мин, {total}"),
    ("pl", "{done} zł {total}"),
    ("de", "Tour {done} geschafft, {total}"), ("de", "Etappe {done} ist geschafft: {total}"),
    ("de", "{done} der {total}"), ("de", "{done} geschafft: {total}"),
    ("ru", "{done} из {total}"), ("ru", "Уровень {done} открыт, {total}"), ("ru", "№ {done} открыт, {total}"),
    ("fr", "{done} sur {total}"), ("fr", "Jour {done} de votre série, {total}"), ("es", "{done} de {total}"),
    ("es", "Día {done} completado, {total}"), ("it", "{done} di {total}"), ("pl", "{done} z {total}"),
    ("pl", "Poziom {done} czeka, {total}"), ("sv", "{done} av {total}"), ("cs", "{done} z {total}"),
    ("pt", "Nível {done} aberto, {total}"),
  ])
  func nothingIsCounted(_ language: String, _ text: String) throws {
    try expectFindings(
      of: PluralNeededRule(), in: spec(language, text).replacing("1️⃣", with: ""), [])
  }

  @Test(arguments: [
    ("en", "{done} of {total} boxes are packed", "total", "boxes"),
    ("en", "{done} Tasks Today, {total}", "done", "Tasks"),
    ("en", "Done. {done} tasks are left of {total}", "done", "tasks"),
    ("en", "{done} PHOTOS, {total}", "done", "PHOTOS"),
    ("de", "{done} Aufgaben heute, {total}", "done", "Aufgaben"),
    ("de", "{done}/{total} Aufgaben", "total", "Aufgaben"),
    ("de", "{done} von {total} Kisten", "total", "Kisten"), ("ru", "{done} из {total} коробок", "total", "коробок"),
    ("fr", "{done} sur {total} boîtes", "total", "boîtes"), ("en", "{done} hrs {total}", "done", "hrs"),
    ("en", "{done} are left, {total}", "done", "are"),
  ])
  func whatIsCounted(_ language: String, _ text: String, _ argument: String, _ word: String) throws {
    try expectFindings(
      of: PluralNeededRule(), in: spec(language, text),
      [
        (
          "1️⃣",
          "'notifications.daily.copy.body.\(language)' shows '{\(argument)}' before '\(word)', which may change with the "
            + "number: use 'plural: \(argument)'"
        )
      ])
  }

  @Test func numbersThatNeedOneForm() throws {
    func check(_ test: String, _ expected: Bool, in language: String = "en") throws {
      let body =
        "variants: { choose: { parameter: done, some: { \(test) }, rest: {} }, "
        + "some: { \(language == "en" ? "en: 1️⃣\"{done} photos\", ru: \"{done}\"" : "en: \"{done}\", ru: 1️⃣\"{done} фото\"") }, "
        + "rest: { en: \"{total}\", ru: \"{total}\" } }"
      let text = spec(body).replacing("[en, de, ru, fr, es, it, pl, sv, cs, pt]", with: "[en, ru]")
      let word = language == "en" ? "photos" : "фото"
      try expectFindings(
        of: PluralNeededRule(), in: expected ? text : text.replacing("1️⃣", with: ""),
        expected
          ? [
            (
              "1️⃣",
              "'notifications.daily.copy.body.variants.some.\(language)' shows '{done}' before '\(word)', which may change "
                + "with the number: use 'plural: done'"
            )
          ] : [])
    }
    try check("at_least: 80", false)
    try check("above: 1", false)
    try check("equals: 1", false)
    try check("at_least: 1", true)
    try check("below: 80", true)
    try check("at_least: 80", true, in: "ru")
  }

  @Test func aNounThatStaysAsItIs() throws {
    let words = [("en: 1️⃣", "photos"), ("tr: ", "bitki"), ("hu: ", "növény"), ("de: ", "Euro")]
    let body = words.map { "\($0)\"{done} \($1) ({total})\"" }.joined(separator: ", ")
    let text = spec(body).replacing("[en, de, ru, fr, es, it, pl, sv, cs, pt]", with: "[en, tr, hu, de]")
    try expectFindings(
      of: PluralNeededRule(), in: text,
      [
        (
          "1️⃣",
          "'notifications.daily.copy.body.en' shows '{done}' before 'photos', which may change with the number: use "
            + "'plural: done'"
        )
      ])
  }
}
