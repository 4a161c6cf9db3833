public import SpecLanguage

extension Spec {
  /// What analytics can name as the variant of a type: the arms of its experiment, or else the variants of its first text
  /// that has several. Empty for a type with neither, and for one that a server sends.
  public func variants(of type: NotificationItem) -> [String] {
    guard type.push == nil else { return [] }
    let rule = type.rule(self)
    if let id = rule.experiment { return experiment(id)?.arms.map(\.id) ?? [] }
    for (_, text) in type.copy.fields {
      if case .variants(let variants) = text { return variants.variants.map(\.id) }
    }
    return []
  }
}
