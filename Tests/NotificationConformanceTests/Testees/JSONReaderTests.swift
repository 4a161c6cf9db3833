import Testing

@testable import NotificationConformance

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws -> JSONValue { try JSONReader.value(of: Array(text.utf8)) }

  @Test func everyKindOfValue() throws {
    #expect(
      try read(#" {"a": [1, -2, 3.5, 1e3, true, false, null, "é\n\u00e9\ud83d\ude00"], "b": {}} "#)
        == .object([
          .init(
            key: "a",
            value: .list([
              .integer(1), .integer(-2), .number(3.5), .number(1000), .flag(true), .flag(false), .null,
              .text("é\né😀"),
            ])), .init(key: "b", value: .object([])),
        ]))
  }

  @Test(arguments: [
    "", " ", "{", "[", "[1", "[1,", "[1,]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "\"", "\"\\x\"",
    "\"\\ud800\"",
    "\"\\u12\"", "tru", "nul", "01", "-", "1.", "1e", "+1", "NaN", "1 2", "{\"a\":1,\"a\":2}", "99999999999999999999",
    "1e999", "\"\t\"", "'a'", String(repeating: "[", count: 100_000),
  ])
  func whatIsNoJSON(_ text: String) {
    #expect(throws: JSONReader.Problem.self) { try read(text) }
  }

  @Test func whatIsNoText() {
    #expect(throws: JSONReader.Problem.self) { try JSONReader.value(of: [0x22, 0xFF, 0x22]) }
  }
}
