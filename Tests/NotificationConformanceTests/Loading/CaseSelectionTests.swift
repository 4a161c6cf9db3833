import NotificationCivilTime
import Testing

@testable import NotificationConformance

@Suite struct CaseSelectionTests {
  @Test func anyFilterIsEnough() {
    let selection = CaseSelection(filters: [CaseFilter("a/*"), CaseFilter("*/x")])
    #expect(selection.includes("a/b"))
    #expect(selection.includes("b/x"))
    #expect(!selection.includes("b/y"))
    #expect(CaseSelection().includes("anything"))
  }

  @Test func everyCaseBelongsToOneShard() {
    let ids = (0..<1_000).map { "bakery.bread/case-\($0)" }
    let shards = (1...7).compactMap { Shard("\($0)/7") }
    #expect(shards.count == 7)
    for id in ids { #expect(shards.count { $0.includes(id) } == 1) }
    for shard in shards { #expect((100...190).contains(ids.count { shard.includes($0) }), "\(shard)") }
  }

  /// The values of the draft, so that another implementation shares the work in the same way.
  @Test func theHashIsFNV1a() {
    for (text, value) in [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)] {
      var hash = FNV1a()
      hash.add(text)
      #expect(hash.value == value)
    }
  }

  @Test(arguments: ["", "1", "0/3", "4/3", "1/0", "-1/3", "1/3/3", "a/b", "1/99999", "+1/3", " 1/3"])
  func shardsAreWrittenInOneWay(_ text: String) {
    #expect(Shard(text) == nil)
  }

  @Test func aSeedIsOneOrderOnEveryMachine() {
    #expect(ShuffledOrder.indices(8, seed: 1) == ShuffledOrder.indices(8, seed: 1))
    #expect(ShuffledOrder.indices(8, seed: 1) != ShuffledOrder.indices(8, seed: 2))
    #expect(ShuffledOrder.indices(100, seed: 3).sorted() == Array(0..<100))
    #expect(ShuffledOrder.indices(0, seed: 3) == [])
  }
}
