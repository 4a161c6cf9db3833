import Testing

@testable import SpecLint

@Suite struct ForeignPlaceholderFormsTests {
  @Test(arguments: [
    "%@", "%1$@", "%d", "%lld", "%li", "%lu", "%u", "%x", "%c", "%i", "%5d", "%05d", "%.2f", "%5.1lf", "%#@n@",
    "%1$#@n@", "%(name)s", "%arg", "%%", "$(name)", "{name}", "<%= name %>", "%1$lld", "%s",
  ])
  func aFormOfAnotherTool(_ form: String) {
    #expect(ForeignPlaceholderRule.placeholder(in: "You have \(form) left") == form)
    #expect(ForeignPlaceholderRule.placeholder(in: "Left: \(form).") == form)
  }

  @Test(arguments: [
    "50% of all", "100 % sicher", "50 %ige Rabatte", "50%-ig rabatt", "100% daily", "5% cashback", "%50 indirim",
    "%20si", "100%", "% done", "50% discount", "100% inklusive", "5 % fler", "a 100%ig sure", "%argument",
  ])
  func aPercentageIsWords(_ text: String) {
    #expect(ForeignPlaceholderRule.placeholder(in: text) == nil)
  }
}
