/// Reads what `JSONWriter` wrote, in its compact style: nothing else comes in here.
struct ResolvedReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func node() -> ResolvedNode {
    switch next {
    case UInt8(ascii: "{"):
      var members: [ResolvedNode.Member] = []
      enclosed(by: UInt8(ascii: "}")) { reader in
        let key = reader.text()
        reader.position += 1
        members.append(ResolvedNode.Member(key: key, node: reader.node()))
      }
      return ResolvedNode(.map(members))
    case UInt8(ascii: "["):
      var nodes: [ResolvedNode] = []
      enclosed(by: UInt8(ascii: "]")) { nodes.append($0.node()) }
      return ResolvedNode(.list(nodes))
    case UInt8(ascii: "\""): return ResolvedNode(.text(text()))
    default: return word()
    }
  }

  private var next: UInt8 {
    precondition(position < bytes.count, "The resolved model ends in the middle of a value.")
    return bytes[position]
  }

  private mutating func enclosed(by end: UInt8, _ item: (inout ResolvedReader) -> Void) {
    position += 1
    while next != end {
      item(&self)
      if next == UInt8(ascii: ",") { position += 1 }
    }
    position += 1
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() -> ResolvedNode {
    let start = position
    while position < bytes.count, ![UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(bytes[position]) {
      position += 1
    }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "true": return ResolvedNode(.flag(true))
    case "false": return ResolvedNode(.flag(false))
    default: return ResolvedNode(.number(word))
    }
  }

  private mutating func text() -> String {
    precondition(next == UInt8(ascii: "\""), "A text of the resolved model begins with a quote.")
    position += 1
    var out: [UInt8] = []
    while next != UInt8(ascii: "\"") {
      if next == UInt8(ascii: "\\") {
        position += 1
        out.append(contentsOf: escape().utf8)
      } else {
        out.append(next)
        position += 1
      }
    }
    position += 1
    return String(decoding: out, as: UTF8.self)
  }

  /// What follows a backslash. The writer escapes nothing that takes two UTF-16 units.
  private mutating func escape() -> String {
    let letter = next
    position += 1
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let digits = bytes[position..<min(position + 4, bytes.count)]
      position += digits.count
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
      return value.map { String(Character($0)) } ?? ""
    default: return String(Character(Unicode.Scalar(letter)))
    }
  }
}
