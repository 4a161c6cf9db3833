/// The links of an app, and the screens they open.
///
/// It reads a link as the generated `DeepLink(url:)` does; a test compares the two.
public struct LinkTable: Sendable, Hashable {
  /// A value that a link carries.
  public struct Parameter: Sendable, Hashable {
    public enum Kind: Sendable, Hashable { case text, int, double }

    public var id: String
    /// What a query calls it. In a path it has its id.
    public var key: String
    public var kind: Kind
    public var isOptional: Bool

    public init(_ id: String, key: String, _ kind: Kind, isOptional: Bool) {
      self.id = id
      self.key = key
      self.kind = kind
      self.isOptional = isOptional
    }
  }

  public struct Screen: Sendable, Hashable {
    public var id: String
    /// Paths without the first `/`, each a way to the screen; `{id}` for a parameter.
    public var paths: [String]
    public var parameters: [Parameter]

    public init(_ id: String, paths: [String], parameters: [Parameter] = []) {
      self.id = id
      self.paths = paths
      self.parameters = parameters
    }
  }

  private struct Route: Hashable {
    var screen: Int
    var parts: [Substring]
  }

  private let bases: [String]
  private let screens: [Screen]
  /// The most specific first.
  private let routes: [Route]

  /// - Parameter bases: What links begin with: `shop://`, `https://shop.example.com/`.
  public init(bases: [String], screens: [Screen]) {
    self.bases = bases.map { $0.lowercased() }
    self.screens = screens
    let routes = screens.indices.flatMap { screen in
      screens[screen].paths.map { Route(screen: screen, parts: Self.parts(of: $0[...].utf8)) }
    }
    self.routes = LinkSpecificity.sorted(routes) { route in route.parts.map { $0.hasPrefix("{") } }
  }

  /// The screen that a link opens, with what it carries; nil for another scheme, an unknown path, a value that is missing
  /// or mistyped. A mistyped value that is optional is left out.
  public func screen(of link: String) -> (id: String, parameters: [String: ParameterValue])? {
    guard let base = bases.first(where: { link.hasBase($0) }) else { return nil }
    // Bytes count, as in the generated module: a letter may be joined with the `/` before it.
    let rest = link.utf8.dropFirst(base.utf8.count).prefix { $0 != UInt8(ascii: "#") }
    let path = rest.prefix { $0 != UInt8(ascii: "?") }
    let query = rest[path.endIndex...].dropFirst()
    guard
      let (screen, found) = match(path) ?? (path.last == UInt8(ascii: "/") ? match(path.dropLast()) : nil),
      let values = Self.values(query, found)
    else { return nil }
    var parameters: [String: ParameterValue] = [:]
    for parameter in screens[screen].parameters {
      var value = values[parameter.key].flatMap(parameter.kind.value)
      if screens[screen].hasInPath(parameter.id) {
        value = values[parameter.id].flatMap(parameter.kind.value) ?? value
      }
      if let value {
        parameters[parameter.id] = value
      } else if !parameter.isOptional {
        return nil
      }
    }
    return (screens[screen].id, parameters)
  }

  private static func parts(of path: Substring.UTF8View) -> [Substring] {
    path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { Substring($0) }
  }

  private func match(_ path: Substring.UTF8View) -> (screen: Int, values: [String: String])? {
    let parts = Self.parts(of: path)
    for route in routes where route.parts.count == parts.count {
      var values: [String: String] = [:]
      let fits = zip(route.parts, parts).allSatisfy { wanted, part in
        guard wanted.hasPrefix("{") else { return wanted.utf8.elementsEqual(part.utf8) }
        guard let value = LinkEncoding.decoded(part.utf8) else { return false }
        let name = String(wanted.dropFirst().dropLast())
        if values[name] == nil { values[name] = value }
        return true
      }
      if fits { return (route.screen, values) }
    }
    return nil
  }

  /// Of two values of one name the first counts, and what the path says goes first.
  private static func values(_ query: Substring.UTF8View, _ found: [String: String]) -> [String: String]? {
    var values = found
    for pair in query.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      guard let key = LinkEncoding.decoded(name),
        let value = LinkEncoding.decoded(pair[name.endIndex...].dropFirst())
      else { return nil }
      if values[key] == nil { values[key] = value }
    }
    return values
  }
}

extension LinkTable.Screen {
  fileprivate func hasInPath(_ parameter: String) -> Bool {
    paths.contains { path in path.split(separator: "/").contains { $0 == "{\(parameter)}" } }
  }
}

extension String {
  /// Whether it begins with a text in small letters, in letters of either case.
  fileprivate func hasBase(_ base: String) -> Bool {
    guard utf8.count >= base.utf8.count else { return false }
    return String(decoding: utf8.prefix(base.utf8.count), as: UTF8.self).lowercased() == base
  }
}

extension LinkTable.Parameter.Kind {
  fileprivate func value(_ text: String) -> ParameterValue? {
    switch self {
    case .text: .string(text)
    case .int: Int(text).map { .int($0) }
    case .double: Double(text).flatMap { $0.isFinite ? .double($0) : nil }
    }
  }
}

enum LinkEncoding {
  /// Nil when a `%` is not followed by two hexadecimal digits, or when the bytes are no UTF-8.
  static func decoded(_ text: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
