import Testing

@testable import SpecLanguage

/// Dates with the name of their month.
@Test(arguments: [
  ("15 June 2027", "2027-06-15"), ("June 15, 2027", "2027-06-15"), ("15th of June 2027", "2027-06-15"),
  ("Jun 15 2027", "2027-06-15"), ("2027 June 5", "2027-06-05"), ("15. Juni 2027", "2027-06-15"),
  ("15 июня 2027 г.", "2027-06-15"), ("2027年6月15日", "2027-06-15"), ("15-Jun-2027", "2027-06-15"),
  ("31 June 2027", nil), ("June 2027", nil), ("15 June", nil), ("15 June 27", nil), ("15 Foo 2027", nil), ("", nil),
])
func aDateInWords(_ text: String, _ date: String?) {
  #expect(DateAdvice(text)?.notation == date)
  #expect(DateAdvice(text)?.isCertain ?? true)
}
