/// A text as a YAML scalar on one line, for changes in files that people write.
public enum YAMLScalar {
  /// Between double quotes, where any text is allowed. Invisible characters become escapes, except the joiners of
  /// emoji.
  public static func doubleQuoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{200C}", "\u{200D}": result.unicodeScalars.append(scalar)
      case _ where InvisibleScalar.contains(scalar) || isBreak(scalar): result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Between single quotes; nil for a text that needs escapes.
  public static func singleQuoted(_ text: String) -> String? {
    var result = "'"
    for scalar in text.unicodeScalars {
      guard isShown(scalar) else { return nil }
      result.unicodeScalars.append(scalar)
      if scalar == "'" { result += "'" }
    }
    return result + "'"
  }

  /// Without quotes; nil for a text that YAML could read as something else anywhere.
  public static func plain(_ text: String) -> String? {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, first.properties.isAlphabetic, scalars.last != " " else { return nil }
    guard !["null", "true", "false", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased()) else { return nil }
    let isSafe = scalars.allSatisfy { scalar in
      switch scalar {
      case ":", "#", "{", "}", "[", "]", ",", "&", "*", "|", ">", "'", "\"", "%", "@", "`", "\\": false
      default: isShown(scalar)
      }
    }
    return isSafe ? text : nil
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}" || !(InvisibleScalar.contains(scalar) || isBreak(scalar))
  }

  /// Scalars at which YAML 1.1 ends a line, or that no YAML file may contain.
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x85, 0x2028, 0x2029, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let (letter, width) = scalar.value <= 0xFF ? ("x", 2) : scalar.value <= 0xFFFF ? ("u", 4) : ("U", 8)
    return "\\" + letter + String(repeating: "0", count: width - digits.count) + digits
  }
}
