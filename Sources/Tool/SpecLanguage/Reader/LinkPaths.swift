/// The screens of an app by their paths, for who writes a link in the place of an id.
struct LinkPaths {
  private var paths: [(segments: [Substring], target: String)] = []

  mutating func add(_ path: String, of target: String) {
    paths.append((path.split(separator: "/"), target))
  }

  /// The id of the only screen that `shop://first-steps`, `https://shop.example/first-steps` or `/first-steps` opens.
  func target(of link: String) -> String? {
    // `restaurant?source=offer`, `restaurant/{restaurant_id}`
    let id = String(link.prefix { !"/?#".contains($0) })
    if id != link, !id.isEmpty, paths.contains(where: { $0.target == id }) { return id }
    guard link.contains("/") else { return nil }
    let bare = link.prefix { $0 != "?" && $0 != "#" }
    var segments = bare.split(separator: "/")
    if let colon = bare.firstRange(of: "://") {
      segments = bare[colon.upperBound...].split(separator: "/")
      // What follows the scheme of a web link is a site.
      if bare.hasPrefix("http") { segments = Array(segments.dropFirst()) }
    }
    let found = paths.filter { path in
      path.segments.count == segments.count
        && zip(path.segments, segments).allSatisfy { $0.0.hasPrefix("{") || $0.0 == $0.1 }
    }
    let exact = found.filter { $0.segments.elementsEqual(segments) }
    let best = exact.isEmpty ? found : exact
    return best.count == 1 ? best[0].target : nil
  }
}
