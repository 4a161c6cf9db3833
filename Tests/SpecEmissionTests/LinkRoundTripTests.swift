import CleanerNotifications
import Foundation
import MessengerNotifications
import TestSupport
import Testing

/// Whatever a value holds, a link with it is a URL that Foundation leaves as it is, and reading it gives the value.
@Suite struct LinkRoundTripTests {
  @Test(arguments: [
    "", "/", "?", "#", "&", "=", "+", "%", " ", "%2F", "..", "\0", "e\u{301}", "\u{E9}", "👩‍🚀", "a\r\nb", "\u{202E}",
    "\\",
    "\"", "https://example.com/?a=b&c=d#e",
  ])
  func aHostileValueSurvives(_ value: String) throws { try check(value) }

  @Test func randomValuesSurvive() throws {
    var random = SplitMix64(seed: 20_260_303)
    let pieces = [
      "/", "?", "#", "&", "=", "+", "%", " ", "a", "Ж", "中", "👨‍👩‍👧", "\u{0}", "\u{301}", "\u{FEFF}", ";", "@", ":",
    ]
    for _ in 0..<1000 {
      let length = Int.random(in: 1...8, using: &random)
      try check((0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined())
      var text = String.UnicodeScalarView()
      for _ in 0..<length {
        if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) { text.append(scalar) }
      }
      try check(String(text))
    }
  }

  /// Bytes are compared: equal strings may differ in them.
  private func check(_ value: String) throws {
    let inPath = MessengerNotifications.DeepLink.chat(chatId: value)
    try #expect(#require(URL(string: inPath.url)).absoluteString == inPath.url)
    if case .chat(let back) = MessengerNotifications.DeepLink(url: inPath.url) {
      #expect(Array(back.utf8) == Array(value.utf8))
    } else {
      Issue.record("\(inPath.url) leads elsewhere")
    }
    let inQuery = CleanerNotifications.DeepLink.paywall(source: value)
    try #expect(#require(URL(string: inQuery.url)).absoluteString == inQuery.url)
    if case .paywall(let back?) = CleanerNotifications.DeepLink(url: inQuery.url) {
      #expect(Array(back.utf8) == Array(value.utf8))
    } else {
      Issue.record("\(inQuery.url) leads elsewhere")
    }
  }
}
