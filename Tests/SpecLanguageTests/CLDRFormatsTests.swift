import Foundation
import NotificationTerms
import NotificationText
import SpecLanguage
import Testing

/// Our formats compared with what `cldr_formats.py` wrote: numbers, money, dates and times in every locale that we have.
@Suite struct CLDRFormatsTests {
  private struct Sample {
    let tag: String
    let kind: String
    let what: [String]
    let text: String
  }

  private static func samples() throws -> [Sample] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/cldr-formats.tsv")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      return Sample(
        tag: String(cells[0]), kind: String(cells[1]), what: cells[2].split(separator: " ").map(String.init),
        text: unescaped(cells[3]))
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    var out = ""
    var rest = text
    while let start = rest.range(of: "\\u{"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      out += rest[..<start.lowerBound]
      let value = UInt32(rest[start.upperBound..<end], radix: 16)
      out.unicodeScalars.append(value.flatMap(Unicode.Scalar.init) ?? "?")
      rest = rest[rest.index(after: end)...]
    }
    return out + rest
  }

  private func value(of sample: Sample) throws -> TextArgument.Value {
    let numbers = sample.what.compactMap { Double($0) }
    switch sample.kind {
    case "decimal": return .decimal(numbers[0])
    case "money": return .money(numbers[0], currency: sample.what[1])
    default:
      let fields = numbers.map { Int($0) }
      return try .civil(
        CivilFields(year: fields[0], month: fields[1], day: fields[2], hour: fields[3], minute: fields[4]),
        #require(CivilStyle(rawValue: sample.kind)))
    }
  }

  @Test func everyLocaleWritesAsBabelDoes() throws {
    let samples = try Self.samples().filter { $0.kind != "digits" }
    #expect(Set(samples.map(\.tag)) == Set(CLDRFormats.locales))
    #expect(CLDRFormats.locales.count >= 75)
    var other: [String] = []
    for sample in samples {
      let tag = try #require(LanguageTag(sample.tag))
      let text = try CLDRFormats.text(value(of: sample), in: tag)
      if !text.unicodeScalars.elementsEqual(sample.text.unicodeScalars) {
        other.append("\(sample.tag) \(sample.kind) \(sample.what): \(text.debugDescription)")
      }
    }
    #expect(other == [])
    #expect(samples.count > 6000)
  }

  @Test func everyCurrencyHasItsDecimals() throws {
    for sample in try Self.samples() where sample.kind == "digits" {
      let text = CLDRFormats.text(.money(0, currency: sample.what[0]), in: "en")
      let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
      #expect(decimals == Int(sample.text), "\(sample.what[0])")
    }
  }

  @Test func aLanguageIsFoundByWhatItIsClosestTo() throws {
    let same = [
      "de-LU": "de", "es-AR": "es-419", "es-ES": "es", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant",
      "zh-Hant-MO": "zh-Hant-HK", "pt-BR": "pt",
      "en-ZA": "en-GB", "en-US": "en", "zh-Hans-SG": "zh-Hans",
    ]
    for (tag, other) in same {
      let value = TextArgument.Value.civil(CivilFields(year: 2026, month: 11, day: 28, hour: 18, minute: 40), .dateTime)
      let tag = try #require(LanguageTag(tag))
      #expect(CLDRFormats.text(value, in: tag) == CLDRFormats.text(value, in: try #require(LanguageTag(other))))
    }
    #expect(CLDRFormats.has("de-LU"))
    #expect(!CLDRFormats.has("tlh"))
  }
}
