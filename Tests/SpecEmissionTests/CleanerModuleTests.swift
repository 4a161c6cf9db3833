import CleanerNotifications
import NotificationRules
import SpecLanguage
import Testing

/// The generated module of the cleaner, linked into this test.
@Suite struct CleanerModuleTests {
  @Test func theRuleTableEqualsTheOneOfTheSpec() throws {
    #expect(RuleTable.cleaner == (try Checkout.spec("cleaner").ruleTable))
  }

  @Test func textsFollowTheLocale() {
    #expect(NotificationCopy.storageHigh90.body(in: .ru) == "iPhone почти заполнен. Очистите дубликаты сейчас.")
    #expect(NotificationCopy.storageHigh90.title(in: .ru) == nil)
    #expect(TogglePreference.notificationsEnabled.label(in: .zhHans) == "通知")
    #expect(TogglePreference.notificationsEnabled.isOnByDefault)
  }

  @Test(arguments: [
    (["ru-RU", "en-US"], AppLocale.ru), (["fr-FR", "ru"], .ru), (["zh_CN"], .zhHans), (["zh-Hans-SG"], .zhHans),
    (["zh-Hant-TW"], .en), (["zh-TW", "ru"], .ru), (["EN-gb"], .en), ([], .en), (["zh-Hant-HK", "zh"], .zhHans),
  ])
  func theFirstReadableLocaleIsChosen(_ preferred: [String], _ locale: AppLocale) {
    #expect(AppLocale(preferred: preferred) == locale)
  }

  @Test func idsLeadToTypesAndBack() {
    #expect(NotificationType(rawValue: "storage_high_90") == .storageHigh90)
    #expect(NotificationType(rawValue: "storage_high_9") == nil)
    #expect(NotificationType.allCases.map(\.rawValue).count == 5)
    #expect(NotificationType.limitReachedReminder.target == .paywall)
    #expect(DeepLink.Target.paywall.fallback == .mainDashboard)
  }

  @Test func eventsCarryTypedParameters() {
    let event = AnalyticsEvent.notifType(type: .highlightReady, stage: .fired)
    #expect(event.name == "notif_type_highlight_ready")
    #expect(event.parameters.map(\.name) == ["stage"])
    #expect(event.parameters.map(\.value) == [.text("fired")])
  }

  @Test func linksGoThereAndBack() {
    #expect(DeepLink.paywall(source: "push & more").url == "swipecleaner://paywall?source=push%20%26%20more")
    #expect(DeepLink(url: "swipecleaner://paywall?source=push%20%26%20more") == .paywall(source: "push & more"))
    #expect(DeepLink(url: "swipecleaner://paywal") == nil)
    #expect(DeepLink(.paywall) == .paywall())
  }

  @Test func theFlowLeadsThroughItsSteps() {
    #expect(PermissionStep.allCases == [.photos, .contacts, .notifications])
    #expect(PermissionStep.photos.usageKey == "NSPhotoLibraryUsageDescription")
    let denied = PermissionStep.photos.consequence(of: .denied)
    #expect(denied.blockedModules == [.photoCleaner, .videoCleaner])
    #expect(denied.screen == .photosBlocked)
    #expect(PermissionStep.photos.consequence(of: .granted) == PermissionStep.notifications.consequence(of: .denied))
    #expect(PermissionStep.photos.screen.title(in: .en) == "Allow access to your Photos")
    #expect(PermissionStep.contacts.screen.reasons(in: .en).count == 3)
    #expect(PermissionScreen.photosBlocked.primaryOpens == .settings)
    #expect(PermissionFlow.finalScreen == .allSet && PermissionFlow.showsFinalScreen == .allGranted)
    #expect(Module(rawValue: "photo_cleaner") == .photoCleaner)
    #expect(Module.photoCleaner.name(in: .ru).isEmpty == false)
  }
}
