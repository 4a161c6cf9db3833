import SpecLanguage

extension Spec {
  /// The categories whose notifications a content extension draws, or those that the system draws.
  func categories(drawnByApp: Bool) -> [CategoryItem] {
    let drawn = Set(push?.contentExtension?.categories.map(\.value) ?? [])
    return categories.filter { drawn.contains($0.id) == drawnByApp }
  }
}
