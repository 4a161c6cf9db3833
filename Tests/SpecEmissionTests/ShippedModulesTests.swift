import GalleryNotifications
import JournalNotifications
import MessengerNotifications
import NotificationRules
import SpecModel
import Testing

/// The generated modules of the other apps, linked into this test.
@Suite struct ShippedModulesTests {
  @Test func everyRuleTableEqualsTheOneOfItsSpec() throws {
    #expect(RuleTable.journal == (try Checkout.spec("journal").ruleTable))
    #expect(RuleTable.messenger == (try Checkout.spec("messenger").ruleTable))
    #expect(RuleTable.gallery == (try Checkout.spec("gallery").ruleTable))
  }

  @Test func numbersChooseTheFormOfAText() {
    let copy = { JournalNotifications.NotificationCopy.streakMilestone(streakDays: $0).body(in: .ru) }
    #expect(copy(3) == "3 дня подряд — отлично!")
    #expect(copy(7) == "7 дней подряд — отлично!")
    #expect(copy(101) == "101 день подряд — отлично!")
  }

  @Test func aSettingChoosesTheWords() {
    let copy = { (isShown: Bool) in
      JournalNotifications.NotificationCopy.achievementRetrieval(
        achievementId: "7", text: "Ran 5 km", includeAchievementPreview: isShown)
    }
    #expect(copy(true).body(in: .en) == "Remember this? “Ran 5 km”")
    #expect(copy(false).body(in: .zhHans) == "有一项过往成就等你重温。")
  }

  @Test func textsTakeTurns() {
    let copy = { (turn: Int) in
      JournalNotifications.NotificationCopy.achievementReminder(notificationStyle: .cheerful, turn: turn).body(in: .en)
    }
    #expect(copy(0) != copy(1) && copy(1) != copy(2))
    #expect(copy(0) == copy(3))
  }

  @Test func optionsHaveTheValuesOfTheDocument() {
    #expect(NotificationFrequency.allCases.map(\.rawValue) == ["daily", "three_days", "weekly"])
    #expect(NotificationStyle.allCases.map(\.rawValue) == ["cheerful", "gentle", "minimal"])
  }
}
