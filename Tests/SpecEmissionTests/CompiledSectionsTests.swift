import SpecEmission
import Testing

/// The compiled program says what a spec with every section says, used as an app would use it.
@Suite struct CompiledSectionsTests {
  @Test func everySectionSaysWhatTheSpecSays() throws {
    let printed = try CompiledModule.run(
      Golden.spec("every-section"),
      #"""
      let reply = NotificationCategory.optionsCategory.actions[0]
      precondition(NotificationCategory(rawValue: "MESSAGE_CATEGORY") == .optionsCategory)
      precondition(reply.action == .replyAction && NotificationAction(rawValue: "REPLY_ACTION") == .replyAction)
      precondition(reply.options == [.authenticationRequired] && reply.takesText && reply.requiredKeys == ["chatId"])
      precondition(NotificationCategory.optionsCategory.options == [.customDismissAction, .hiddenPreviewsShowTitle])
      precondition(NotificationCategory.optionsCategory.actions[1].icon == "trash")
      let answer = NotificationCategory.actionsCategory.actions[0]
      precondition(answer.action == .replyAction && answer.target == .linkTarget && !answer.takesText)
      precondition(NotificationType.priorityType.category == .optionsCategory)
      show(reply.title(in: .en))
      show(reply.textInputButton(in: .ru))
      show(reply.textInputPlaceholder(in: .ru))
      show(answer.title(in: .ru))
      show(NotificationCategory.optionsCategory.hiddenPreview(in: .ru))
      show(NotificationCategory.actionsCategory.hiddenPreview(in: .ru))

      show(AppString.textString.text(in: .en))
      show(AppString.count(in: 3, name: "{name} \\(x)").text(in: .ru))
      show(AppString.count(in: 1, name: "Ann").text(in: .en))

      let step = PermissionStep.screenStep
      precondition(PermissionStep.allCases == [step, .notifications] && step.permission == .photos)
      precondition(step.usageKey == "NSPhotoLibraryUsageDescription" && PermissionStep.notifications.isOptional)
      let denied = step.consequence(of: .denied)
      precondition(denied.blockedModules == [.nameModule] && denied.hiddenModules == [.library])
      precondition(denied.screen == .blocked && step.consequence(of: .granted).screen == nil)
      precondition(step.consequence(of: .skipped).disabledModules == [.library])
      precondition(PermissionFlow.showWhen == [.firstLaunch, .forced] && PermissionFlow.completedFlag == "flow.done")
      precondition(PermissionFlow.showAfter.map(\.signal) == ["opened"] && PermissionFlow.again == (604_800, 2))
      precondition(PermissionFlow.finalScreen == .done && PermissionFlow.finalTarget == .fallbackTarget)
      precondition(PermissionScreen.blocked.primaryOpens == .settings && PermissionScreen.done.primaryOpens == .app)
      precondition(PermissionScreen.blocked.secondaryOpens == nil)
      precondition(PermissionScreen.titleScreen.secondaryOpens == .nextStep)
      show(PermissionScreen.titleScreen.title(in: .en))
      show(PermissionScreen.titleScreen.reasons(in: .ru).joined(separator: "|"))
      show(PermissionScreen.blocked.text(in: .en))
      show(PermissionScreen.blocked.reasons(in: .en).joined())
      show(Module.nameModule.name(in: .ru))

      let toggle = TogglePreference.controlsPreference
      precondition(toggle.controls(.categoryType) && !toggle.controls(.priorityType))
      precondition(TimePreference.standardPreference.controls(.categoryType))
      precondition(TimePreference.standardPreference.parent == toggle && Interval.parent == toggle)
      precondition(Interval.everyOption.every == .days(3) && Interval.labelOption.every == .week)
      precondition(Interval.id == "interval" && Interval.controls(.categoryType) && !Interval.controls(.priorityType))

      let payload = NotificationPayload(
        ["aps": ["category": "MESSAGE_CATEGORY"], "chatId": "a/b ?", "pageNumber": 7, 5: "x"])
      precondition(payload.type == .priorityType && payload.link == .linkTarget(chatId: "a/b ?", page: 7))
      precondition(payload[.chatId] == "a/b ?" && payload[.default] == nil)
      precondition(NotificationPayload(["type": "category"]).link == .fallbackTarget)
      precondition(NotificationPayload(["type": "priority"]).link == nil && NotificationPayload(["x": 1]).type == nil)
      precondition(NotificationType.priorityType.payloadKeys == [.chatId, .default])
      precondition(DeepLink.linkTarget(chatId: "").fallback == .fallbackTarget)
      precondition(DeepLink.fallbackTarget.fallback == nil && DeepLink.scheme == "sections")
      for first in ["", "/", "and", "a b"] {
        let pair = DeepLink.pair(first: first, second: -0.5, third: 2, aRatherLongParameter: "&=")
        precondition(DeepLink(url: pair.url) == pair, pair.url)
      }
      show(DeepLink.pair(first: "", second: 1, third: 2.5).url)
      precondition(DeepLink(url: "sections://main") == .fallbackTarget)
      precondition(DeepLink(url: "SECTIONS://start/") == .fallbackTarget)

      show(PushToken.document(uid: "u1", in: "d2") + " " + PushToken.field + " " + PushToken.localKey)
      show(PushToken.text(of: [0, 15, 255]))

      typealias State = DeliveryAttributes.ContentState
      let due = SecondsSince2001(secondsSince1970: 978_307_260)
      let state = State(status: .onTheWay, string: .red, due: due, in: 3)
      let delivery = DeliveryAttributes(id: "A-1")
      precondition(State.Status.initial == .initValue && State.Status.initValue.next == [.onTheWay])
      precondition(State.Status.noneValue.isFinal && State.Status.onTheWay.progress == 0.5)
      precondition(due.value == 60 && due.secondsSince1970 == 978_307_260)
      precondition(MillisecondsSince1970(secondsSince1970: 1.5).value == 1500)
      precondition(DeliveryAttributes.staleAfterSeconds == 1.5)
      precondition(DeliveryAttributes.dismissal == .after(seconds: 7200))
      show(delivery.statusText(state, in: .en))
      show(delivery.statusText(State(status: .initValue, due: due), in: .ru))
      show(State.StringValue.default.text(in: .en))
      show(DeliveryAttributes.text(of: .textLabel, in: .en))

      let event = AnalyticsEvent.done(
        type: .priorityType, trigger: .calendar, action: .initAction, permission: .photos, stage: .granted,
        reason: .centerFailed, access: .limited, target: .linkTarget, request: "r",
        shownIn: nil, who: nil)
      show(event.parameters.map { if case .text(let text) = $0.value { text } else { "?" } }.joined(separator: " "))
      """#)
    #expect(
      printed
        == [
          "Reply \\(now)", "Отправить", "\u{202E}текст", "Ответ", "Новое \\(сообщение)", "nil",
          "Line\none \"\"\"# {x}", "3 фото, {name} \\(x)", "1 photo of Ann", "Photos \\(please)", "Раз|Два",
          "Open \"Settings\".", "", "Очистка", "sections:///and/so/1.0/on?third=2.5",
          "users/u1/devices/d2 token deviceToken", "000fff", "On the way, 3 left",
          "Заказ A-1", "Plain", "Due \\(soon):",
          "priority calendar init photos granted center.failed limited link r",
        ].map(CompiledModule.hex))
  }

  /// With the plain coders of Foundation, which is what ActivityKit uses.
  @Test func activitiesDecodeAndEncodeAsThePayloadHasThem() throws {
    let printed = try CompiledModule.run(
      Golden.spec("every-section"),
      #"""
      import Foundation
      let json = #"{"status":"none","dueAt":60.5,"seen":1700000000123,"in":4,"place":{"self":1.25,"text":"hi"}}"#
      let state = try JSONDecoder().decode(DeliveryAttributes.ContentState.self, from: Data(json.utf8))
      precondition(state.status == .noneValue && state.due.value == 60.5 && state.seen?.value == 1_700_000_000_123)
      precondition(state.place?.selfField == 1.25 && state.place?.hint == "hi" && state.string == nil)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      print(String(decoding: try encoder.encode(state), as: UTF8.self))
      print(String(decoding: try encoder.encode(DeliveryAttributes(id: "A")), as: UTF8.self))
      """#)
    #expect(
      printed == [
        #"{"dueAt":60.5,"in":4,"place":{"self":1.25,"text":"hi"},"seen":1700000000123,"status":"none"}"#,
        #"{"orderId":"A"}"#,
      ])
  }
}
