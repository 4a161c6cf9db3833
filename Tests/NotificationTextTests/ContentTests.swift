import NotificationText
import Testing

@Suite struct ContentTests {
  @Test func signalsAreEqualWhenIDAndValuesAre() {
    let signal = SignalContent("read", [.init("days", .integer(3)), .init("page", nil)])
    #expect(signal == SignalContent("read", [.init("days", .integer(3)), .init("page", nil)]))
    #expect(signal.hashValue == SignalContent("read", [.init("days", .integer(3)), .init("page", nil)]).hashValue)
    #expect(signal != SignalContent("seen", [.init("days", .integer(3)), .init("page", nil)]))
    #expect(signal != SignalContent("read", [.init("days", .integer(4)), .init("page", nil)]))
    #expect(signal != SignalContent("read", [.init("days", .integer(3))]))
  }

  @Test func eventsAreEqualWhenNameAndValuesAre() {
    let event = EventContent("opened", [.init("type", .text("x"))])
    #expect(event == EventContent("opened", [.init("type", .text("x"))]))
    #expect(event.hashValue == EventContent("opened", [.init("type", .text("x"))]).hashValue)
    #expect(event != EventContent("fired", [.init("type", .text("x"))]))
    #expect(event != EventContent("opened", [.init("type", .number(1))]))
  }
}
