import Testing

@testable import SpecLint

private let head = #"""
  notispec: 1
  app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, ru, ar], source_locale: en, delivery: local }
  deep_links: { scheme: demo, targets: { home: { path: /home } } }
  signals: { done: { parameters: { n: { type: int } } } }
  notifications:
    daily:
      summary: "Daily."
      target: home
      arguments: { n: { type: int, example: 2 } }
      trigger: { after: { signal: done, delay: 0m } }
      copy:

  """#

/// `locale add` gives a form for several numbers the words of `other`, because those of `one` leave the number out.
@Test func aFormOfTheSourceIsCurrentWhicheverItIs() throws {
  let texts = #"""
            title: { en: "Hi", ru: { text: 1️⃣"Hello", status: missing }, ar: { text: "Hi", status: missing } }
            body:
              en: { plural: n, one: "A day", other: "{n} days" }
              ru: { plural: n, one: "{n} days", few: "{n} days", many: "{n} days", other: "{n} days", status: missing }
              ar:
                { plural: n, zero: "{n} days", one: "A day", two: "{n} days", few: 2️⃣"{n} nights", many: "{n} nights",
                  other: "{n} days", status: missing }
    """#
  try expectFindings(
    of: EarlierSourceRule(), in: head + texts,
    [
      (
        "1️⃣",
        "'notifications.daily.copy.title.ru' is not translated yet and shows 'Hello', but the source says 'Hi': "
          + "'notispec strings stale' puts the words of the source there"
      ),
      (
        "2️⃣",
        "'notifications.daily.copy.body.ar' is not translated yet and shows '{n} nights', but the source says '{n} days': "
          + "'notispec strings stale' puts the words of the source there"
      ),
    ])
  // Of these nobody says that they show the words of the source.
  try expectFindings(
    of: AwaitedTranslationRule(),
    in: (head + texts).replacing("1️⃣", with: "").replacing("2️⃣", with: "").replacing("ar: { text", with: "1️⃣ar: { text")
      .replacing("ru: { plural", with: "2️⃣ru: { plural"),
    [
      (
        "1️⃣",
        "'notifications.daily.copy.title.ar' is not translated yet and shows the words of the source language"
      ),
      (
        "2️⃣", "'notifications.daily.copy.body.ru' is not translated yet and shows the words of the source language"
      ),
    ])
}
