import YAMLNodes

/// A key and its value that YAML reads as one word: `every:day`, `every：day`.
struct JoinedEntry {
  let key: String
  let value: String
  /// "a space is missing after 'every:'"
  let reason: String
  let remedy: String

  /// Nil for a text without a colon.
  init?(_ text: String) {
    let scalars = text.unicodeScalars
    guard let colon = scalars.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    let rest = scalars[scalars.index(after: colon)...]
    let blank = rest.first.flatMap { $0.isForeignBlank ? $0 : nil }
    key = String(scalars[..<colon])
    value = String(rest.drop { $0.isForeignBlank || $0 == " " })
    if scalars[colon] == "：" {
      reason = "'：' is not the ':' that YAML reads"
      remedy = "write an ordinary colon and a space"
    } else if let blank {
      reason = "after '\(key):' is \(blank.blankName), which is no space to YAML"
      remedy = "write an ordinary space"
    } else {
      reason = "a space is missing after '\(key):'"
      remedy = "write a space"
    }
  }
}
