import MessengerNotifications
import NotificationRules
import NotificationScheduling
import NotificationText
import Testing

/// What an app links, the generated payload, leads to the same screen with the same values as the reference.
@Suite struct PayloadAgreementTests {
  /// Every combination of what a server may send, and leave out.
  private static let payloads: [[String: String]] = {
    let choices: [(key: String, values: [String?])] = [
      ("screen", [nil, "chat", "profile", "main_screen", "nowhere", ""]),
      ("target", [nil, "chat", "profile", "nowhere"]),
      ("chatId", [nil, "67890", ""]), ("userId", [nil, "12345"]),
    ]
    return choices.reduce([[:]]) { found, choice in
      found.flatMap { payload in
        choice.values.map { value in
          var payload = payload
          payload[choice.key] = value
          return payload
        }
      }
    }
  }()

  private func compare(
    _ rules: RuleTable, with generated: ([String: String]) -> (target: String, values: [String: String])?
  ) {
    let handling = PushHandling(rules)
    var opened: Set<String> = []
    for type in rules.types where type.triggers.isEmpty {
      for payload in Self.payloads {
        let push = ReceivedPush(identifier: "push", type: type.id, payload: payload)
        let expected = handling.target(of: push)
        let found = generated(payload.merging(["type": type.id]) { own, _ in own })
        #expect(found?.target == expected?.target, "\(type.id) \(payload)")
        #expect(found?.values ?? [:] == expected?.parameters.mapValues(\.description) ?? [:], "\(type.id) \(payload)")
        if let expected { opened.insert("\(type.id) \(expected.target)") }
      }
    }
    #expect(opened.count > 1, "something opens, or nothing is compared")
  }

  @Test func theMessengerAgrees() {
    compare(.messenger) { payload in
      MessengerNotifications.NotificationPayload(payload).link.map { link in
        switch link {
        case .chat(let chatId): ("chat", ["chat_id": chatId])
        case .profile(let userId): ("profile", ["user_id": userId])
        default: (link.target.rawValue, [:])
        }
      }
    }
  }
}
