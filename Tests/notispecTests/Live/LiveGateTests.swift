import Testing

@testable import notispec

/// Whom the live preview lets in.
@Suite struct LiveGateTests {
  private let gate = LiveGate(token: "secret", port: 7000)

  private func way(
    _ method: String = "GET", _ target: String = "/secret/", host: [String] = ["127.0.0.1:7000"], origin: [String] = []
  ) -> LiveGate.Way {
    gate.way(for: method, target, host: host, origin: origin)
  }

  @Test func itsOwnPageGetsIn() {
    #expect(way() == .page("", query: [:]))
    #expect(way("GET", "/secret/story?app=demo&name=week") == .page("story", query: ["app": "demo", "name": "week"]))
    #expect(way("POST", "/secret/play", origin: ["http://127.0.0.1:7000"]) == .page("play", query: [:]))
    #expect(way(host: ["localhost:7000"], origin: ["http://localhost:7000"]) == .page("", query: [:]))
  }

  /// A name that leads to this computer, or a page of somebody else, does not.
  @Test(arguments: [
    ["evil.example:7000"], ["127.0.0.1"], ["127.0.0.1:7001"], [], ["127.0.0.1:7000", "127.0.0.1:7000"],
  ])
  func anotherHostIsRefused(_ host: [String]) { #expect(way(host: host) == .refused(403)) }

  @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1:7000", "http://127.0.0.1:70000"])
  func anotherOriginIsRefused(_ origin: String) { #expect(way(origin: [origin]) == .refused(403)) }

  @Test(arguments: ["/", "/secret", "/secre/", "/secrets/", "/Secret/", "/x/secret/", "/?secret/"])
  func withoutTheTokenNothingIsHere(_ target: String) { #expect(way("GET", target) == .refused(404)) }

  @Test func aWriteNeedsAnOriginAndOtherMethodsAreUnknown() {
    #expect(way("POST", "/secret/save") == .refused(403))
    #expect(way("PUT", "/secret/save") == .refused(405))
    #expect(way("GET", "http://127.0.0.1:7000/secret/") == .refused(400))
  }

  @Test func tokensAreLongAndNeverTheSame() {
    let tokens = Set((0..<50).map { _ in LiveGate.newToken() })
    #expect(tokens.count == 50 && tokens.allSatisfy { $0.count == 25 })
  }
}
