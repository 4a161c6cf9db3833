/// The links of an app: which screen a link opens.
///
/// The only router there is: a generated `DeepLink(url:)` asks it, and `link` steps of scenarios do.
public struct LinkTable: Sendable {
  private struct Route {
    var screen: String
    /// The parts of the path; `{key}` for one that carries a value.
    var parts: [Substring]
  }

  /// In lower case.
  private let bases: [String]
  /// The most specific first.
  private let routes: [Route]

  /// - Parameters:
  ///   - bases: What links begin with: `shop://`, `https://shop.example.com/`.
  ///   - routes: A way to a screen on each line: the id of the screen, a space, and the path without its first `/`. A
  ///     part `{key}` takes any text as a value of that name.
  @inline(never)
  public init(bases: [String], _ routes: String) {
    self.bases = bases.map { $0.lowercased() }
    let all = routes.split(separator: "\n").map { line in
      let space = line.firstIndex(of: " ") ?? line.endIndex
      return Route(screen: String(line[..<space]), parts: Self.parts(of: line[space...].dropFirst().utf8))
    }
    self.routes = LinkSpecificity.sorted(all) { route in route.parts.map { $0.hasPrefix("{") } }
  }

  /// The screen that a link opens, with what it carries; nil for another scheme, an unknown path or a broken encoding.
  ///
  /// Case counts behind the base only. Text after `#` is not read, and a `/` at the end of the path is ignored where no
  /// path has one.
  @inline(never)
  public func screen(of link: String) -> (id: String, values: LinkValues)? {
    guard let base = bases.first(where: { Self.begins(link, with: $0) }) else { return nil }
    // By bytes: in a text a letter may be joined with the `/` before it.
    let rest = link.utf8.dropFirst(base.utf8.count).prefix { $0 != UInt8(ascii: "#") }
    let path = rest.prefix { $0 != UInt8(ascii: "?") }
    let isClosed = path.last == UInt8(ascii: "/")
    guard var found = match(path) ?? (isClosed ? match(path.dropLast()) : nil),
      Self.add(rest[path.endIndex...].dropFirst(), to: &found.values)
    else { return nil }
    return found
  }

  /// Whether a link is the app's own, though it may name no screen: it has its scheme, or is of its site.
  @inline(never)
  public func owns(_ link: String) -> Bool {
    bases.contains { base in
      // `shop:`, and `https://shop.example.com`.
      let start = String(base.reversed().drop { $0 == "/" }.reversed())
      guard Self.begins(link, with: start) else { return false }
      guard !start.hasSuffix(":"), let next = link.utf8.dropFirst(start.utf8.count).first else { return true }
      return "/?#".utf8.contains(next)
    }
  }

  private static func begins(_ link: String, with base: String) -> Bool {
    link.utf8.count >= base.utf8.count
      && String(decoding: link.utf8.prefix(base.utf8.count), as: UTF8.self).lowercased() == base
  }

  private static func parts(of path: Substring.UTF8View) -> [Substring] {
    path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { Substring($0) }
  }

  private func match(_ path: Substring.UTF8View) -> (id: String, values: LinkValues)? {
    let parts = Self.parts(of: path)
    for route in routes where route.parts.count == parts.count {
      var values = LinkValues()
      let fits = zip(route.parts, parts).allSatisfy { wanted, part in
        guard wanted.hasPrefix("{") else { return wanted.utf8.elementsEqual(part.utf8) }
        guard let value = LinkEncoding.decoded(part.utf8) else { return false }
        values.add(String(wanted.dropFirst().dropLast()), value)
        return true
      }
      if fits { return (route.screen, values) }
    }
    return nil
  }

  /// - Returns: Whether the query is encoded properly.
  private static func add(_ query: Substring.UTF8View, to values: inout LinkValues) -> Bool {
    for pair in query.split(separator: UInt8(ascii: "&")) {
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      guard let key = LinkEncoding.decoded(name),
        let value = LinkEncoding.decoded(pair[name.endIndex...].dropFirst())
      else { return false }
      values.add(key, value)
    }
    return true
  }
}
