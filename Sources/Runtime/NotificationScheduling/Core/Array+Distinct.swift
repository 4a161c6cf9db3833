extension Array where Element: Hashable {
  /// Each once, where it stands first.
  var distinct: Self {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
