import Testing

@testable import SpecLint

private func spec(_ fields: String, push: Bool = true) -> String {
  """
  notispec: 1
  app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
  push: { entitlements: [aps_environment] }
  live_activities:
    pizza:
      attributes: { order: string }
      state:
        status: { enum: [baking, done] }
        \(fields)
      initial: baking
      next: { baking: [done] }
      final: [done]
      push_updates: \(push)
  """
}

/// With and without pushes: the app decodes the same number.
@Test(arguments: [true, false])
func aDateInsideAPartIsReadTheSameWay(push: Bool) throws {
  try expectFindings(
    of: ActivityDateUnitRule(),
    in: spec(
      "driver: { fields: { 1️⃣seen: { type: date, unit: seconds_since_2001, example: 1772449200000 } } }", push: push),
    [
      (
        "1️⃣",
        "The example of 'seen' in 'live_activities.pizza' counts milliseconds since 1970, but the app decodes it as "
          + "seconds since 2001. Write 'unit: milliseconds_since_1970', or give an example in seconds since 2001"
      )
    ])
}

/// iOS reads a plain `Date` as seconds since 2001: in a field that counts from 1970 it would lie in 1995.
@Test func aNumberCountedFrom2001IsWrongFrom1970() throws {
  try expectFindings(
    of: ActivityDateUnitRule(), in: spec("1️⃣arrival: { type: date, unit: seconds_since_1970, example: 794130300 }"),
    [
      (
        "1️⃣",
        "The example of 'arrival' in 'live_activities.pizza' counts seconds since 2001, but the app decodes it as "
          + "seconds since 1970. Write 'unit: seconds_since_2001', or give an example in seconds since 1970"
      )
    ])
}

/// The generated attributes decode each unit, so none is wrong in itself.
@Test(arguments: [
  "unit: seconds_since_1970", "unit: milliseconds_since_1970", "unit: seconds_since_2001",
  "unit: seconds_since_1970, example: 1772449200", "unit: seconds_since_2001, example: 794130300",
  "unit: milliseconds_since_1970, example: 1772449200000", "unit: seconds_since_1970, example: 0",
])
func anyUnitIsDecodedAsTheSpecSays(_ unit: String) throws {
  try expectFindings(of: ActivityDateUnitRule(), in: spec("arrival: { type: date, \(unit) }"), [])
}
