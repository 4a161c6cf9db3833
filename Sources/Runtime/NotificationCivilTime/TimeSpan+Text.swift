extension TimeSpan: CustomStringConvertible {
  /// The units of a written span, longest first, which is also the order they must be written in.
  private static let units: [(name: String, milliseconds: Int64)] = [
    ("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1000), ("ms", 1),
  ]

  /// The span that a text such as `30m`, `24h`, `7d`, `1h30m`, `500ms` or `0m` means.
  ///
  /// The units are `d h m s ms`, each at most once and in this order; a number may exceed the next unit (`90m`).
  /// - Returns: nil for a sign, a space, a fraction, a number without a unit, and for a span past 292 million years.
  public init?(_ text: some StringProtocol) {
    var reader = ASCIIReader(text)
    var total: Int64 = 0
    var nextUnit = 0
    repeat {
      guard let count = reader.number() else { return nil }
      let name = reader.letters()
      guard let unit = Self.units[nextUnit...].firstIndex(where: { $0.name == name }) else { return nil }
      let (product, tooLarge) = count.multipliedReportingOverflow(by: Self.units[unit].milliseconds)
      let (sum, tooLong) = total.addingReportingOverflow(product)
      guard !tooLarge, !tooLong else { return nil }
      total = sum
      nextUnit = unit + 1
    } while !reader.isAtEnd
    self.init(milliseconds: total)
  }

  /// The shortest text in the largest units, `1h30m` or `1d`, which reads back as the same span; `0m` for none.
  ///
  /// A negative span has a leading `-` and cannot be read back, because a spec has no use for one.
  public var description: String {
    guard milliseconds != 0 else { return "0m" }
    var rest = milliseconds.magnitude
    var text = milliseconds < 0 ? "-" : ""
    for unit in Self.units {
      let (count, remainder) = rest.quotientAndRemainder(dividingBy: unit.milliseconds.magnitude)
      if count > 0 { text += "\(count)\(unit.name)" }
      rest = remainder
    }
    return text
  }
}
