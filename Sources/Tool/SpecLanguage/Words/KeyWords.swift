/// A line about a section, and the keys that it is about.
package struct KeyWords: Sendable, Hashable {
  package let keys: [String]
  package let words: String

  package init(_ keys: [String], _ words: String) { (self.keys, self.words) = (keys, words) }
}
