import Foundation
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

  @Test(arguments: [("server.md", SayingSubject.server), ("cannot-say.md", .unsayable)])
  func pagesOfWhatIsLeftOutHaveSentencesWithoutYAML(_ file: String, _ subject: SayingSubject) throws {
    let page = try page(file)
    #expect(page.split(separator: "\n## ").count - 1 == subject.sayings.count)
    for saying in subject.sayings {
      #expect(saying.yaml == nil, "\(saying.sentence)")
      #expect(page.contains("\n\(saying.effect)\n"), "\(saying.sentence)")
    }
  }

  /// Keys of a type that no sentence is about, and why.
  private static let unspoken = [
    "summary": "says what the type is for; the same everywhere, so the page leaves it out",
    "formerly": "is about what phones have of an earlier version",
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

  /// Each sentence with words to look for it and with what it leads to, and each file with a subject.
  @Test func everyFileOfSentencesIsRead() throws {
    let folder = Checkout.root.appending(path: "Sources/Tool/SpecEmission/Reference/Sayings")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
    #expect(files.count == SayingSubject.all.count + SayingSubject.unwritten.count)
    for subject in SayingSubject.all + SayingSubject.unwritten { #expect(!subject.sayings.isEmpty, "\(subject.title)") }
    for saying in Saying.all { #expect(!saying.words.isEmpty && !saying.effect.isEmpty, "\(saying.sentence)") }
  }
}

/// The search of `explain`.
@Suite struct SayingSearchTests {
  private let search = SayingSearch()
  private static let match =
    "15 minutes before matches of my teams; a moved match moves the reminder, a cancelled match has none."
  private static let bill =
    "Bill: three days before at 10:00, on the due date at 09:00 if it is still unpaid."

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
    ("half an hour before the lesson", Self.match), ("ten minutes before the class starts", Self.match),
    ("quarter of an hour before kick-off", Self.match), ("30m before the meeting", Self.match),
    ("homework is due tomorrow evening", Self.bill), ("remind them if they have not paid", Self.bill),
    ("streak in danger", unlessDone), ("payment failed", "Every card payment at once, also at night."),
    (
      "rate the lesson",
      "45 minutes after each delivery ask for a rating, once per order, unless that order was rated."
    ),
    ("teacher's message", "New message: sender, text, grouped by chat, reply from the notification."),
    ("only if offers are on", switchedOff), ("only for people who have offers switched on", switchedOff),
    ("day begins at 4", "The day begins at 4:00, not at midnight."),
    ("after midnight still counts as yesterday", "The day begins at 4:00, not at midnight."),
    ("until a date the user chooses", "Every day until a date that people choose, or ten times."),
    ("remind me N days before, as they choose", "Remind me N days before, as they choose."),
    ("a text for zero", "“No new messages” where the number is zero."),
    ("snooze until tomorrow morning", "Snooze until tomorrow at 9:00."),
    ("send an email instead", "An e-mail or a text message if the notification was not opened."),
    ("remove the notification once the task is done", "What is done leaves Notification Center."),
    ("the badge should go down", "The number on the icon goes down when something is done."),
    ("in-app banner when notifications are denied", "A banner inside the app for people without permission."),
    ("wake people up with an alarm", "Wake them up: ring until they stop it."),
    ("nothing on christmas", "Not on public holidays."),
    (
      "every 28 days, two days before the period", "Every 28 days, or however long the cycle of each person is."
    ),
    (
      "existing users are not asked after an update",
      "Existing users are not asked after an update, only new ones a day after installing."
    ),
  ])
  func whatPeopleAskFindsIt(_ question: String, _ sentence: String) {
    let found = search.best(for: question).map(\.sentence)
    #expect(found.first == sentence, "\(question): \(found)")
  }

  private static let switchedOff = "People can switch reminders off in the settings."
  private static let unlessDone = "Every day at 20:00, unless they did it already today."
  private static let unpaid = bill
  private static let ready = "Tell them at once when an export is ready."
  private static let leftAlone = "Not opened for 7, 14 and 30 days, then leave them alone."
  private static let ignored = "Less often for people who ignore it."
  private static let daily = "At most one notification a day in all."
  private static let weekdays = "Monday to Friday at 11:30."
  private static let languages = "14 languages, with the right plurals in Polish, Russian and Arabic."
  private static let night = "Nothing between 22:00 and 8:00."
  private static let offers = "Offers at most three a week, all notifications together at most twice a day."

  /// The same in other words: the answer is among the best three.
  @Test(arguments: [
    ("not more than one notification per day", daily), ("just one message a day", daily), ("only one a day", daily),
    ("a maximum of one per day", daily), ("never more than one reminder daily", daily), ("up to two per week", offers),
    ("at most two per week", offers), ("every other Monday", weekdays), ("weekend only", weekdays),
    ("Saturdays and Sundays only", weekdays), ("not at weekends", weekdays),
    ("only for people who paid", "Premium users only."), ("for subscribers only", "Premium users only."),
    ("only to paid accounts", "Premium users only."), ("in the user’s language", languages),
    ("a different text for each language", languages), ("translated texts", languages),
    ("the text in Russian and in English", languages), ("another wording per locale", languages),
    (
      "stop after the user bought something",
      "Cart reminders 1 hour, 24 hours and 72 hours after the last change of the cart; stop at a purchase."
    ),
    (
      "cancel it once they purchase",
      "Cart reminders 1 hour, 24 hours and 72 hours after the last change of the cart; stop at a purchase."
    ),
    ("each second day", "Every third day."), ("on alternate days", "Every third day."),
    ("send it right away", "Tell them at once when an export is ready."),
    ("don’t bother people at night", night), ("no notifications during sleep", night), ("do not disturb", night),
    ("premium users", "Premium users only."), ("only if the user is logged in", "Premium users only."),
    ("first name", "The restaurant’s name in the text."), ("personalize", "The restaurant’s name in the text."),
    ("the user's name in the text", "The restaurant’s name in the text."),
    ("at most two pushes per week", offers), ("not more often than every week", "Not again within a week."),
    ("send at 9 in the morning", "Every day at 20:00, unless they did it already today."),
    ("only if no order was placed today", Self.unlessDone), ("skip it when nothing was ordered today", Self.unlessDone),
    ("unless there was a purchase today", Self.unlessDone), ("provided no order came in today", Self.unlessDone),
    ("not paid", Self.unpaid), ("if the invoice is still not paid", Self.unpaid),
    ("they didn’t pay the bill", Self.unpaid),
    ("a favourite restaurant is open again", Self.ready), ("when their favorite shop reopens", Self.ready),
    ("tell people it is back in stock", Self.ready),
    ("stop bothering people who never open them", Self.ignored),
    ("don’t annoy users who never tap", Self.leftAlone), ("leave people alone who ignore us", Self.ignored),
    ("with a photo", "With a picture and a sound of our own."),
  ])
  func otherWordsFindItToo(_ question: String, _ sentence: String) {
    let found = search.best(for: question).map(\.sentence)
    #expect(found.contains(sentence), "\(question): \(found)")
  }

  @Test func formsOfAWordAreEqual() {
    let found = search.best(for: "cart change last")
    for question in ["Carts, CHANGES: last!", "cart changed last", "cärt chángé la\u{301}st"] {
      #expect(search.best(for: question) == found, "\(question)")
    }
    #expect(search.best(for: "at most 2 a day") == search.best(for: "at most two a day"))
  }

  @Test(arguments: [
    "", "the of a", "blockchain", "уведомления", "two unheard-of zebras grazing elsewhere quietly",
    "an hour before sunset", "if the fridge is open", "do not disturb while driving", "ask the dog at four",
  ])
  func whatNothingIsAboutFindsNothing(_ question: String) {
    #expect(search.best(for: question) == [], "\(question)")
  }

  /// What an app calls its things is in no sentence, and hides no relative.
  @Test(arguments: [
    (
      "the janitor needs a rating",
      "45 minutes after each delivery ask for a rating, once per order, unless that order was rated."
    ),
    ("zeppelin near the hangar, with its voucher", "When the voucher has a day left, for each voucher."),
  ])
  func whatIsNearestIsShown(_ question: String, _ sentence: String) {
    #expect(search.nearest(to: question).map(\.sentence).contains(sentence))
  }

  @Test(arguments: ["", "the of a", "blockchain", "уведомления", "7 days"])
  func nothingIsNearestToWordsThatSayNothing(_ question: String) { #expect(search.nearest(to: question) == []) }

  @Test func theBestThreeAreShown() {
    #expect(search.best(for: "day").count == 3)
    #expect(search.best(1, for: "day").count == 1)
  }
}
