import SpecEmission
import Testing

@testable import SpecLint

@Test func aByteMoreThanTheLimitIsTooMuch() throws {
  func spec(_ count: Int) -> String {
    """
    notispec: 1
    live_activities:
      pizza:
        attributes: { order: { type: string, example: "\(String(repeating: "x", count: count))" } }
        state: { minutes: { type: int, example: 5 } }
    """
  }
  let empty = try #require(example(spec(1)).liveActivities.first)
  let most = LiveActivityPayload.limit - LiveActivityPayload(empty, .update).dataSize + 1
  #expect(ActivityTooLargeRule().check(try example(spec(most))) == [])
  #expect(
    ActivityTooLargeRule().check(try example(spec(most + 1))).map(\.message) == [
      "'live_activities.pizza' carries 4097 bytes, but iOS allows at most 4096. This is its longest value"
    ])
}

@Test func theLongestValueMayBeInAGroup() throws {
  let long = String(repeating: "x", count: 4100)
  try expectFindings(
    of: ActivityTooLargeRule(),
    in: """
      notispec: 1
      live_activities:
        pizza:
          attributes: { order: { type: string, example: "A-1001" } }
          state: { place: { fields: { 1️⃣street: { type: string, example: "\(long)" } } } }
      """,
    [("1️⃣", "'live_activities.pizza' carries 4173 bytes, but iOS allows at most 4096. This is its longest value")])
}
