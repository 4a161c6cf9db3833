import Testing

@testable import SpecLint

@Test func aTagThatNoDeviceUsesIsReportedAtItsPlace() throws {
  try expectFindings(
    of: UnknownLanguageRule(),
    in: """
      notispec: 1
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en, 1️⃣ua, 2️⃣en-UK, ja, 3️⃣jp, 4️⃣xx, 5️⃣iw, 6️⃣kr, 7️⃣eng, se]
        source_locale: en
        delivery: local
      """,
    [
      ("1️⃣", "'app.locales' lists 'ua', which is the code of a region, not of a language: did you mean 'uk'?"),
      ("2️⃣", "'app.locales' lists 'en-UK', but there is no region 'UK': did you mean 'en-GB'?"),
      // Japanese is there already.
      ("3️⃣", "'app.locales' lists 'jp', which is the code of a region, not of a language"),
      ("4️⃣", "'app.locales' lists 'xx', but there is no such language"),
      ("5️⃣", "'app.locales' lists 'iw', a code that this language has not had for decades: did you mean 'he'?"),
      (
        "6️⃣",
        "'app.locales' lists 'kr', the code of a region, and of a language that no device uses: did you mean 'ko'?"
      ),
      ("7️⃣", "'app.locales' lists 'eng', but tags use the two-letter code if a language has one"),
    ])
}
