import SpecModel

extension Spec {
  /// The screens by their ids. A rule that looks for one per type takes this: looking among all of them each time takes
  /// the square of their number.
  var targetsByID: [String: TargetItem] {
    Dictionary((deepLinks?.targets ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
