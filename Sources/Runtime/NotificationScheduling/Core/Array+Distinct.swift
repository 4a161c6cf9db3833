extension [String] {
  /// Each once, where it stands first.
  var distinct: Self {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
