import SpecLanguage
import Testing

@Suite struct LiveActivityReadingTests {
  private let path = "'live_activities.walk"

  /// A whole spec with one activity that has a state of three values, and these lines.
  private func spec(_ lines: String, attributes: String = "{ dog: string }", state: String = "") -> String {
    """
    \(Specs.app)
    live_activities:
      walk:
        attributes: \(attributes)
        state: { status: { enum: [leaving, onTheWay, home] }, meters: int\(state) }
        \(lines.replacing("\n", with: "\n    "))
    """
  }

  @Test func fieldsHaveATypeAndDatesAUnit() {
    expectFindings(
      in: spec("", attributes: "{ a: 1️⃣text, b: 2️⃣date, c: 3️⃣[], 4️⃣d: {} }"),
      [
        ("1️⃣", "\(path).attributes.a' must be one of 'int', 'double', 'string', 'bool', 'date', not 'text'"),
        (
          "2️⃣",
          "\(path).attributes.b' does not say the unit of its number: write '{ type: date, unit: seconds_since_1970 "
            + "}', "
            + "or another unit"
        ),
        ("3️⃣", "\(path).attributes.c' must be one of 'int', 'double', 'string', 'bool', 'date', not a list"),
        ("4️⃣", "\(path).attributes.d' has no 'type', which is one of 'int', 'double', 'string', 'bool', 'date'"),
      ])
    expectFindings(
      in: spec("", state: ", 1️⃣a: { type: date }, b: { type: int, 2️⃣unit: seconds_since_1970 }"),
      [
        ("1️⃣", "\(path).state.a' has no 'unit', which 'type: date' needs"),
        ("2️⃣", "\(path).state.b.unit' makes no sense without 'type: date'"),
      ])
    expectFindings(
      in: spec("", state: ", a: { type: date, unit: 1️⃣seconds }, b: { fields: { c: { 2️⃣d: int } } }"),
      [
        (
          "1️⃣",
          "\(path).state.a.unit' must be one of 'seconds_since_2001', 'seconds_since_1970', 'milliseconds_since_1970', "
            + "not 'seconds'"
        ),
        (
          "2️⃣",
          "Unknown key 'd' in 'live_activities.walk.state.b.fields.c', which needs one of 'type', 'enum', 'fields'"
        ),
      ])
  }

  @Test func valuesOfAFieldAreSeparateWords() {
    expectFindings(
      in: spec("", state: ", a: { enum: [x, 1️⃣x, 2️⃣\"a b\"] }, b: { enum: 3️⃣[] }, c: { type: int, 4️⃣enum: [x] }"),
      [
        ("1️⃣", "\(path).state.a.enum[1]' is already listed"),
        (
          "2️⃣",
          "\(path).state.a.enum[2]' must be a word such as 'outForDelivery' (a letter, then letters, digits and '_'), "
            + "not 'a b'"
        ),
        ("3️⃣", "\(path).state.b.enum' has no values"),
        ("4️⃣", "\(path).state.c' cannot have both 'type' and 'enum'"),
      ])
    expectFindings(
      in: spec("", state: ", a: { type: int, key: 1️⃣meters }, b: { enum: [x], example: 2️⃣y }"),
      [
        ("1️⃣", "\(path).state.a' has the key 'meters', which 'meters' already has"),
        ("2️⃣", "\(path).state.b.example' must be 'x', not 'y'"),
      ])
  }

  @Test func everyValueHasItsWords() {
    let leaving = "leaving: { en: \"Leaving\", ru: \"Выходим\" }"
    let home = "home: { en: \"Home\", ru: \"Дома\" }"
    expectFindings(
      in: spec("copy: { 1️⃣status: { \(leaving), \(home) } }"), [("1️⃣", "\(path).copy.status' has no text for 'onTheWay'")]
    )
    // A misspelled value is one mistake, not also a missing text.
    expectFindings(
      in: spec("copy: { status: { \(leaving), \(home), 1️⃣onTheWai: { en: \"On\", ru: \"Идём\" } } }"),
      [("1️⃣", "\(path).copy.status.onTheWai' is 'onTheWai', which is not a value of 'status'")])
    expectFindings(
      in: spec("copy: { 1️⃣meters: { \(home) }, 2️⃣stats: { \(home) } }"),
      [
        ("1️⃣", "\(path).copy.meters' is a field without an 'enum', and only fields with one have known values"),
        ("2️⃣", "\(path).copy.stats' names an unknown field 'stats' of 'state'"),
      ])
    expectFindings(
      in: spec("copy: { status: { \(leaving), \(home), onTheWay: { 1️⃣en: \"{dog}, {meters} m\", ru: \"{dog}\" } } }")
        .replacing("1️⃣en", with: "en").replacing("ru: \"{dog}\"", with: "1️⃣ru: \"{dog}\""),
      [("1️⃣", "\(path).copy.status.onTheWay.ru' does not show '{meters}', but the text in another language does")])
    expectFindings(
      in: spec("labels: { 1️⃣walk: { en: \"Walk\" }, place: { en: \"2️⃣{cat}\", ru: \"Место\" } }"),
      [
        ("1️⃣", "\(path).labels.walk' has no text for 'ru'"),
        ("2️⃣", "\(path).labels.place.en' names '{cat}', which 'attributes' does not declare"),
      ])
  }

