import Testing

@testable import NotificationConformance

@Suite struct CaseListTests {
  @Test func tablesMultiplyUpToALimit() {
    var list = CaseList()
    func hasRoom(cases: Int, lines: Int) -> Bool { list.takeRoom(cases: cases, lines: lines) }
    #expect(!hasRoom(cases: 100_001, lines: 1))
    #expect(!hasRoom(cases: 100_000, lines: 11))
    #expect(!hasRoom(cases: .max, lines: 2))
    #expect(hasRoom(cases: 100_000, lines: 6))
    #expect(hasRoom(cases: 40, lines: 10_000))
    #expect(!hasRoom(cases: 1, lines: 1))
  }
}
