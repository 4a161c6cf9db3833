import SpecLanguage

extension Spec {
  /// Where the screens are in their list, by their ids. A rule that needs one per type uses this: a search each time
  /// would take quadratic time.
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
