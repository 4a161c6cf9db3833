/// The ids of an enum's cases, found by position and by content.
///
/// One static text with an id a line: in that shape ten thousand ids cost the compiler next to nothing, where a raw type
/// of the enum costs it time and memory that grow with their square.
public struct IDTable: Sendable {
  private let ids: [String]
  private let positions: [String: Int]

  @inline(never)
  public init(_ text: StaticString) {
    let source = StaticText(text)
    ids = source.lines().map { source.text($0) }
    positions = Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
  }

  @inline(never)
  public subscript(position: Int) -> String { ids[position] }

  /// The position of an id; nil when it is not in the table.
  @inline(never)
  public func position(of id: String) -> Int? { positions[id] }
}
