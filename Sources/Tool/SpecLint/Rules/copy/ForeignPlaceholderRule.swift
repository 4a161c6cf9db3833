import SpecDiagnostics
import SpecLanguage

struct ForeignPlaceholderRule: WordingRule {
  static let code: DiagnosticCode = "copy/foreign-placeholder"
  static let level = Diagnostic.Severity.warning

  func judge(for spec: Spec) -> Judge? {
    { wording in
      if wording.template.hasArguments, let name = Self.braced(in: wording) {
        return "shows '{' and '}' around the value of '{\(name)}', as in '{7}': write '{\(name)}'"
      }
      if wording.template.hasArguments, let (sign, name) = Self.signBefore(in: wording) {
        let argument = wording.text.arguments.first { $0.id == name }
        let sample = argument?.example ?? (argument?.kind == .string ? "Ann" : "7")
        return
          "shows '\(sign)' before the value of '{\(name)}', as in '\(sign)\(sample)': if '\(sign){\(name)}' is the placeholder of "
          + "another tool, write '{\(name)}'"
      }
      guard wording.signs.contains(.placeholder) else { return nil }
      if let (found, name) = Self.named(in: wording) {
        return "contains '\(found)', which people would see as written: write '{\(name)}' for the value"
      }
      guard let found = wording.literals.lazy.compactMap(Self.placeholder).first
      else { return nil }
      if found == "%%" { return "contains '%%', which people would see as written: write one '%'" }
      // Of two braces the text has one.
      return found.hasPrefix("{")
        ? "contains '{\(found)}', which people would see as '\(found)': write '\(Self.argument(in: found))' for an argument"
        : "contains '\(found)', which people would see as written: write \(Self.missing(in: wording)) for an argument"
    }
  }

  /// `${name}`, `%{name}` and `#{name}`, unless the sign may be a part of the text: a price, a place in a list.
  private static func signBefore(in wording: Wording) -> (sign: Character, name: String)? {
    let parts = wording.template.parts
    for index in parts.indices.dropFirst() {
      guard case .argument(let name) = parts[index], case .literal(let before) = parts[index - 1],
        let sign = before.last, "$%#@".contains(sign),
        let kind = wording.text.arguments.first(where: { $0.id == name })?.kind
      else { continue }
      let words = Set(name.split(separator: "_").map(String.init))
      let isPrice = ![.int, .string].contains(kind) || !words.isDisjoint(with: prices)
      switch sign {
      case "$" where isPrice: continue
      case "#" where kind == .string || !words.isDisjoint(with: ranks): continue
      // `@{author}` is how people are called.
      case "@" where kind == .string: continue
      // `100 %{unit}`
      case "%" where before.dropLast().last { !$0.isWhitespace }?.isNumber == true: continue
      default: return (sign, name)
      }
    }
    return nil
  }

  /// `{{{name}}}`
  private static func braced(in wording: Wording) -> String? {
    let parts = wording.template.parts
    for index in parts.indices.dropFirst().dropLast() {
      guard case .argument(let name) = parts[index], case .literal(let before) = parts[index - 1],
        case .literal(let after) = parts[index + 1], before.last == "{", after.first == "}"
      else { continue }
      return name
    }
    return nil
  }

  private static let prices: Set<String> = [
    "price", "cost", "costs", "amount", "sum", "total", "fee", "dollars", "usd", "money", "balance", "payment",
    "reward",
    "discount", "saving", "savings", "value", "bill", "refund", "tip", "credit", "budget",
  ]

  private static let ranks: Set<String> = [
    "rank", "place", "position", "number", "no", "order", "id", "index", "issue", "ticket", "level", "room", "tag",
    "day",
    "episode", "round", "season", "lesson", "seat", "table", "gate",
  ]

