import SpecLanguage
import Testing

/// Conditions that ask about the device and the app on it.
@Suite struct DeviceReadingTests {
  private func findings(_ condition: String, _ message: String? = nil) {
    expectFindings(in: Specs.condition("{ device: \(condition) }"), message.map { [("1️⃣", $0)] } ?? [])
  }

  private let path = "'notifications.hungry.conditions[0].device"
  private let region = "a region such as 'DE' (two capital letters)"
  private let version = "a version of the app such as \"5.2\""

  @Test func everyPartMayBeLeftOut() {
    findings("{ region: [DE, NO, XK] }")
    findings("{ language: [de, fil] }")
    findings("{ app_version: { below: \"6\" } }")
    findings("{ region: [DE], language: [de], app_version: { at_least: \"5.2\", below: \"5.2.1\" } }")
    expectFindings(
      in: Specs.condition("{ 1️⃣device: {} }"),
      [("1️⃣", "\(path)' asks nothing: write 'region', 'language' or 'app_version'")])
    findings("1️⃣DE", "\(path)' must be a group of keys such as 'region', 'language', 'app_version', not 'DE'")
    findings(
      "{ region: [DE], 1️⃣country: [DE] }",
      "Unknown key 'country' in \(path)': is 'region' meant, which is already here in line 19?")
  }

  @Test func regionsAndLanguagesExist() {
    findings("{ region: [1️⃣de] }", "\(path).region[0]' must be \(region), not 'de'")
    findings("{ region: [1️⃣UK] }", "\(path).region[0]' is 'UK', but there is no region 'UK': did you mean 'GB'?")
    findings("{ region: [1️⃣ZQ] }", "\(path).region[0]' is 'ZQ', but there is no region 'ZQ'")
    findings(
      "{ region: [1️⃣EU] }",
      "\(path).region[0]' is 'EU', which no device is set to: list the countries, such as [DE, FR, IT]")
    findings("{ region: [DE, 1️⃣DE] }", "\(path).region[1]' is already listed")
    findings("{ region: 1️⃣[] }", "\(path).region' lists no region")
    findings("{ region: 1️⃣DE }", "\(path).region' must be a list: put brackets around it, '[DE]'")
    findings(
      "{ language: [1️⃣de-AT] }",
      "\(path).language[0]' must be a language such as 'de' (two or three lower-case letters), not 'de-AT'")
    findings(
      "{ language: [1️⃣jp] }",
      "\(path).language[0]' is 'jp', which is the code of a region, not of a language: did you mean 'ja'?")
    findings("{ language: [1️⃣xq] }", "\(path).language[0]' is 'xq', but there is no such language")
  }

  @Test func aVersionIsNumbersWithDotsBetweenThem() {
    findings(
      "{ app_version: { at_least: 1️⃣5.2 } }", "\(path).app_version.at_least' must be \(version), not the number 5.2")
    findings("{ app_version: { at_least: 1️⃣\"5.2b\" } }", "\(path).app_version.at_least' must be \(version), not '5.2b'")
    findings(
      "{ app_version: { at_least: 1️⃣\"1.2.3.4.5\" } }",
      "\(path).app_version.at_least' must be \(version), not '1.2.3.4.5'")
    findings(
      "{ app_version: 1️⃣\"5.2\" }", "\(path).app_version' must be a group of keys such as 'at_least', 'below', not '5.2'"
    )
    findings("{ 1️⃣app_version: {} }", "\(path).app_version' asks nothing: write 'at_least' or 'below'")
    findings(
      "{ app_version: { at_least: \"5.10\", below: 1️⃣\"5.9\" } }",
      "\(path).app_version.below' leaves no version: it must be newer than 'at_least'")
    findings(
      "{ app_version: { at_least: \"5.2\", below: 1️⃣\"5.2.0\" } }",
      "\(path).app_version.below' leaves no version: it must be newer than 'at_least'")
  }
}
