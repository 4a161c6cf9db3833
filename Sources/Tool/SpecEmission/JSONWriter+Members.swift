import TextWriting

/// Members that are left out where there is nothing to write.
extension JSONWriter {
  mutating func optional(_ key: String, _ text: String?) {
    if let text { member(key, text) }
  }

  mutating func member(_ key: String, _ number: Double) {
    self.key(key)
    value(number)
  }

  mutating func optional(_ key: String, _ texts: [String]) {
    if !texts.isEmpty { strings(key, texts) }
  }
}
