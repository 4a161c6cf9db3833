extension ObjectShape {
  /// The keys of something that is only there while a file is read.
  ///
  /// - Parameter read: Names them, as in a `KeyedSection`.
  package convenience init<Part, Read>(
    _ name: String, doc: String, choices: [KeyChoice] = [], cases: [KeyCase] = [], elsewhere: [String: String] = [:],
    others: OtherKeys? = nil, of read: (KeyReader<Part>) -> Read
  ) {
    let list = KeyReader<Part>(.listing)
    _ = read(list)
    self.init(
      name, doc: doc, fields: list.fields, choices: choices, cases: cases, elsewhere: elsewhere, others: others)
  }
}

extension KeyReader {
  /// A key of a file that is no spec, which resolves to nothing. Nil where it is absent, wrong, which is reported, or only listed.
  package func callAsFunction<Value>(
    _ key: String, _ type: @autoclosure () -> KeyType<Value>, required: Bool = false, perFile: Bool = false,
    default standard: String? = nil, absent: String? = nil, doc: String, example: String
  ) -> Value? {
    switch source {
    case .absent: return nil
    case .listing:
      list(
        FieldShape(
          key, type().shape, required: required, perFile: perFile, default: standard, absent: absent, doc: doc,
          example: example))
      return nil
    case .mapping(let mapping, let scope):
      next = mapping.shape.field(key, near: next) + 1
      let written = mapping.written(next - 1, scope) ?? defaults?.written(next - 1, scope)
      return written.flatMap { type().read($0) }
    }
  }

  /// The same with its place.
  package func located<Value>(
    _ key: String, _ type: @autoclosure () -> KeyType<Value>, required: Bool = false, doc: String, example: String
  ) -> Located<Value>? {
    self(key, type().located, required: required, doc: doc, example: example)
  }

  /// The number of the format, with which a file begins.
  package func version(_ key: String, doc: String = "The version of the format.") {
    _ = self(key, .int(1...1), required: true, doc: doc, example: "1")
  }
}
