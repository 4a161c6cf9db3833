/// CLDR plural categories, in CLDR order.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable, Comparable {
  case zero, one, two, few, many, other

  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}

extension PluralCategory {
  /// Of the forms of a text the one of this category: without one that for all other numbers, and without that the last.
  public func form<Forms: BidirectionalCollection>(
    among forms: Forms, _ category: (Forms.Element) -> PluralCategory?
  ) -> Forms.Element? {
    forms.first { category($0) == self } ?? forms.first { category($0) == .other } ?? forms.last
  }
}
