extension Int: StateCodable {
  func write(to file: inout StateWriter) { file.write(number: Int64(self)) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    guard let number = Int(exactly: try file.readNumber()) else { throw .corrupt }
    self = number
  }
}

extension Bool: StateCodable {
  func write(to file: inout StateWriter) { file.write(tag: self ? 1 : 0) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    switch try file.readTag() {
    case 0: self = false
    case 1: self = true
    default: throw .corrupt
    }
  }
}

extension Double: StateCodable {
  func write(to file: inout StateWriter) { file.write(fixed: bitPattern) }
  init(from file: inout StateReader) throws(StateFile.Problem) { self.init(bitPattern: try file.readFixed()) }
}

extension String: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(utf8.count)
    file.bytes.append(contentsOf: utf8)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let count = try file.readCount()
    guard let text = String(validating: file.readBytes(count), as: UTF8.self) else { throw .corrupt }
    self = text
  }
}

extension Optional: StateCodable where Wrapped: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(self != nil)
    if let self { file.write(self) }
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let isThere: Bool = try file.read()
    self = isThere ? try file.read() as Wrapped : nil
  }
}

extension Array: StateCodable where Element: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(count)
    for element in self { file.write(element) }
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let count = try file.readCount()
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(try file.read()) }
  }
}

/// In the order of the bytes of their keys, so that equal ones give equal bytes.
extension Dictionary: StateCodable where Key: StateCodable, Value: StateCodable {
  func write(to file: inout StateWriter) {
    var entries: [(key: [UInt8], value: Value)] = map { key, value in
      var bytes = StateWriter()
      bytes.write(key)
      return (bytes.bytes, value)
    }
    entries.sort { $0.key.lexicographicallyPrecedes($1.key) }
    file.write(entries.count)
    for entry in entries {
      file.bytes += entry.key
      file.write(entry.value)
    }
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let count = try file.readCount()
    self = [:]
    for _ in 0..<count {
      let (key, value): (Key, Value) = try file.read()
      guard updateValue(value, forKey: key) == nil else { throw .corrupt }
    }
  }
}

extension Set: StateCodable where Element: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(Dictionary(map { ($0, true) }, uniquingKeysWith: { first, _ in first }))
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    let elements: [Element: Bool] = try file.read()
    self = Set(elements.keys)
  }
}

/// A word of a closed list is stored as the word.
extension StateCodable where Self: RawRepresentable, RawValue == String {
  func write(to file: inout StateWriter) { file.write(rawValue) }
  init(from file: inout StateReader) throws(StateFile.Problem) {
    guard let value = Self(rawValue: try file.read()) else { throw .corrupt }
    self = value
  }
}
