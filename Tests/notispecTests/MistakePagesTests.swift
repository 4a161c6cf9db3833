import Foundation
import SpecLint
import Testing

@testable import notispec

/// Every code that a finding can have is explained, by what it really gives.
@Suite struct MistakePagesTests {
  /// Codes as the sources write them, comments left out.
  private func declaredCodes() throws -> Set<String> {
    let sources = TestWorkspace.package.appendingPathComponent("Sources")
    let walk = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var codes: Set<String> = []
    // What looks like a code and is none: a media type, the value name of an option, the path of a document.
    let others: Set = ["application/json", "i/n", "text/event-stream", "notispec/notispec", "users/alice"]
    let literal = /"([a-z]+(?:-[a-z]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*)"/
    for case let file as URL in walk where file.pathExtension == "swift" {
      // Examples of the language, and the pages themselves.
      if ["Shapes", "Explaining", "Starter"].contains(file.deletingLastPathComponent().lastPathComponent) { continue }
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if line.drop(while: { $0 == " " }).hasPrefix("//") { continue }
        for match in line.matches(of: literal) { codes.insert(String(match.1)) }
      }
    }
    return codes.subtracting(others)
  }

  @Test func everyCodeHasOnePage() throws {
    let pages = MistakePages.all.map(\.code.text)
    let rules = LintRoster.codes.map(\.text)
    #expect(Set(pages).count == pages.count)
    #expect(Set(pages).isDisjoint(with: rules))
    let declared = try declaredCodes()
    let known = Set(pages + rules)
    #expect(declared.count > 100)
    #expect(declared.subtracting(known).sorted() == [], "these codes have no page")
    #expect(Set(pages).subtracting(declared).sorted() == [], "no source declares these codes")
  }

  @Test(arguments: MistakePages.all.map(\.code.text))
  func theExampleGivesTheFindingAndNoOther(_ code: String) throws {
    let page = try #require(MistakePages.all.first { $0.code.text == code })
    #expect(page.title.hasSuffix("."))
    #expect(page.text.hasSuffix("."))
    guard let example = page.example else { return }
    let bad = ExampleRun.findings(example.bad, example.kind)
    #expect(bad.map(\.code.text) == [code], "\(bad.map(\.message))")
    #expect(bad.allSatisfy { $0.span.file == ExampleRun.file }, "\(bad.map(\.span.file))")
    let good = ExampleRun.findings(example.good, example.kind)
    #expect(good.isEmpty, "\(good.map(\.message))")
  }

  /// What proves a requirement is found where its marker is; what is not found proves nothing.
  @Test func everyProofIsFound() {
    for page in LintRoster.pages {
      for proof in page.proofs {
        let found = ExampleRun.findings(proof.bad, of: page.code)
        #expect(ExampleRun.finds(proof, by: page.code), "\(page.code) \(proof.covers): \(found.map(\.message))")
      }
    }
    for page in MistakePages.all {
      for proof in page.proofs {
        let found = ExampleRun.findings(proof.bad, proof.kind)
        #expect(found.map(\.code) == [page.code], "\(page.code) \(proof.covers): \(found.map(\.message))")
      }
    }
    let proven = Set(ProvenRules.all.flatMap(\.covers))
    #expect(proven == Set(LintRoster.pages.flatMap(\.covers) + MistakePages.all.flatMap(\.covers)))
    guard let page = LintRoster.pages.first(where: { !$0.proofs.isEmpty }) else { return }
    #expect(!ExampleRun.finds(LintProof(["A/B"], "1️⃣" + page.example.good), by: page.code))
  }
}
