/// Marks on one axis with a text beside each, in as many rows as they need not to cover each other.
struct LabelRows {
  struct Placed {
    var x: Int
    var row: Int
    /// Where the text begins, or ends when it is on the left of its mark; nil where there is no room for it.
    var textX: Int?
    var isLeft = false
    var text: String
  }

  private(set) var placed: [Placed] = []
  /// Where each row ends so far.
  private var ends: [Int] = []
  private let right: Int

  static let mostRows = 6
  /// Of a letter in the drawing's type. No more than a guess, as fonts differ: a text is placed by the end that must not
  /// touch its mark.
  static let letter = 7
  /// Of a mark with its edge, and some room beside it.
  private static let radius = 11

  /// - Parameter right: Where the drawing ends.
  init(right: Int) { self.right = right }

  /// At least one, so that an empty lane is still a lane.
  var rows: Int { max(1, ends.count) }

  /// Marks come from left to right.
  mutating func add(_ text: String, at x: Int) {
    let width = text.count * Self.letter
    // On the left of the mark where it would leave the drawing.
    let isLeft = x + Self.radius + width > right
    let (from, to) = isLeft ? (x - Self.radius - width, x + Self.radius) : (x - Self.radius, x + Self.radius + width)
    var row = ends.firstIndex { $0 <= from }
    if row == nil, ends.count < Self.mostRows {
      ends.append(0)
      row = ends.count - 1
    }
    guard let row else {
      placed.append(Placed(x: x, row: Self.mostRows - 1, textX: nil, text: text))
      return
    }
    ends[row] = to + 4
    placed.append(Placed(x: x, row: row, textX: isLeft ? x - Self.radius : x + Self.radius, isLeft: isLeft, text: text))
  }
}
