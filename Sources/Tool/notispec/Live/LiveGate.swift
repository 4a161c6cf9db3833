/// What the live preview lets in: requests to its own address, from its own page, with the token that it has printed.
struct LiveGate {
  let token: String
  let port: Int

  enum Way: Equatable {
    /// The part behind the token, without the query.
    case page(String, query: [String: String])
    case refused(Int)
  }

  /// What a browser must write as `Host`, so that a name that leads here, too, does not count.
  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  func way(for method: String, _ target: String, host: [String], origin: [String]) -> Way {
    guard host.count == 1, hosts.contains(host[0].lowercased()) else { return .refused(403) }
    guard origin.isEmpty || origin.count == 1 && hosts.contains(where: { origin[0] == "http://\($0)" }) else {
      return .refused(403)
    }
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts[0])
    guard let start = path.utf8.first, start == UInt8(ascii: "/") else { return .refused(400) }
    let rest = path.dropFirst()
    guard let slash = rest.firstIndex(of: "/"), Self.isSame(String(rest[..<slash]), token) else {
      return .refused(404)
    }
    guard method == "GET" || method == "POST" else { return .refused(405) }
    // A page of somebody else can send a form without an `Origin` in no browser that is alive, and then it is refused.
    if method == "POST", origin.isEmpty { return .refused(403) }
    return .page(String(rest[rest.index(after: slash)...]), query: Self.query(parts.count > 1 ? String(parts[1]) : ""))
  }

  /// Takes as long for a token that is nearly right as for any other.
  static func isSame(_ text: String, _ token: String) -> Bool {
    let (left, right) = (Array(text.utf8), Array(token.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Ids and names need no escapes.
  private static func query(_ text: String) -> [String: String] {
    let pairs = text.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    return Dictionary(
      pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
  }

  /// 128 random bits of the system.
  static func newToken() -> String {
    var random = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz")
    return String((0..<25).map { _ in digits[Int(random.next(upperBound: UInt(digits.count)))] })
  }
}
