import SpecLanguage

/// A spec, and the same spec with only the types of some kinds.
struct SpecByKinds {
  private let whole: Spec
  private let kinds: [TypeKinds]
  private let all: TypeKinds
  /// Few: most rules look at what no type has.
  private var parts: [(kinds: TypeKinds, spec: Spec)] = []

  init(_ spec: Spec) {
    whole = spec
    var kinds: [TypeKinds] = []
    kinds.reserveCapacity(spec.notifications.count)
    var bodies = RepeatedBodies(spec)
    for type in spec.notifications {
      kinds.append(TypeKinds(of: type))
      bodies.add(type)
    }
    if !bodies.texts.isEmpty {
      for (index, type) in spec.notifications.enumerated() where bodies.isAny(in: type) { kinds[index].insert(.twin) }
    }
    self.kinds = kinds
    all = kinds.reduce(into: []) { $0.formUnion($1) }
  }

  /// The spec with those types that are of one of the kinds.
  mutating func spec(of wanted: TypeKinds) -> Spec {
    if wanted.contains(.any) { return whole }
    let found = wanted.intersection(all)
    if let part = parts.first(where: { $0.kinds == found }) { return part.spec }
    var part = whole
    // All at once: each change makes the spec index its types again.
    part.notifications = zip(whole.notifications, kinds).compactMap { $1.isDisjoint(with: found) ? nil : $0 }
    parts.append((found, part))
    return part
  }
}
