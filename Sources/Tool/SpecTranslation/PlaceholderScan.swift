/// The `{argument}` placeholders of a text; `{{` and `}}` are braces.
struct PlaceholderScan {
  private(set) var names: [String] = []
  /// A single `{` or `}`.
  private(set) var lonelyBrace: String?

  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      guard scalar == "{" || scalar == "}" else {
        index += 1
        continue
      }
      if index + 1 < scalars.count, scalars[index + 1] == scalar {
        index += 2
      } else if scalar == "{", let end = scalars[index...].firstIndex(of: "}") {
        var name = String.UnicodeScalarView()
        name.append(contentsOf: scalars[(index + 1)..<end])
        names.append(String(name))
        index = end + 1
      } else {
        lonelyBrace = String(scalar)
        return
      }
    }
  }
}
