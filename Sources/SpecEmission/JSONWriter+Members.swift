import TextWriting

/// Members that are there or not, and that hold more.
extension JSONWriter {
  mutating func optional(_ key: String, _ text: String?) {
    if let text { member(key, text) }
  }

  mutating func member(_ key: String, _ number: Double) {
    self.key(key)
    value(number)
  }

  mutating func section(_ key: String, _ write: (inout JSONWriter) -> Void) {
    self.key(key)
    object { json in write(&json) }
  }

  /// Left out when empty.
  mutating func strings(_ key: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    self.key(key)
    array { json in for text in texts { json.value(text) } }
  }
}
