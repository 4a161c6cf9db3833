import TextWriting

/// Text from outside, shown so that it cannot pass for a part of the sentence or steer the terminal.
enum Printable {
  static func text(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      if InvisibleScalar.contains(scalar) {
        shown += InvisibleScalar.escape(scalar)
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  static func quoted(_ text: String) -> String { "'\(Self.text(text))'" }
}
