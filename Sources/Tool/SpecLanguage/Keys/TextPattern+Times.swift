/// Times of scenarios: of day, after some days, of a date, and with an offset.
extension TextPattern {
  static var scenarioTimeExpression: String {
    let clock = "([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{3})?)?"
    let date = "[0-9]{4}-[0-9]{2}-[0-9]{2}"
    return "^((\\+[0-9]{1,4}d )?\(clock)|\(date) \(clock)([+-][01][0-9]:[0-5][0-9])?)$"
  }

  static func isScenarioTime(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let space = bytes.firstIndex(of: 0x20) else { return isClock(bytes[...]) }
    let (day, rest) = (bytes[..<space], bytes[(space + 1)...])
    if day.first == 0x2B {
      let digits = day.dropFirst().dropLast()
      return day.last == 0x64 && (1...4).contains(digits.count) && digits.allSatisfy(isDigit) && isClock(rest)
    }
    guard isDate(UnsafeBufferPointer(rebasing: day)) else { return false }
    guard let sign = rest.firstIndex(where: { $0 == 0x2B || $0 == 0x2D }) else { return isClock(rest) }
    let offset = rest[(sign + 1)...]
    return isClock(rest[..<sign]) && offset.count == 5 && isClock(offset) && offset.first != 0x32
  }

  private static func isClock(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let form = Array("00:00:00.000".utf8)
    guard [5, 8, 12].contains(bytes.count) else { return false }
    let fits = zip(bytes, form).allSatisfy { byte, wanted in wanted == 0x30 ? isDigit(byte) : byte == wanted }
    guard fits else { return false }
    let digits = Array(bytes)
    let hour = Int(digits[0] - 0x30) * 10 + Int(digits[1] - 0x30)
    return hour < 24 && digits[3] <= 0x35
      && (digits.count < 8 || digits[6] <= 0x35)
  }
}
