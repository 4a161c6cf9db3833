import SpecEmission
import SpecLanguage
import Testing

/// The pages "How do I say …" and "What belongs to the server".
@Suite struct SayingsPageTests {
  private static let written = SayingSubject.all.flatMap(\.sayings)

  private func page(_ name: String) throws -> String {
    try #require(ReferenceEmitter().files(for: SchemaFiles.formats).first { $0.path == "reference/\(name)" }).contents
  }

  @Test func thePageHasEverySentenceWithItsYAML() throws {
    let page = try page("how-do-i-say.md")
    #expect(page.split(separator: "\n### ").count - 1 == Self.written.count)
    for saying in Self.written {
      let yaml = try #require(saying.yaml, "\(saying.sentence)")
      #expect(page.contains("\n```yaml\n\(yaml)\n```\n\n\(saying.effect)\n"), "\(saying.sentence)")
    }
  }

  @Test func everySubjectHasALink() throws {
    let page = try page("how-do-i-say.md")
    for subject in SayingSubject.all {
      let isASCII = subject.title.allSatisfy { $0.isASCII }
      #expect(isASCII)
      #expect(page.contains("- [\(subject.title)](#"), "\(subject.title)")
      #expect(page.contains("\n## \(subject.title)\n"), "\(subject.title)")
    }
  }

  @Test func thePageOfTheServerHasSentencesWithoutYAML() throws {
    let page = try page("server.md")
    #expect(page.split(separator: "\n## ").count - 1 == SayingSubject.server.sayings.count)
    for saying in SayingSubject.server.sayings {
      #expect(saying.yaml == nil, "\(saying.sentence)")
      #expect(page.contains("\n\(saying.effect)\n"), "\(saying.sentence)")
    }
  }

  /// Keys of a type that no sentence is about, and why.
  private static let unspoken = [
    "summary": "says what the type is for; the same everywhere, so the page leaves it out",
    "covers": "refers to the requirements of a team",
    "purpose": "connects a type with a step of the permission flow",
  ]

  @Test func everyKeyOfATypeIsSaid() {
    let types = Self.written.compactMap(\.yaml).compactMap { yaml in
      yaml.firstRange(of: "notifications:\n").map { yaml[$0.upperBound...] }
    }
    for key in NotificationItem.keys.shape.fields.map(\.key) {
      let isSaid = types.contains { $0.contains("\n    \(key):") }
      #expect(isSaid == (Self.unspoken[key] == nil), "\(key)")
    }
  }

  @Test func sentencesAreThereOnce() {
    #expect(Set(Saying.all.map(\.sentence)).count == Saying.all.count)
  }
}

/// The search of `explain`.
@Suite struct SayingSearchTests {
  private let search = SayingSearch()

  @Test(arguments: Saying.all.map(\.sentence)) func aSentenceFindsItself(_ sentence: String) {
    #expect(search.best(for: sentence).first?.sentence == sentence)
  }

  @Test(arguments: [
    ("two hours after the last", "Two hours after the last change of the cart."),
    (
      "remind people who have not opened the app for a week", "Not opened for 7, 14 and 30 days, then leave them alone."
    ),
    ("how do I stop sending at night", "Nothing between 22:00 and 8:00."),
    ("A/B test the copy", "Test two texts against each other."),
    ("only for paying customers", "Premium users only."),
    ("keep reminding until they take their pill", "Again every 10 minutes until confirmed, three times."),
    ("every weekday morning", "Monday to Friday at 11:30."),
    ("quiet hours that users set themselves", "People set their own night."),
    (
      "ask for a review once per order",
      "45 minutes after each delivery ask for a rating, once per order, unless that order was rated."
    ),
    (
      "countdown before an appointment and it gets rescheduled",
      "15 minutes before matches of my teams; a moved match moves the reminder, a cancelled match has none."
    ),
    ("show the unread count on the icon", "A red number on the app icon that goes away when they open the app."),
    ("mute one chat", "A muted chat is silent for 8 hours."),
    ("cap for pushes", "At most three pushes a day."),
  ])
  func whatPeopleAskFindsIt(_ question: String, _ sentence: String) {
    let found = search.best(for: question).map(\.sentence)
    #expect(found.first == sentence, "\(question): \(found)")
  }

  @Test func formsOfAWordAreEqual() {
    let found = search.best(for: "cart change last")
    for question in ["Carts, CHANGES: last!", "cart changed last", "cärt chángé la\u{301}st"] {
      #expect(search.best(for: question) == found, "\(question)")
    }
    #expect(search.best(for: "at most 2 a day") == search.best(for: "at most two a day"))
  }

  @Test(arguments: ["", "the of a", "blockchain", "уведомления", "two unheard-of zebras grazing elsewhere quietly"])
  func whatNothingIsAboutFindsNothing(_ question: String) {
    #expect(search.best(for: question) == [], "\(question)")
  }

  @Test func theBestThreeAreShown() {
    #expect(search.best(for: "day").count == 3)
    #expect(search.best(1, for: "day").count == 1)
  }
}
