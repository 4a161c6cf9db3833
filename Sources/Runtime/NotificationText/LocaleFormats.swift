/// How one locale writes numbers, money, dates and times; what an app does not use may be missing.
struct LocaleFormats: Sendable, Hashable {
  struct Period: Sendable, Hashable {
    /// The minute of the day at which it begins.
    let start: Int
    let name: String
  }

  let tag: String
  var decimal = "."
  var group = ""
  var minus = "-"
  var grouping = [3, 3]
  /// With `0` where the number is, `¤` where the currency is, and for negative amounts `-`.
  var money = ["¤0", "-¤0"]
  var moneyGrouping = [3, 3]
  /// By the code of the currency.
  var symbols: [String: String] = [:]
  var time = "HH:mm"
  var periods: [Period] = []
  var date = "y-MM-dd"
  var months: [String] = []
  /// From Monday.
  var weekdays: [String] = []
  /// With `{1}` for the date and `{0}` for the time.
  var join = "{1} {0}"

  init(_ tag: String) { self.tag = tag }

  /// Takes a line such as `number , . - 3 3`.
  mutating func read(_ line: Substring) {
    let end = line.firstIndex(of: " ") ?? line.endIndex
    let rest = line[end...].dropFirst()
    func words() -> [String] { rest.split(separator: " ").map(EscapedText.plain) }
    func names() -> [String] { rest.split(separator: "|").map(EscapedText.plain) }
    switch line[..<end] {
    case "number":
      let words = words()
      guard words.count == 5 else { return }
      (decimal, group, minus) = (words[0], words[1], words[2])
      grouping = words[3...].compactMap { Int($0) }
    case "money":
      guard let space = rest.firstIndex(of: " ") else { return }
      moneyGrouping = [3, Int(rest[..<space]) ?? 3]
      money = rest[space...].dropFirst().split(separator: "|").map(EscapedText.plain)
    case "symbols":
      for word in words() {
        guard let sign = word.firstIndex(of: "=") else { continue }
        symbols[String(word[..<sign])] = String(word[sign...].dropFirst())
      }
    case "time": time = EscapedText.plain(rest)
    case "periods":
      periods = words().compactMap { word in
        guard let sign = word.firstIndex(of: "="), let start = Int(word[..<sign]) else { return nil }
        return Period(start: start, name: String(word[sign...].dropFirst()))
      }
    case "date": date = EscapedText.plain(rest)
    case "months": months = names()
    case "weekdays": weekdays = names()
    case "join": join = EscapedText.plain(rest)
    default: break
    }
  }
}

extension LocaleFormats {
  /// With at most three decimals.
  func text(_ number: Double) -> String {
    guard number.isFinite else { return number.description }
    var digits = DecimalDigits(number)
    digits.round(toDecimals: 3)
    let text = digits.text(decimal: decimal, group: group, grouping: grouping, decimals: 0...3)
    return digits.isNegative ? minus + text : text
  }

  /// With the decimals of the currency.
  func text(_ amount: Double, currency: String) -> String {
    guard amount.isFinite else { return amount.description }
    let decimals = CurrencyDecimals.of(currency)
    var digits = DecimalDigits(amount)
    digits.round(toDecimals: decimals)
    let number = digits.text(decimal: decimal, group: group, grouping: moneyGrouping, decimals: decimals...decimals)
    let symbol = symbols[currency] ?? currency
    var text = ""
    for scalar in (digits.isNegative ? money[money.count - 1] : money[0]).unicodeScalars {
      switch scalar {
      case "0": text += separator(text.unicodeScalars.last) + number
      case "¤":
        if text.unicodeScalars.last.map(Self.isDigit) ?? false { text += separator(symbol.unicodeScalars.first) }
        text += symbol
      case "-": text += minus
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Letters do not touch a number.
  private func separator(_ neighbour: Unicode.Scalar?) -> String {
    neighbour.map(\.properties.isAlphabetic) ?? false ? "\u{A0}" : ""
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  func text(_ fields: CivilFields, _ style: CivilStyle) -> String {
    switch style {
    case .time: text(fields, pattern: time)
    case .date: text(fields, pattern: date)
    case .weekday: weekdays.indices.contains(fields.weekday) ? weekdays[fields.weekday] : ""
    case .dateTime:
      join.split(separator: "{", omittingEmptySubsequences: false).map { piece in
        switch piece.prefix(2) {
        case "0}": text(fields, .time) + piece.dropFirst(2)
        case "1}": text(fields, .date) + piece.dropFirst(2)
        default: String(piece)
        }
      }.joined()
    }
  }

  /// By a pattern such as `d MMM y` or `h:mm a`; words in it are quoted.
  private func text(_ fields: CivilFields, pattern: String) -> String {
    var text = ""
    var rest = Substring(pattern).unicodeScalars
    while let scalar = rest.first {
      if scalar == "'" {
        rest.removeFirst()
        let end = rest.firstIndex(of: "'") ?? rest.endIndex
        text.unicodeScalars.append(contentsOf: rest[..<end])
        rest = rest[end...].dropFirst()
        continue
      }
      let run = rest.prefix { $0 == scalar }
      rest = rest[run.endIndex...]
      switch scalar {
      case "y": text += number(fields.year)
      case "M" where run.count > 2: if months.indices.contains(fields.month - 1) { text += months[fields.month - 1] }
      case "M": text += number(fields.month, run.count)
      case "d": text += number(fields.day, run.count)
      case "H": text += number(fields.hour, run.count)
      case "h": text += number((fields.hour + 11) % 12 + 1, run.count)
      case "m": text += number(fields.minute, run.count)
      case "a": text += periods.last { $0.start <= fields.hour * 60 + fields.minute }?.name ?? ""
      default: text.unicodeScalars.append(contentsOf: run)
      }
    }
    return text
  }

  private func number(_ number: Int, _ width: Int = 1) -> String {
    let digits = number.description
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

/// How many decimals money has, where that is not two.
enum CurrencyDecimals {
  static func of(_ currency: String) -> Int {
    if currency.utf8.count == 3 {
      if none.contains(currency) { return 0 }
      if three.contains(currency) { return 3 }
      if four.contains(currency) { return 4 }
    }
    return 2
  }

  private static let none = """
    ADP AFN ALL BIF BYR CLP DJF ESP GNF IQD IRR ISK ITL JPY KMF KPW KRW LAK LBP LUF MGA MGF MMK MRO PYG RSD RWF SLL SOS \
    STD SYP TMM TRL UGX UYI VND VUV XAF XOF XPF YER ZMK ZWD
    """
  private static let three = "BHD JOD KWD LYD OMR TND"
  private static let four = "CLF UYW"
}
