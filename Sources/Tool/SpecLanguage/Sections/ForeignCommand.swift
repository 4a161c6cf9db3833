import NotificationText
import SpecDiagnostics

/// What other tools write between braces in a text: an ICU plural, a command of Liquid, a value with a filter.
struct ForeignCommand {
  /// What is wrong and how it is written here, after the path of the text.
  let predicate: String

  /// - Parameter names: The arguments that are declared.
  init?(in text: String, among names: [String]) {
    guard let predicate = Self.messageFormat(in: text) ?? Self.command(in: text) ?? Self.value(in: text, names) else {
      return nil
    }
    self.predicate = predicate
  }

  /// The name and the kind of a plural are not longer.
  private static let mostLetters = 100

  /// `{count, plural, …}`
  private static func messageFormat(in text: String) -> String? {
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      rest = rest[rest.index(after: open)...]
      let parts = rest.prefix(mostLetters).split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false).map {
        String($0.withoutOuterSpaces)
      }
      guard parts.count > 1, TextPattern.identifier.matches(parts[0]) else { continue }
      let kind = String(parts[1].prefix { $0.isLetter })
      switch kind {
      case "selectordinal":
        return
          "has ordinals of ICU, such as '2nd', which have no forms here: write the number without an ending, as in "
          + "'day {\(parts[0])}'"
      case "plural":
        let format = MessagePlural(text, at: open, of: parts[0])
        guard let format, !format.hasNumber, format.group.utf8.count <= 300 else {
          let remark = "Of those for one number, '=1' is mostly 'one', and any other is one of 'variants'"
          return "has a plural of ICU, which is written here as 'en: { plural: \(parts[0]), one: \"…\", other: \"…\" }'"
            + (format?.hasNumber == true ? ". \(remark)" : "")
        }
        return "has a plural of ICU, which is written here as '\(format.group)'"
      case "select":
        return "has a 'select' of ICU; here a text for each value is in 'variants', with "
          + "'choose: { argument: \(parts[0]) }'"
      case "number", "date", "time":
        return "has a format of ICU: write '{\(parts[0])}', and what it is in 'arguments'"
      default: continue
      }
    }
    return nil
  }

  /// `{% if name %}`
  private static func command(in text: String) -> String? {
    guard let start = text.firstRange(of: "{%"), let end = text[start.upperBound...].firstRange(of: "%}") else {
      return nil
    }
    let piece = text[start.lowerBound..<end.upperBound]
    return "has '\(excerpt(String(piece)))', a command that belongs to another tool: here texts that depend on a value "
      + "are in 'variants'"
  }

  /// `{{${name}}}`, `{name | default: "you"}`, `{ name }`, `{user.name}`
  private static func value(in text: String, _ names: [String]) -> String? {
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      let lead = rest[open...].prefix { "{$ ".contains($0) }
      guard let close = rest[lead.endIndex...].firstIndex(of: "}") else { return nil }
      let inside = rest[lead.endIndex..<close]
      let tail = rest[close...].prefix { "} ".contains($0) }
      // The blanks behind the last brace are a part of the text.
      let end = tail.lastIndex(of: "}").map { tail.index(after: $0) } ?? tail.endIndex
      let piece = String(rest[open..<end])
      rest = rest[end...]
      let name = String(inside.prefix { $0 != "|" }.withoutOuterSpaces)
      // `{{` and `}}` are braces, and `{name}` is ours.
      if piece == "{\(name)}", isIdentifier(name) || !name.contains(".") { continue }
      if piece.hasPrefix("{\(name)}"), isIdentifier(name), tail.count(where: { $0 == "}" }) % 2 == 1 { continue }
      // `{{name}` is half of what another tool writes.
      let isHalf = lead == "{{" && isIdentifier(name) && names.contains(name) && !tail.dropFirst().contains("}")
      if lead.dropFirst().first == "{", !lead.contains("$"), !isHalf { continue }
      if name.contains("."), !name.hasPrefix("."), name.split(separator: ".").allSatisfy(isIdentifier) {
        return "has '\(excerpt(piece))', but an argument has no dots: declare one such as "
          + "'\(excerpt(name.replacing(".", with: "_")))' in 'arguments'"
      }
      guard isIdentifier(name) else { continue }
      let filter =
        inside.count(where: { $0 == "|" }) == 1
        ? ". What stands in for a missing value is its 'default' in 'arguments'" : ""
      let isKnown = names.contains(name)
      return "has '\(excerpt(piece))', as another tool has it: write '{\(name)}'"
        + "\(isKnown ? "" : " and declare '\(name)' in 'arguments'")\(filter)"
    }
    return nil
  }

  private static func isIdentifier(_ text: some StringProtocol) -> Bool { TextPattern.identifier.matches(String(text)) }
}

/// `{count, plural, one {# day} other {# days}}` in our form.
private struct MessagePlural {
  /// The group to write in its place.
  let group: String
  /// Whether there are texts for one number alone, for which the group has no form.
  let hasNumber: Bool

  /// - Parameter open: The place of its first brace.
  init?(_ text: String, at open: String.Index, of name: String) {
    guard let end = Self.end(of: text[open...]) else { return nil }
    let before = text[..<open]
    let after = text[end...].dropFirst()
    var rest = text[text.index(after: open)..<end].split(separator: ",", maxSplits: 2).last ?? ""
    var forms: [String] = []
    var hasNumber = false
    while let brace = rest.firstIndex(of: "{") {
      let selector = rest[..<brace].filter { $0 != " " }
      guard let close = Self.end(of: rest[brace...]) else { return nil }
      let words = rest[rest.index(after: brace)..<close].replacing("#", with: "{\(name)}").replacing(
        "%d", with: "{\(name)}")
      rest = rest[close...].dropFirst()
      if PluralCategory(rawValue: selector) != nil {
        forms.append("\(selector): \"\(before)\(words)\(after)\"")
      } else {
        hasNumber = true
      }
    }
    guard !forms.isEmpty else { return nil }
    group = "{ plural: \(name), \(forms.joined(separator: ", ")) }"
    self.hasNumber = hasNumber
  }

  /// The brace that closes the one with which a text begins.
  private static func end(of text: Substring) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
