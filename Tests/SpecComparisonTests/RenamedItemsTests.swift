import Testing

@testable import SpecComparison

@Suite struct RenamedItemsTests {
  private func items(_ prefix: String, _ count: Int, text: (Int) -> String) -> [ResolvedNode.Child] {
    (0..<count).map { number in
      let id = "\(prefix)\(number)"
      let node = ResolvedNode(
        .map([
          .init(key: "id", node: ResolvedNode(.text(id))), .init(key: "text", node: ResolvedNode(.text(text(number)))),
        ]))
      return ResolvedNode.Child(key: id, step: "[\(number)]", node: node)
    }
  }

  /// Each is compared with the one that it could be, and not with all.
  @Test func workGrowsWithTheNumberOfItems() {
    let few = RenamedItems(items("a", 100) { "t\($0)" }, items("b", 100) { "t\($0)" })
    let many = RenamedItems(items("a", 400) { "t\($0)" }, items("b", 400) { "t\($0)" })
    #expect(few.byNewID.count == 100 && few.byNewID["b7"]?.key == "a7")
    #expect(many.byNewID.count == 400)
    #expect(many.comparisons == 4 * few.comparisons)
  }

  @Test func identicalItemsAreNotCompared() {
    let alike = RenamedItems(items("a", 1_000) { _ in "same" }, items("b", 1_000) { _ in "same" })
    #expect(alike.byNewID.isEmpty)
    #expect(alike.comparisons == 0)
  }

  @Test func aTwinMayNameItself() {
    let found = RenamedItems(items("a", 1) { _ in "a0" }, items("b", 1) { _ in "b0" })
    #expect(found.byNewID["b0"]?.key == "a0")
    #expect(RenamedItems(items("a", 1) { _ in "a0" }, items("b", 1) { _ in "a0" }).byNewID.count == 1)
    #expect(RenamedItems(items("a", 2) { "\($0)" }, items("b", 1) { _ in "0" }).byNewID["b0"]?.key == "a0")
  }
}
