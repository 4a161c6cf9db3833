import SpecEmission
import SpecLanguage
import Testing

@Suite struct LiveActivityPayloadTests {
  private func activity(_ dismissal: String = "immediate") throws -> LiveActivityItem {
    let spec = try spec(
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: remote }
      live_activities:
        pizza_delivery:
          attributes: { order_id: { type: string, key: orderId, example: "A-1001" }, total: { type: double } }
          state:
            status: { enum: [preparing, outForDelivery, delivered] }
            arrival: { type: date, unit: seconds_since_2001, key: arrivalTime }
            sent: { type: date, unit: milliseconds_since_1970 }
            seen: { type: date, unit: seconds_since_1970 }
            driver: { key: driverLocation, fields: { latitude: double, isNear: bool }, optional: true }
          initial: preparing
          next: { preparing: [outForDelivery], outForDelivery: [delivered] }
          final: [delivered]
          estimate: 30m
          stale_after: 45m
          dismissal: \(dismissal)
      """.replacing("isNear", with: "is_near"))
    return try #require(spec.liveActivities.first)
  }

  private func json(_ activity: LiveActivityItem, _ event: LiveActivityPayload.Event) -> String {
    String(decoding: LiveActivityPayload(activity, event).json, as: UTF8.self)
  }

  private let rest =
    #""arrivalTime":788963400,"sent":1767270600000,"seen":1767270600,"driverLocation":{"latitude":1.5,"is_near":true}}"#

  @Test func anUpdateCarriesTheStateAsActivityKitDecodesIt() throws {
    #expect(
      try json(activity(), .update) == #"{"aps":{"timestamp":1767268800,"event":"update","content-state":"#
        + #"{"status":"outForDelivery","# + rest + #","stale-date":1767271500}}"#)
  }

  @Test func aStartNamesTheTypeAndCarriesWhatDoesNotChange() throws {
    #expect(
      try json(activity(), .start).contains(
        #""attributes-type":"PizzaDeliveryAttributes","attributes":{"orderId":"A-1001","total":1.5}"#))
  }

  @Test(arguments: [
    ("immediate", #","dismissal-date":1767268800}}"#), ("{ after: 2h }", #","dismissal-date":1767276000}}"#),
    ("default", "}}"),
  ])
  func theEndShowsTheFinalStateAndWhenItGoes(_ dismissal: String, _ end: String) throws {
    #expect(
      try json(activity(dismissal), .end) == #"{"aps":{"timestamp":1767268800,"event":"end","content-state":"#
        + #"{"status":"delivered","# + rest + end)
  }

  @Test func theLongestWordCountsForTheSize() throws {
    let activity = try activity()
    let first = LiveActivityPayload(activity, .start)
    let longest = LiveActivityPayload(activity, .start, wording: .longest)
    #expect(longest.dataSize - first.dataSize == "outForDelivery".utf8.count - "preparing".utf8.count)
    #expect(longest.json.count > first.json.count)
  }

  @Test func aStartAlertsInTheWordsForTheFirstState() throws {
    let spec = try spec(
      """
      notispec: 1
      app:
        id: demo
        name: "Demo"
        module: Demo
        bundle_id: com.demo
        locales: [en, ru]
        source_locale: en
        delivery: remote
      live_activities:
        pizza:
          attributes: { count: { type: int, example: 3 } }
          state: { status: { enum: [baking, done] } }
          copy:
            status:
              baking: { en: "Baking {count}", ru: "Печём {count}" }
              done: { en: "Done", ru: "Готово" }
          next: { baking: [done] }
          final: [done]
      """)
    let activity = try #require(spec.liveActivities.first)
    let start = LiveActivityPayload(start: activity, in: "ru", of: spec)
    #expect(String(decoding: start.json, as: UTF8.self).contains(#""alert":{"title":"Demo","body":"Печём 3"}"#))
    #expect(LiveActivityPayload(activity, .update).alert == nil)
  }

  /// The state is the example, or what the activity begins with, and the alert says that one.
  @Test(arguments: [("", "rest", "Rest"), ("initial: run", "run", "Run")])
  func theAlertOfAStartSaysWhatItsStateIs(_ initial: String, _ state: String, _ alert: String) throws {
    let spec = try spec(
      """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: remote }
      live_activities:
        training:
          attributes: { count: int }
          state: { stage: { enum: [warm, run, rest], example: rest } }
          copy: { stage: { warm: { en: "Warm" }, run: { en: "Run" }, rest: { en: "Rest" } } }
          next: { warm: [run], run: [rest] }
          final: [warm]
          \(initial)
      """)
    let activity = try #require(spec.liveActivities.first)
    let start = String(decoding: LiveActivityPayload(start: activity, in: "en", of: spec).json, as: UTF8.self)
    #expect(start.contains(#""content-state":{"stage":"\#(state)"}"#), "\(start)")
    #expect(start.contains(#""body":"\#(alert)""#), "\(start)")
    #expect(json(activity, .end).contains(#""content-state":{"stage":"warm"}"#))
  }
}
