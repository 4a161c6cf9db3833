/// Which cases to run, by a pattern on their ids.
///
/// `*` matches any characters, `/` included, and `?` matches one; everything else matches itself. A pattern matches a
/// whole id: `cleaner.limit-reached/*`, `*/at-85`.
public struct CaseFilter: Sendable, Hashable {
  /// Never two `*` in a row: they mean the same as one, and each would be tried for itself.
  private let scalars: [Unicode.Scalar]

  public init(_ pattern: String) {
    var scalars: [Unicode.Scalar] = []
    for scalar in pattern.unicodeScalars where scalar != "*" || scalars.last != "*" { scalars.append(scalar) }
    self.scalars = scalars
  }

  /// Whether some id that begins so may match: what cannot need not be read.
  public func mayMatch(idsBeginningWith prefix: String) -> Bool {
    // Every place in the pattern at which its next character may be.
    var places: Set<Int> = closed([0])
    for scalar in prefix.unicodeScalars {
      var next: Set<Int> = []
      for place in places where place < scalars.count {
        if scalars[place] == "*" {
          next.insert(place)
        } else if scalars[place] == "?" || scalars[place] == scalar {
          next.insert(place + 1)
        }
      }
      places = closed(next)
      if places.isEmpty { return false }
    }
    return places.contains { $0 < scalars.count }
  }

  /// A `*` may stand for nothing.
  private func closed(_ places: Set<Int>) -> Set<Int> {
    places.union(places.filter { $0 < scalars.count && scalars[$0] == "*" }.map { $0 + 1 })
  }

  public func matches(_ id: String) -> Bool {
    let text = Array(id.unicodeScalars)
    var (inText, inPattern) = (0, 0)
    // Where to go on after the last `*`, with one character more for it. Earlier ones never need another try.
    var retry: (text: Int, pattern: Int)?
    while inText < text.count {
      if inPattern < scalars.count, scalars[inPattern] == "*" {
        inPattern += 1
        retry = (inText, inPattern)
      } else if inPattern < scalars.count, scalars[inPattern] == "?" || scalars[inPattern] == text[inText] {
        inText += 1
        inPattern += 1
      } else if let last = retry {
        inText = last.text + 1
        inPattern = last.pattern
        retry = (inText, inPattern)
      } else {
        return false
      }
    }
    return scalars[inPattern...].allSatisfy { $0 == "*" }
  }
}
