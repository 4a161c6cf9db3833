public import TextWriting

/// A value of JSON: of one line of the testee protocol, or of what a page sends.
public enum JSONValue: Sendable, Hashable {
  case null
  case flag(Bool)
  /// Written without a point and without an exponent.
  case integer(Int)
  case number(Double)
  case text(String)
  case list([JSONValue])
  /// In the order in which they are written.
  case object([Member])

  public struct Member: Sendable, Hashable {
    public var key: String
    public var value: JSONValue

    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }

    init(key: String, value: JSONValue) { self.init(key, value) }
  }

  /// What a sentence about it calls it.
  var noun: String {
    switch self {
    case .null: "null"
    case .flag: "true or false"
    case .integer: "an integer"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension JSONValue {
  public func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .flag(let flag): json.value(flag)
    case .integer(let number): json.value(number)
    case .number(let number): json.value(number)
    case .text(let text): json.value(text)
    case .list(let items): json.array { json in for item in items { item.write(to: &json) } }
    case .object(let members):
      json.object { json in
        for member in members {
          json.key(member.key)
          member.value.write(to: &json)
        }
      }
    }
  }
}
