extension OutputManifest {
  /// Reads a manifest that a formatter has laid out anew: with other spaces and line ends, and the members of an object
  /// in another order. Nothing is lost then.
  ///
  /// - Returns: Nil for anything else.
  static func parseReformatted(_ text: String) -> OutputManifest? {
    var json = JSONCursor(text)
    var format: Int?
    var generator: Int?
    var entries: [Entry]?
    let isRead = json.object { key, json in
      switch key {
      case "notispec_manifest" where format == nil: format = json.number()
      case "generator" where generator == nil: generator = json.number()
      case "outputs" where entries == nil: entries = json.entries()
      default: return false
      }
      return true
    }
    guard isRead, json.isAtEnd, format == Self.format, let generator, let entries,
      entries.allSatisfy({ isOutput($0.path) })
    else { return nil }
    return OutputManifest(generator: generator, entries: entries)
  }
}

/// A place in JSON whose texts have no escapes.
private struct JSONCursor {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return rest.isEmpty
    }
  }

  /// Everything between `{` and `}`.
  ///
  /// - Parameter member: Reads the value of a key; false if it cannot.
  mutating func object(_ member: (String, inout JSONCursor) -> Bool) -> Bool {
    guard take("{") else { return false }
    if take("}") { return true }
    repeat {
      guard let key = string(), take(":"), member(key, &self) else { return false }
    } while take(",")
    return take("}")
  }

  mutating func entries() -> [OutputManifest.Entry]? {
    guard take("[") else { return nil }
    var entries: [OutputManifest.Entry] = []
    if take("]") { return entries }
    repeat {
      var members: [String: String] = [:]
      let isRead = object { key, json in
        guard members[key] == nil, let value = json.string() else { return false }
        members[key] = value
        return true
      }
      guard isRead, let entry = OutputManifest.Entry(members) else { return nil }
      entries.append(entry)
    } while take(",")
    return take("]") ? entries : nil
  }

  mutating func number() -> Int? {
    skipSpace()
    let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    rest = rest.dropFirst(digits.count)
    return Int(Substring(digits))
  }

  mutating func string() -> String? {
    guard take("\""), let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    let text = rest[..<end]
    rest = rest[end...].dropFirst()
    return text.contains(UInt8(ascii: "\\")) ? nil : String(Substring(text))
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard rest.first == UInt8(ascii: mark) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func skipSpace() { rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D } }
}
