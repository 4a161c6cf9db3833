import SpecLanguage

extension Spec {
  /// The places of the screens in their list, by their ids. A rule that looks for one per type takes this: looking among all of them each time takes
  /// the square of their number.
  var targetNumbers: [String: Int] {
    let targets = deepLinks?.targets ?? []
    var numbers = [String: Int](minimumCapacity: targets.count)
    for number in targets.indices where numbers[targets[number].id] == nil { numbers[targets[number].id] = number }
    return numbers
  }

  /// The screens by their ids.
  var targetsByID: [String: TargetItem] {
    Dictionary((deepLinks?.targets ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
