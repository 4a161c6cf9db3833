import Testing

@testable import SpecLint

/// What `explain` says about rules.
@Suite struct LintPageTests {
  @Test(arguments: LintRoster.pages)
  func aPageHasASentenceAndTheReason(_ page: LintPage) {
    let code = page.code.text
    #expect(page.title.hasSuffix("."), "\(code): the first paragraph is a sentence")
    #expect(page.text.hasPrefix("Why: "), "\(code): the second paragraph is the reason")
    #expect(!page.text.contains("- "), "\(code): a word was cut at the end of a line")
    // Only what ships is cited, or what is public.
    for word in ["platform-facts", "DESIGN", "source conflict", "notes.md"] {
      #expect(!page.text.contains(word), "\(code) cites \(word)")
    }
    #expect(page.example.good != page.example.bad, "\(code)")
  }
}
