import Testing
import YAMLNodes

/// The YAML 1.2 core schema.
@Suite struct CoreScalarTests {
  private func core(_ text: String) throws -> CoreScalar {
    try #require(YAMLReader.read(Array("k: \(text)\n".utf8), file: "s").tree?.root["k"]).core
  }

  @Test(arguments: [
    "no", "on", "off", "yes", "Yes", "y", "n", "12:30", "0b1", "1_000", "nUll", "tRUE", "+", ".", "1e", "1.2.3", "0x",
    "0o8", "0xG", "-0x1", "1 2", "e5", ".e5", "2026-03-03", "30m", "inf", "nan", "-.nan", ".Nan", "1,000", "١",
    "'1'", "\"true\"", "\"\"", "''", "infinity", "0x1p3",
  ])
  func staysText(_ text: String) throws { #expect(try core(text) == .string) }

  @Test(
    arguments: [
      ("", .null), ("~", .null), ("null", .null), ("Null", .null), ("NULL", .null), ("true", .bool(true)),
      ("True", .bool(true)), ("FALSE", .bool(false)), ("0", .int(0)), ("-12", .int(-12)), ("+7", .int(7)),
      ("007", .int(7)), ("0o17", .int(15)), ("0x1F", .int(31)), ("0xff", .int(255)), ("1.5", .double(1.5)),
      ("-.5", .double(-0.5)), ("1.", .double(1)), ("1e3", .double(1000)), ("-2.5E-1", .double(-0.25)),
      (".inf", .double(.infinity)), ("-.INF", .double(-.infinity)), ("+.Inf", .double(.infinity)),
      ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)),
      ("9223372036854775808", .double(0x1p63)),
    ] as [(String, CoreScalar)])
  func reads(_ text: String, _ expected: CoreScalar) throws { #expect(try core(text) == expected) }

  @Test func notANumberIsANumber() throws {
    guard case .double(let value) = try core(".nan") else {
      Issue.record("'.nan' is a double")
      return
    }
    #expect(value.isNaN)
  }
}
