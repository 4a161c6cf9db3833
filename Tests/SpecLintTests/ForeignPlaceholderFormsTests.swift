import Testing

@testable import SpecLint

@Suite struct ForeignPlaceholderFormsTests {
  @Test(arguments: [
    "%@", "%1$@", "%d", "%lld", "%li", "%lu", "%u", "%x", "%c", "%i", "%5d", "%05d", "%.2f", "%5.1lf", "%#@n@",
    "%1$#@n@", "%(name)s", "%arg", "%%", "$(name)", "{name}", "<%= name %>", "%1$lld", "%s",
    "{ name }", "{ name | default: 'you' }", "{user.name}", "[NAME]", "[First Name]", "[имя]", "$name", "$first_name",
    "%name%", "%FIRST_NAME%", "*|FNAME|*", "%name", ":name", ":first_name", "__name__", "$t(greeting)",
  ])
  func aFormOfAnotherTool(_ form: String) {
    #expect(ForeignPlaceholderRule.placeholder(in: "You have \(form) left") == form)
    #expect(ForeignPlaceholderRule.placeholder(in: "Left: \(form).") == form)
  }

  @Test(arguments: [
    "50% of all", "100 % sicher", "50 %ige Rabatte", "50%-ig rabatt", "100% daily", "5% cashback", "%50 indirim",
    "%20si", "100%", "% done", "50% discount", "100% inklusive", "5 % fler", "a 100%ig sure", "%argument",
    "[NEW] Photos", "[1]", "A$AP and Ke$ha", "US$ 5", "$5", "from 5% to 10%", "{", "{ }", "5 * 3",
    "Note :milk", "At 9:30 or 10:00", "snake_case", "__", "@name",
  ])
  func aPercentageIsWords(_ text: String) {
    #expect(ForeignPlaceholderRule.placeholder(in: text) == nil)
  }

  private func spec(_ text: String, _ name: String, _ type: String) -> String {
    """
    notispec: 1
    app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local }
    signals: { counted: { parameters: { \(name): { type: \(type) } } } }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      daily:
        summary: "Daily."
        target: home
        trigger: { after: { signal: counted, delay: 1h } }
        arguments: { \(name): { type: \(type) } }
        copy: { body: { en: 1️⃣"\(text)" } }
    """
  }

  /// The title shows the argument, so that the body need not.
  private func body(_ text: String) -> String {
    spec(text, "days", "int").replacing("copy: { body", with: "copy: { title: { en: \"Still {days}\" }, body")
  }

  /// The name of an argument with signs around it, whatever its first letter, is one placeholder.
  @Test(arguments: [
    "%days", "$days", "$days$", "%%days%%", "#days#", "|days|", "<<days>>", "[[days]]", "%(days)s", "%days%", "$days%",
    "%(days)@",
  ])
  func aNameBetweenSigns(_ form: String) throws {
    try expectFindings(
      of: ForeignPlaceholderRule(), in: body("Back in \(form) today"),
      [
        (
          "1️⃣",
          "'notifications.daily.copy.body.en' contains '\(form)', which people would see as written: write '{days}' for the "
            + "value"
        )
      ])
  }

  @Test(arguments: ["Back in (days)", "#days are long", "in *days*", "days%", "my$days", "%dayspring"])
  func aNameThatIsAWord(_ text: String) throws {
    try expectFindings(
      of: ForeignPlaceholderRule(), in: body(text).replacing("1️⃣", with: ""), [])
  }

  @Test func aNumberedPlaceWithoutAName() throws {
    try expectFindings(
      of: ForeignPlaceholderRule(), in: body("Back in %1 days"),
      [
        (
          "1️⃣",
          "'notifications.daily.copy.body.en' contains '%1', which people would see as written: write '{days}' for an argument"
        )
      ])
  }

  /// The placeholders of JavaScript, Ruby and others.
  @Test(arguments: [
    ("${days}", "days", "int", "$"), ("%{days}", "days", "int", "%"), ("#{days}", "days", "int", "#"),
    ("@{days}", "days", "int", "@"), ("Hi, ${name}", "name", "string", "$"), ("Hi, %{name}", "name", "string", "%"),
  ])
  func aSignBeforeTheBrace(_ text: String, _ name: String, _ type: String, _ sign: String) throws {
    try expectFindings(
      of: ForeignPlaceholderRule(), in: spec(text, name, type),
      [
        (
          "1️⃣",
          "'notifications.daily.copy.body.en' shows '\(sign)' before the value of '{\(name)}', as in '\(sign)\(type == "string" ? "Ann" : "7")': if "
            + "'\(sign){\(name)}' is the placeholder of another tool, write '{\(name)}'"
        )
      ])
  }

  @Test(arguments: [
    ("Only ${price}", "price", "double"), ("${total_cost} due", "total_cost", "int"),
    ("You are #{rank}", "rank", "int"),
    ("{days}%", "days", "int"), ("100 %{unit}", "unit", "string"), ("$ {days}", "days", "int"),
  ])
  func aSignOfTheText(_ text: String, _ name: String, _ type: String) throws {
    try expectFindings(
      of: ForeignPlaceholderRule(), in: spec(text, name, type).replacing("1️⃣", with: ""), [])
  }
}
