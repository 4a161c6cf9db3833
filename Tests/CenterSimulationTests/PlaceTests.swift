import CenterSimulation
import NotificationTerms
import Testing

@Suite struct PlaceTests {
  private func bench(_ trigger: Trigger, allowed: Bool = true) throws -> CenterBench {
    var bench = try CenterBench(at: "2026-03-02 10:00")
    bench.center.allowsLocation = allowed
    try bench.add("a", trigger)
    return bench
  }

  private let inside = Place(latitude: 55, longitude: 37)
  private let outside = Place(latitude: 55.01, longitude: 37)

  @Test func onTheWayInItFires() throws {
    var bench = try bench(place(55, 37))
    #expect(bench.center.moved(to: outside, at: bench.now).isEmpty)
    #expect(bench.center.moved(to: inside, at: bench.now).map(\.request.identifier) == ["a"])
    #expect(bench.center.pending.isEmpty)
    #expect(bench.center.report().settled.map(\.identifier) == ["a"])
  }

  @Test func onTheWayOutItFires() throws {
    var bench = try bench(place(55, 37, onEntry: false, onExit: true))
    #expect(bench.center.moved(to: inside, at: bench.now).isEmpty)
    #expect(bench.center.moved(to: outside, at: bench.now).count == 1)
  }

  @Test func standingStillIsNotACrossing() throws {
    var bench = try bench(place(55, 37, onEntry: false, onExit: true))
    for _ in 1...3 { #expect(bench.center.moved(to: outside, at: bench.now).isEmpty) }
    #expect(bench.center.pending.count == 1)
  }

  @Test func withoutPermissionNobodyKnows() throws {
    var bench = try bench(place(55, 37), allowed: false)
    #expect(bench.center.moved(to: inside, at: bench.now).isEmpty)
    bench.center.allowsLocation = true
    #expect(bench.center.moved(to: inside, at: bench.now).isEmpty, "it is inside already")
    _ = bench.center.moved(to: outside, at: bench.now)
    #expect(bench.center.moved(to: inside, at: bench.now).count == 1)
  }

  @Test(arguments: [
    (0.0, 0.001798, true), (0.0, 0.001799, false), (0.00179, 0.0, true), (0.0018, 0.0, false), (0.0012, 0.0012, true),
    (0.0013, 0.0013, false),
  ])
  func theBorderBelongsToThePlace(_ north: Double, _ east: Double, _ isInside: Bool) throws {
    var bench = try bench(place(0, 0))
    let events = bench.center.moved(to: Place(latitude: north, longitude: east), at: bench.now)
    #expect(events.isEmpty != isInside)
  }

  @Test func aDegreeEastIsShorterInTheNorth() throws {
    // Half as long at 60 degrees: 200 metres are 0.0036 degrees.
    for (east, isInside) in [(0.00359, true), (0.00361, false)] {
      var bench = try bench(place(60, 25))
      let events = bench.center.moved(to: Place(latitude: 60, longitude: 25 + east), at: bench.now)
      #expect(events.isEmpty != isInside)
    }
  }

  @Test func theWorldIsRound() throws {
    var bench = try bench(place(0, 179.9995))
    #expect(bench.center.moved(to: Place(latitude: 0, longitude: -179.9995), at: bench.now).count == 1)
  }
}
