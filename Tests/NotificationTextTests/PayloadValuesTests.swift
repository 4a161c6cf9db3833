import NotificationText
import Testing

@Suite struct PayloadValuesTests {
  @Test func textsAndNumbersAreKept() {
    let payload = PayloadValues(["a": "x", "b": 7, "c": 1.5, "d": ["no"], 5: "no", "aps": ["category": "REPLY"]])
    #expect(payload.values == ["a": "x", "b": "7", "c": "1.5"])
    #expect(payload.category == "REPLY")
    #expect(PayloadValues([:]).category == nil)
  }

  /// OneSignal puts the data of a message below `custom.a`, and its own keys beside that.
  @Test func theDataOfOneSignalAreFound() {
    let payload = PayloadValues([
      "aps": ["category": "REPLY"], "type": "b",
      "custom": ["i": "5f1c", "a": ["type": "a", "chatId": "7", "count": 2] as [String: Any]] as [String: Any],
    ])
    #expect(payload.values == ["type": "b", "chatId": "7", "count": "2"])
    #expect(payload.category == "REPLY")
    #expect(PayloadValues(["custom": "x"]).values == ["custom": "x"])
  }
}
