import SpecLanguage

/// `app.swift.prefix`: what begins the name of each type that a module declares, so that an app whose own types have those
/// names can have its sources, and two apps theirs in one target.
///
/// The files are written with the plain names, and get the others when they are finished. A `swift_name` is a whole name
/// that somebody chose, and stays; so does the name of the app.
struct TypePrefix {
  private let prefix: [UInt8]
  private let names: Set<ArraySlice<UInt8>>

  /// - Parameter bodies: All files of the module: what they declare is renamed.
  init?(_ spec: Spec, declaredIn bodies: [[UInt8]]) {
    guard let prefix = spec.app.swift.prefix?.value else { return nil }
    self.prefix = Array(prefix.utf8)
    var names = Set<ArraySlice<UInt8>>()
    for body in bodies {
      for line in body.split(separator: UInt8(ascii: "\n")) {
        if let name = Self.declared(in: line) { names.insert(name) }
      }
    }
    for name in SwiftNames.chosenTypeNames(of: spec) { names.remove(ArraySlice(name.utf8)) }
    self.names = names
  }

  /// The type that a line declares at the top of a file.
  private static func declared(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let words = line.prefix { isPartOfName($0) || $0 == UInt8(ascii: " ") }.split(separator: UInt8(ascii: " "))
    guard line.first.map(isPartOfName) == true,
      let keyword = words.prefix(4).firstIndex(where: { typeKeywords.contains(String(decoding: $0, as: UTF8.self)) }),
      keyword + 1 < words.count
    else { return nil }
    return words[keyword + 1]
  }

  private static let typeKeywords: Set<String> = ["actor", "class", "enum", "protocol", "struct", "typealias"]

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// The name of a file is that of the type in it.
  func fileName(_ name: String) -> String {
    guard let slash = name.lastIndex(of: "/") else { return String(decoding: prefix, as: UTF8.self) + name }
    return name[...slash] + String(decoding: prefix, as: UTF8.self) + name[name.index(after: slash)...]
  }

  /// The names in code and between the backticks of comments; texts stay as they are.
  func applied(to body: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(body.count + body.count / 8)
    var code = SwiftCode(body[...])
    while let piece = code.next() {
      switch piece {
      case .other(let bytes): result += bytes
      case .name(let name, let isMember):
        if !isMember, names.contains(name) { result += prefix }
        result += name
      }
    }
    return result
  }

  /// Swift, cut into names that stand for something and what is between them.
  private struct SwiftCode {
    enum Piece {
      case name(ArraySlice<UInt8>, isMember: Bool)
      case other(ArraySlice<UInt8>)
    }

    private var rest: ArraySlice<UInt8>
    private var last: UInt8 = 0
    private var isComment = false
    private var isQuoted = false

    init(_ code: ArraySlice<UInt8>) { rest = code }

    mutating func next() -> Piece? {
      guard let byte = rest.first else { return nil }
      let isMember = last == UInt8(ascii: ".")
      if TypePrefix.isPartOfName(byte) {
        let name = rest.prefix(while: TypePrefix.isPartOfName)
        take(name.count)
        return isComment && !isQuoted ? .other(name) : .name(name, isMember: isMember)
      }
      if byte == UInt8(ascii: "\n") {
        isComment = false
        isQuoted = false
      } else if !isComment, rest.starts(with: "//".utf8) {
        isComment = true
      } else if isComment, byte == UInt8(ascii: "`") {
        isQuoted.toggle()
      } else if !isComment, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"), let length = lengthOfText {
        return .other(take(length))
      }
      return .other(take(1))
    }

    @discardableResult
    private mutating func take(_ count: Int) -> ArraySlice<UInt8> {
      let taken = rest.prefix(count)
      last = taken.last ?? last
      rest = rest.dropFirst(count)
      return taken
    }

    /// Of the literal that begins here, as far as it has an end.
    private var lengthOfText: Int? {
      let hashes = rest.prefix { $0 == UInt8(ascii: "#") }
      let text = rest.dropFirst(hashes.count)
      guard text.first == UInt8(ascii: "\"") else { return nil }
      let quotes = text.starts(with: Array(repeating: UInt8(ascii: "\""), count: 3)) ? 3 : 1
      let end = Array(repeating: UInt8(ascii: "\""), count: quotes) + hashes
      let escape = [UInt8(ascii: "\\")] + hashes
      var inner = text.dropFirst(quotes)
      while !inner.isEmpty {
        if inner.starts(with: end) { return inner.startIndex + end.count - rest.startIndex }
        inner = inner.dropFirst(inner.starts(with: escape) ? escape.count + 1 : 1)
      }
      return nil
    }
  }
}
