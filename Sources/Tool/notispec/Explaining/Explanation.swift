import SpecDiagnostics
import TextWriting

/// One answer of `explain`: a rule, a mistake, an item, a requirement or a key.
protocol Explanation {
  func write(to page: inout PageText)

  /// The members of an object; the first one is `about`.
  func write(to json: inout JSONWriter)
}

extension JSONWriter {
  mutating func nullable(_ key: String, _ value: String?) {
    self.key(key)
    if let value { self.value(value) } else { null() }
  }

  /// The members `file`, `line` and `column`.
  mutating func place(_ span: SourceSpan) {
    member("file", span.file)
    member("line", Int(span.start.line))
    member("column", Int(span.start.column))
  }
}