  /// `[order_id]` and `@order_id`, where the type has such an argument and the text does not show it otherwise.
  static func named(in wording: Wording) -> (found: String, name: String)? {
    let shown = wording.template.arguments
    for argument in wording.text.arguments {
      for text in wording.literals where text.contains(argument.id) {
        let isWord = !argument.id.contains("_")
        if !isWord || !shown.contains(argument.id),
          let (open, close) = brackets.first(where: { text.contains("\($0)\(argument.id)\($1)") })
        {
          let doubled = "\(open)\(open)\(argument.id)\(close)\(close)"
          if text.contains(doubled) { return (doubled, argument.id) }
          return ("\(open)\(argument.id)\(close)", argument.id)
        }
        if !isWord || !shown.contains(argument.id), let foreign = ForeignName(of: argument.id, in: text),
          !foreign.piece.contains("{")
        {
          return (foreign.piece, argument.id)
        }
        // A word behind '@' may be how people are called.
        for sign in isWord ? [":"] : [":", "@"] where !shown.contains(argument.id) || sign == "@" {
          guard let range = text.firstRange(of: "\(sign)\(argument.id)"),
            sign == "@" || range.lowerBound == text.startIndex || text[text.index(before: range.lowerBound)] == " ",
            !(text[range.upperBound...].first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false)
          else { continue }
          return ("\(sign)\(argument.id)", argument.id)
        }
      }
    }
    return nil
  }

  /// What other tools put around the name of a value.
  private static let brackets = [
    ("((", "))"), ("@", "@"), ("{=", "}"),
  ]

  static func placeholder(in text: String) -> String? {
    let scan = TextScan(text)
    // Where no ')' follows, none follows later either.
    let lastEnd = scan.bytes.lastIndex(of: UInt8(ascii: ")")) ?? -1
    return scan.first(
      of: { start in format(scan, at: start) },
      { start in
        // \(name)
        guard start < lastEnd, let name = scan.word("\\(", at: start),
          let end = scan.run(at: name, of: { TextScan.isWord($0) || $0 == 0x2E })
        else { return nil }
        return scan.word(")", at: end)
      },
      { start in scan.word("%arg", at: start).flatMap { scan.endsWord(at: $0) } },
      { start in scan.word("%%", at: start) },
      { start in
        // %(name)s
        guard start < lastEnd, let name = scan.word("%(", at: start),
          let end = scan.run(at: name, of: { TextScan.isWord($0) || $0 == 0x2E }), let close = scan.word(")", at: end)
        else { return nil }
        return scan.word("s", at: close) ?? scan.word("d", at: close)
      },
      { start in
        // $(name)
        guard start < lastEnd, let name = scan.word("$(", at: start) else { return nil }
        return scan.next(UInt8(ascii: ")"), from: name).map { $0 + 1 }
      },
      { start in
        // {name} and { name | default: "you" }, written as {{name}}
        guard let inside = scan.word("{", at: start),
          case let name = scan.run(at: inside, of: { $0 == 0x20 }) ?? inside,
          let end = scan.run(at: name, of: { TextScan.isWord($0) || $0 == 0x2E }),
          case let rest = scan.run(at: end, of: { $0 == 0x20 }) ?? end, rest < scan.bytes.count
        else { return nil }
        if scan.bytes[rest] != UInt8(ascii: "|") { return scan.word("}", at: rest) }
        return scan.next(UInt8(ascii: "{"), UInt8(ascii: "}"), from: rest).flatMap { scan.word("}", at: $0) }
      },
      { start in blank(scan, at: start) },
      { start in
        // $t(name)
        guard start < lastEnd, let name = scan.word("$t(", at: start) else { return nil }
        return scan.next(UInt8(ascii: ")"), from: name).map { $0 + 1 }
      },
      { start in
        // __name__
        guard let name = scan.word("__", at: start), start == 0 || !TextScan.isWord(scan.bytes[start - 1]),
          let end = scan.run(at: name, of: TextScan.isLetterOrLine), end > name + 2
        else { return nil }
        return scan.bytes[(end - 2)..<end].elementsEqual("__".utf8) ? scan.endsWord(at: end) : nil
      },
      { start in
        // $name
        guard let name = scan.word("$", at: start), start == 0 || !TextScan.isWord(scan.bytes[start - 1]) else {
          return nil
        }
        let end = scan.run(at: name) { (0x61...0x7A).contains($0) || $0 == 0x5F }
        return end.flatMap { $0 > name + 2 ? scan.endsWord(at: $0) : nil }
      },
      { start in
        // %name%
        guard let name = scan.word("%", at: start), let end = scan.run(at: name, of: TextScan.isLetterOrLine) else {
          return nil
        }
        return scan.word("%", at: end).flatMap { scan.endsWord(at: $0) }
      },
      { start in
        // %name and :name
        guard let name = scan.word("%", at: start) ?? scan.word(":", at: start),
          start == 0 || scan.bytes[start - 1] == UInt8(ascii: " "),
          let end = scan.run(at: name, of: TextScan.isLetterOrLine), scan.endsWord(at: end) != nil
        else { return nil }
        let word = String(decoding: scan.bytes[name..<end], as: UTF8.self)
        return gaps.contains(word) || word.dropFirst().dropLast().contains("_") ? end : nil
      },
      { start in
        // %1, as an Android text has it without its `$s`
        guard let number = scan.word("%", at: start), start == 0 || scan.bytes[start - 1] == UInt8(ascii: " "),
          let end = scan.run(at: number, of: TextScan.isDigit), end == number + 1, scan.word("$", at: end) == nil
        else { return nil }
        return scan.endsWord(at: end)
      },
      { start in
        // *|FNAME|*
        scan.word("*|", at: start).flatMap { scan.run(at: $0, of: TextScan.isWord) }.flatMap { scan.word("|*", at: $0) }
      },
      { start in
        // <%= name %>
        guard let name = scan.word("<%", at: start) else { return nil }
        return scan.next(UInt8(ascii: "%"), from: name).flatMap { scan.word("%>", at: $0) }
      })
  }

