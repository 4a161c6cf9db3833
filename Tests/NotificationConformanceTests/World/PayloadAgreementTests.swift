import GalleryNotifications
import MessengerNotifications
import NotificationRules
import NotificationScheduling
import Testing

/// A payload leads to the same screen, whether the generated module reads it or the reference does.
@Suite struct PayloadAgreementTests {
  @Test func theyLeadToTheSameScreen() throws {
    let screens = [nil, "chat", "profile", "main_screen", "settings", ""]
    let handling = PushHandling(try Repository.spec("messenger").ruleTable)
    for type in ["message", "friend_request"] {
      for screen in screens {
        for target in screens {
          for values in [[:], ["chatId": "7"], ["userId": "8"], ["chatId": "7", "userId": "8"], ["chatId": ""]] {
            var payload = values
            payload["screen"] = screen
            payload["target"] = target
            let opened = handling.target(of: ReceivedPush(identifier: "p", type: type, payload: payload))?.target
            let read = MessengerNotifications.NotificationPayload(
              payload.merging(["type": type]) { $1 } as [AnyHashable: Any])
            #expect(opened == read.link?.target.rawValue, "\(type) \(payload)")
          }
        }
      }
    }
  }

  @Test func withoutAScreenInItsDataATypeIsLedByTarget() throws {
    let handling = PushHandling(try Repository.spec("gallery").ruleTable)
    for target in [nil, "chat", "media", "nowhere"] {
      var payload = ["chatId": "7", "userId": "8"]
      payload["target"] = target
      let opened = handling.target(of: ReceivedPush(identifier: "p", type: "full_payload", payload: payload))?.target
      let read = GalleryNotifications.NotificationPayload(
        payload.merging(["type": "full_payload"]) { $1 } as [AnyHashable: Any])
      #expect(opened == read.link?.target.rawValue, "\(payload)")
    }
  }
}
