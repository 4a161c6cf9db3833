import Foundation
import GalleryNotifications
import JournalNotifications
import MessengerNotifications
import NotificationRules
import NotificationTerms
import SpecLanguage
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

  @Test func textsRotate() {
    let copy = { (turn: Int) in
      JournalNotifications.NotificationCopy.achievementReminder(notificationStyle: .cheerful, turn: turn).body(in: .en)
    }
    #expect(copy(0) != copy(1) && copy(1) != copy(2))
    #expect(copy(0) == copy(3))
  }

  @Test func optionsHaveTheValuesOfTheDocument() {
    #expect(NotificationFrequency.allCases.map(\.rawValue) == ["daily", "three_days", "weekly"])
    #expect(NotificationStyle.allCases.map(\.rawValue) == ["cheerful", "gentle", "minimal"])
    #expect(ids(NotificationFrequency.self) == ["daily", "three_days", "weekly"])
    #expect(ids(NotificationStyle.self) == ["cheerful", "gentle", "minimal"])
  }

  /// As a picker takes them.
  private func ids<Option: CaseIterable & Identifiable & RawRepresentable>(_ options: Option.Type) -> [Option.ID] {
    options.allCases.map(\.id)
  }

  @Test func aContentExtensionAnswersEveryPress() {
    let photo = GalleryNotifications.NotificationCategory.photo
    #expect(photo.ending(of: "LIKE_ACTION") == .dismiss)
    #expect(photo.ending(of: "COMMENT_ACTION") == .dismissAndForward)
    #expect(photo.ending(of: "UNKNOWN_ACTION") == .dismissAndForward)
    #expect(MessengerNotifications.NotificationCategory.message.ending(of: "REPLY_ACTION") == .dismissAndForward)
  }

  @Test func theSDKIsSetUpAsTheSpecSays() {
    #expect(OneSignalSettings.appID == "00000000-0000-0000-0000-000000000000")
    #expect(OneSignalSettings.tags == ["subscription"])
    #expect(!OneSignalSettings.fallsBackToSettings && OneSignalSettings.showsInForeground)
  }

  @Test func categoriesAreRegisteredWithTheirButtons() throws {
    let registrations = MessengerNotifications.NotificationCategory.registrations(in: .ru)
    #expect(registrations.map(\.identifier) == ["MESSAGE_CATEGORY", "FRIEND_REQUEST_CATEGORY"])
    let message = try #require(registrations.first)
    #expect(message.options == [.customDismissAction])
    #expect(message.actions.map(\.title) == ["Ответить", "Прочитано", "Удалить"])
    #expect(message.actions[0].textInput == .init(button: "Отправить", placeholder: "Введите сообщение..."))
    #expect(message.actions[2].options == [.destructive, .authenticationRequired])
    #expect(MessengerNotifications.NotificationType.friendRequest.category == .friendRequest)
    #expect(GalleryNotifications.NotificationCategory.photo.actions.map(\.action) == [.likeAction, .commentAction])
  }

  @Test func aPayloadLeadsToItsScreen() {
    let payload = MessengerNotifications.NotificationPayload(
      ["aps": ["category": "MESSAGE_CATEGORY"], "chatId": "67890", "screen": "chat"])
    #expect(payload.type == .message)
    #expect(payload.link == .chat(chatId: "67890"))
    #expect(payload[.chatId] == "67890")
    #expect(payload.link?.url == "psst://chat/67890")
    #expect(MessengerNotifications.NotificationPayload([:]).link == nil)
    let local = JournalNotifications.NotificationPayload(["type": "streak_milestone", "target": "nowhere"])
    #expect(local.type == .streakMilestone)
    #expect(local.target == JournalNotifications.NotificationType.streakMilestone.target)
  }

  @Test func theTokenHasItsPlace() {
    #expect(MessengerNotifications.PushToken.document(uid: "u1") == "users/u1")
    #expect(MessengerNotifications.PushToken.field == "fcmToken")
    #expect(GalleryNotifications.PushToken.text(of: [0xAB, 0x01]) == "ab01")
  }

  @Test func otherTextsFollowTheLocale() {
    #expect(JournalNotifications.AppString.settingsTitle.text(in: .ru) == "Уведомления")
    #expect(MessengerNotifications.AppString.notificationsDeniedButton.text(in: .en) == "Enable Notifications")
  }

  @Test func anActivityHasTheKeysOfItsPayload() throws {
    typealias State = PizzaDeliveryAttributes.ContentState
    let json = #"{"status": "outForDelivery", "estimatedDeliveryTime": 760000000}"#
    let state = try JSONDecoder().decode(State.self, from: Data(json.utf8))
    #expect(state.status == .outForDelivery && state.driverLocation == nil)
    let due = Date(timeIntervalSince1970: state.estimatedDelivery.secondsSince1970)
    #expect(due == Date(timeIntervalSinceReferenceDate: 760_000_000))
    #expect(state.status.text(in: .ru) == "В пути")
    #expect(state.status.next == [.delivered] && State.Status.delivered.isFinal)
    #expect(PizzaDeliveryAttributes.dismissal == .immediate && PizzaDeliveryAttributes.staleAfterSeconds == 2700)
    let attributes = PizzaDeliveryAttributes(orderId: "A-1001", pizzaName: "Margherita", orderTotal: 12.5)
    let copy = try JSONDecoder().decode(PizzaDeliveryAttributes.self, from: JSONEncoder().encode(attributes))
    #expect(copy == attributes)
  }

  @Test func settingsTellWhatTheyControl() {
    #expect(NotificationFrequency.threeDays.every == .days(3) && NotificationFrequency.weekly.every == .week)
    #expect(NotificationFrequency.controls(.achievementReminder) && !NotificationFrequency.controls(.streakMilestone))
    #expect(JournalNotifications.TimePreference.reminderTime.controls(.achievementReminder))
  }
}