  /// Those that may be meant: what the text does not show yet, else all, else any.
  private static func missing(in wording: Wording) -> String {
    let names = wording.text.arguments.map(\.id)
    let hidden = names.filter { !wording.template.arguments.contains($0) }
    let meant = hidden.isEmpty ? names : hidden
    return (meant.isEmpty || meant.count > 3 ? ["name"] : meant).map { "'{\($0)}'" }.joined(last: "or")
  }

  /// `{name}` of `{ name | default: "you" }`.
  private static func argument(in found: String) -> String {
    let name = found.dropFirst().drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return "{\(name.replacing(".", with: "_"))}"
  }

  /// `[NAME]`, `[first_name]`: a gap to fill in. `[NEW]` is a text.
  private static func blank(_ scan: TextScan, at start: Int) -> Int? {
    guard let name = scan.word("[", at: start),
      let end = scan.run(at: name, of: { TextScan.isWord($0) || $0 == 0x20 }), let close = scan.word("]", at: end)
    else { return nil }
    let words = String(decoding: scan.bytes[name..<end], as: UTF8.self).lowercased().split { " _".contains($0) }
    return words.contains { gaps.contains(String($0)) } ? close : nil
  }

  private static let gaps: Set<String> = [
    "name", "firstname", "fname", "lastname", "username", "user", "city", "count", "number", "amount", "price", "date",
    "time", "product", "item", "items", "days", "hours", "minutes", "company", "title", "имя", "город", "количество",
    "число", "цена", "дата", "время", "товар", "сумма", "vorname", "nombre", "prénom", "姓名", "名字",
  ]

  /// %@, %d, %1$@, %lld, %.2f, %#@name@
  private static func format(_ scan: TextScan, at start: Int) -> Int? {
    guard var place = scan.word("%", at: start) else { return nil }
    if let number = scan.run(at: place, of: TextScan.isDigit), let end = scan.word("$", at: number) { place = end }
    if let name = scan.word("#@", at: place) {
      return scan.run(at: name, of: TextScan.isWord).flatMap { scan.word("@", at: $0) }
    }
    if let end = scan.word("@", at: place) { return end }
    // A sign or a space behind the '%' is words: "100 %-ig", "50% discount".
    place = scan.run(at: place, of: TextScan.isDigit) ?? place
    if let point = scan.word(".", at: place), let end = scan.run(at: point, of: TextScan.isDigit) { place = end }
    let lengths = ["ll", "hh", "l", "h", "q", "z"] as [StaticString]
    let kind = lengths.lazy.compactMap { scan.word($0, at: place) }.first ?? place
    guard scan.bytes.indices.contains(kind), "dsfiuxXc".utf8.contains(scan.bytes[kind]) else { return nil }
    // A letter behind it makes it a word: "50 %ige Rabatte".
    return scan.endsWord(at: kind + 1)
  }
}

extension TextScan {
  /// The place itself, unless a word goes on there.
  fileprivate func endsWord(at place: Int) -> Int? {
    bytes.indices.contains(place) && Self.isWord(bytes[place]) ? nil : place
  }
}
