import NotificationText
import Testing

@Suite struct IDTableTests {
  private let table = IDTable(
    """
    first
    second
    """)

  @Test func idsLeadToTheirPositionsAndBack() {
    #expect(table[0] == "first" && table[1] == "second")
    #expect(table.position(of: "first") == 0 && table.position(of: "second") == 1)
  }

  @Test(arguments: ["", "firs", "first ", "First", "first\nsecond"])
  func whatIsNoIDHasNoPosition(_ id: String) { #expect(table.position(of: id) == nil) }
}
