import NotificationText
import Testing

@Suite struct PayloadValuesTests {
  @Test func textsAndNumbersAreKept() {
    let payload = PayloadValues(["a": "x", "b": 7, "c": 1.5, "d": ["no"], 5: "no", "aps": ["category": "REPLY"]])
    #expect(payload.values == ["a": "x", "b": "7", "c": "1.5"])
    #expect(payload.category == "REPLY")
    #expect(PayloadValues([:]).category == nil)
  }
}