  @Test func progressGoesFromZeroToOne() {
    expectFindings(in: spec("progress: { status: { leaving: 0, home: 1 } }"), [])
    expectFindings(
      in: spec("progress: { status: { leaving: 1️⃣-0.1, home: 2️⃣100, 3️⃣house: 1 } }"),
      [
        ("1️⃣", "\(path).progress.status.leaving' must be a number from 0 to 1, not -0.1"),
        ("2️⃣", "\(path).progress.status.home' must be a number from 0 to 1, not 100"),
        ("3️⃣", "\(path).progress.status.house' is 'house', which is not a value of 'status': did you mean 'home'?"),
      ])
  }

  @Test func itBeginsGoesOnAndEndsWithKnownValues() {
    expectFindings(
      in: spec("initial: 1️⃣leave\nnext: { leaving: [onTheWay, 2️⃣hom], 3️⃣hoome: [] }\nfinal: [home, 4️⃣home, 5️⃣over]"),
      [
        ("1️⃣", "\(path).initial' is 'leave', which is not a value of 'status'"),
        ("2️⃣", "\(path).next.leaving[1]' is 'hom', which is not a value of 'status': did you mean 'home'?"),
        ("3️⃣", "\(path).next.hoome' is 'hoome', which is not a value of 'status'"),
        ("4️⃣", "\(path).final[1]' is already listed"),
        ("5️⃣", "\(path).final[2]' is 'over', which is not a value of 'status'"),
      ])
    expectFindings(
      in: spec("initial: 1️⃣leaving").replacing("status: { enum: [leaving, onTheWay, home] }, ", with: ""),
      [("1️⃣", "\(path).initial' is 'leaving', but no field of 'state' has an 'enum' with that value")])
    // Nothing is said about values of a broken field.
    expectFindings(
      in: spec("initial: leaving\nfinal: [home]").replacing("[leaving, onTheWay, home]", with: "1️⃣nothing"),
      [
        (
          "1️⃣",
          "\(path).state.status.enum' is 'nothing', but must be a list; each item is a word such as "
            + "'outForDelivery' (a letter, then letters, digits and '_')"
        )
      ])
    // Nor does the next one with an 'enum' take its place.
    expectFindings(
      in: spec("initial: leaving\nnext: { leaving: [home] }\nfinal: [home]", state: ", label: { enum: [a, b] }")
        .replacing(", home]", with: ", home, 1️⃣2nd]"),
      [
        (
          "1️⃣",
          "\(path).state.status.enum[3]' must be a word such as 'outForDelivery' (a letter, then letters, digits and "
            + "'_'), not '2nd'"
        )
      ])
    // A broken field that is no such one changes nothing.
    expectFindings(
      in: spec("initial: 1️⃣leave").replacing("status:", with: "at: { type: date, unit: 2️⃣now }, status:"),
      [
        (
          "2️⃣",
          "\(path).state.at.unit' must be one of 'seconds_since_2001', 'seconds_since_1970', 'milliseconds_since_1970', "
            + "not 'now'"
        ), ("1️⃣", "\(path).initial' is 'leave', which is not a value of 'status'"),
      ])
  }

  @Test func itLeavesTheScreenWithinFourHours() {
    expectFindings(in: spec("dismissal: immediate"), [])
    expectFindings(
      in: spec("dismissal: { after: 1️⃣5h }\npresentations: [2️⃣island]\nswift_name: 3️⃣walk"),
      [
        ("1️⃣", "\(path).dismissal.after' must be between 0m and 4h, not 5h"),
        (
          "2️⃣",
          "\(path).presentations[0]' must be one of 'lock_screen', 'compact_leading', 'compact_trailing', 'minimal', "
            + "'expanded_leading', 'expanded_trailing', 'expanded_center', 'expanded_bottom', not 'island'"
        ),
        (
          "3️⃣",
          "\(path).swift_name' must be the name of a Swift type, such as 'NotificationFrequency', not 'walk'"
        ),
      ])
    expectFindings(
      in: spec("dismissal: 1️⃣later"), [("1️⃣", "\(path).dismissal' must be one of 'default', 'immediate', not 'later'")])
  }
}
