import SpecEmission
import SpecLanguage
import Testing

@testable import SpecLint

/// A type whose payload has so many bytes.
private func spec(bytes: Int, push: String = "push: { expiration: 24h }", letter: String = "a") throws -> Spec {
  func text(_ body: String) -> String {
    """
    notispec: 1
    app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    push: { entitlements: [aps_environment] }
    notifications:
      news:
        summary: "There is news."
        target: home
        \(push)
        copy: { body: { en: "\(body)" } }
    """
  }
  let smallest = try example(text(letter))
  let type = try #require(smallest.notification("news"))
  let size = APNSPayload(type, in: "en", of: smallest).json.count
  let more = (bytes - size) / letter.utf8.count
  return try example(text(String(repeating: letter, count: more + 1)))
}

@Test func aPushOfExactlyTheLimitIsTaken() throws {
  #expect(PayloadTooLargeRule().check(try spec(bytes: 4096)) == [])
  #expect(
    PayloadTooLargeRule().check(try spec(bytes: 4097)).map(\.message) == [
      "'notifications.news' makes a push of 4097 bytes in 'en', but Apple allows at most 4096. This is its longest part"
    ])
}

@Test func aTypeOfTheDeviceHasTheSameLimit() throws {
  let daily = "trigger: { calendar: { every: day } }"
  #expect(PayloadTooLargeRule().check(try spec(bytes: 4096, push: daily)) == [])
  #expect(PayloadTooLargeRule().check(try spec(bytes: 4097, push: daily)).count == 1)
}

@Test func aChineseLetterTakesThreeBytes() throws {
  let sizes = PayloadTooLargeRule().check(try spec(bytes: 6000, letter: "照")).map(\.message)
  #expect(sizes.count == 1)
  #expect(PayloadTooLargeRule().check(try spec(bytes: 4090, letter: "照")) == [])
}

@Test func onlyTheLanguageThatIsTooLongIsReportedAtItsLongestText() throws {
  try expectFindings(
    of: PayloadTooLargeRule(),
    in: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en, ru], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
          push: { expiration: 24h }
          copy:
            title: { en: "Hello", ru: "Привет" }
            body: { en: "Hello", ru: 1️⃣"\(String(repeating: "я", count: 2020))" }
      """,
    [
      (
        "1️⃣",
        "'notifications.news' makes a push of 4140 bytes in 'ru', but Apple allows at most 4096. This is its "
          + "longest part"
      )
    ])
}

@Test func ofSeveralVariantsTheLongestCounts() throws {
  try expectFindings(
    of: PayloadTooLargeRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            title: { en: "Hello" }
            body:
              variants:
                choose: rotate
                short: { en: "Hello" }
                long: { en: 1️⃣"\(String(repeating: "long", count: 1100))" }
      """,
    [
      (
        "1️⃣",
        "'notifications.daily' makes a push of 4494 bytes in 'en', but Apple allows at most 4096. This is its "
          + "longest part"
      )
    ])
}

@Test func noPayloadIsLargerThanTheMostThatItsTypeMayHave() throws {
  for letter in ["é", "\"", "\\u0007", "\\u200B"] {
    for count in [1, 100, 1200] {
      let escaped = letter == "\"" ? "\\\"" : letter
      let spec = try example(
        """
        notispec: 1
        app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
        deep_links: { scheme: demo, targets: { home: { path: /home } } }
        push: { entitlements: [aps_environment] }
        notifications:
          news:
            summary: "There is news."
            target: home
            thread: "t"
            interruption_level: time_sensitive
            relevance: 0.123456789012345
            badge: 99999
            sound: { file: chime.caf, length: 3s, critical: true, volume: 0.123456789012345 }
            push: { mutable_content: true, content_available: true, target_content_id: c, filter_criteria: f }
            copy: { title: { en: "a" }, subtitle: { en: "a" }, body: { en: "a\(String(repeating: escaped, count: count))" } }
        """)
      let type = try #require(spec.notification("news"))
      let size = APNSPayload(type, in: "en", of: spec, wording: .longest).json.count
      #expect(size <= APNSPayload.mostBytes(of: type), "\(count) x \(letter)")
    }
  }
}
