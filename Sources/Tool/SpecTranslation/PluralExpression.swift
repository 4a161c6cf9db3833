/// The expression of C after `plural=` in a PO file: which form a number `n` takes.
///
/// - Source: GNU gettext manual, "Additional functions for plural forms"
indirect enum PluralExpression: Sendable, Hashable {
  case number(Int)
  case n
  case not(PluralExpression)
  case binary(String, PluralExpression, PluralExpression)
  case choice(PluralExpression, PluralExpression, PluralExpression)

  /// Longer than any language needs.
  private static let longest = 500

  /// - Returns: Nil if it is not an expression that gettext takes.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    var parser = Parser(text)
    guard let expression = parser.choice(), parser.isAtEnd else { return nil }
    self = expression
  }

  /// - Returns: Nil for a division by zero and for a value out of bounds.
  func value(for n: Int) -> Int? {
    switch self {
    case .number(let value): return value
    case .n: return n
    case .not(let operand): return operand.value(for: n).map { $0 == 0 ? 1 : 0 }
    case .choice(let condition, let first, let second):
      guard let condition = condition.value(for: n) else { return nil }
      return (condition != 0 ? first : second).value(for: n)
    case .binary(let sign, let left, let right):
      guard let left = left.value(for: n) else { return nil }
      // As in C, what the left side decides does not need the right one.
      if sign == "&&", left == 0 { return 0 }
      if sign == "||", left != 0 { return 1 }
      guard let right = right.value(for: n) else { return nil }
      return Self.value(of: sign, left, right)
    }
  }

  private static func value(of sign: String, _ left: Int, _ right: Int) -> Int? {
    func truth(_ isTrue: Bool) -> Int { isTrue ? 1 : 0 }
    func exact(_ result: (partialValue: Int, overflow: Bool)) -> Int? { result.overflow ? nil : result.partialValue }
    return switch sign {
    case "&&", "||": truth(right != 0)
    case "==": truth(left == right)
    case "!=": truth(left != right)
    case "<": truth(left < right)
    case ">": truth(left > right)
    case "<=": truth(left <= right)
    case ">=": truth(left >= right)
    case "+": exact(left.addingReportingOverflow(right))
    case "-": exact(left.subtractingReportingOverflow(right))
    case "*": exact(left.multipliedReportingOverflow(by: right))
    case "/": exact(left.dividedReportingOverflow(by: right))
    default: exact(left.remainderReportingOverflow(dividingBy: right))
    }
  }
}

private struct Parser {
  private var rest: [Character]
  private var depth = 0

  /// What binds more weakly comes first.
  private static let levels = [["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"]]
  private static let deepest = 50

  init(_ text: String) { rest = text.filter { !$0.isWhitespace }.reversed() }

  var isAtEnd: Bool { rest.isEmpty }

  private mutating func takes(_ sign: String) -> Bool {
    guard rest.reversed().starts(with: sign) else { return false }
    rest.removeLast(sign.count)
    return true
  }

  mutating func choice() -> PluralExpression? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest, let condition = binary(0) else { return nil }
    guard takes("?") else { return condition }
    guard let first = choice(), takes(":"), let second = choice() else { return nil }
    return .choice(condition, first, second)
  }

  private mutating func binary(_ level: Int) -> PluralExpression? {
    guard level < Self.levels.count else { return unary() }
    guard var left = binary(level + 1) else { return nil }
    while let sign = Self.levels[level].first(where: { takes($0) }) {
      guard let right = binary(level + 1) else { return nil }
      left = .binary(sign, left, right)
    }
    return left
  }

  private mutating func unary() -> PluralExpression? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return nil }
    if takes("!") { return unary().map { .not($0) } }
    if takes("n") { return .n }
    if takes("(") {
      guard let inner = choice(), takes(")") else { return nil }
      return inner
    }
    var digits = ""
    while let digit = rest.last, digit.isASCII, digit.isNumber {
      digits.append(digit)
      rest.removeLast()
    }
    return Int(digits).map { .number($0) }
  }
}
