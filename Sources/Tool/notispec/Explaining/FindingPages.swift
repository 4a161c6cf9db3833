import SpecDiagnostics
import SpecLanguage
import SpecLint
import TextWriting

/// A lint rule.
struct RuleExplanation: Explanation {
  let page: LintPage
  /// What the workspace says about it; nil if nothing.
  let level: LintLevel?
  /// Places at which the workspace waives it.
  let waivers: [WaiverItem]
  /// The requirements of the workspace. A page names only these: the rules come from documents of other products.
  let requirements: Set<String>

  func write(to page: inout PageText) {
    let standard = self.page.level.rawValue
    let here = level.map { $0.rawValue == standard ? "" : "; '\($0.rawValue)' here, set by 'lint.levels'" } ?? ""
    page.heading("\(self.page.code.text)  lint rule, \(standard)\(here)")
    page.paragraph("Rule: \(self.page.title)")
    page.paragraphs(self.page.text.naming(requirements))
    page.list("Covers the requirements", self.page.covers.filter(requirements.contains))
    page.list(
      "Waived at", waivers.map { "\($0.place.value) until \($0.why.until.value): \($0.why.reason) (\($0.why.owner))" })
    let bad = self.page.example.bad
    page.code("Example:", bad)
    page.code("Finding:", ExampleRun.shown(ExampleRun.findings(bad, of: self.page.code), of: bad))
    page.code("Corrected:", self.page.example.good)
  }

  func write(to json: inout JSONWriter) {
    json.member("about", "rule")
    json.member("code", page.code.text)
    json.member("level", page.level.rawValue)
    json.nullable("levelHere", level?.rawValue)
    json.member("title", page.title)
    json.member("text", page.text)
    json.strings("covers", page.covers)
    json.strings("waivedAt", waivers.map(\.place.value))
    json.member("bad", page.example.bad)
    json.member("good", page.example.good)
  }
}

/// A mistake that is not a lint rule.
struct MistakeExplanation: Explanation {
  let page: MistakePage
  /// The requirements of the workspace.
  let requirements: Set<String>

  func write(to page: inout PageText) {
    let found = self.page.example.map { ExampleRun.findings($0.bad, $0.kind) } ?? []
    page.heading("\(self.page.code.text)  \(standing(found))")
    page.paragraph(self.page.title)
    page.paragraphs(self.page.text.naming(requirements))
    page.list("Covers the requirements", self.page.covers.filter(requirements.contains))
    guard let example = self.page.example else { return }
    page.code("Example:", example.bad)
    page.code("Finding:", ExampleRun.shown(found, of: example.bad))
    page.code("Corrected:", example.good)
  }

  /// - Parameter found: What the example shows.
  private func standing(_ found: [Diagnostic]) -> String {
    if let standing = page.standing { return standing }
    let isWarning = found.contains { $0.code == page.code && $0.severity == .warning }
    return "\(isWarning ? "a warning" : "always an error"): it cannot be waived"
  }

  func write(to json: inout JSONWriter) {
    json.member("about", "mistake")
    json.member("code", page.code.text)
    json.member("title", page.title)
    json.member("text", page.text)
    json.strings("covers", page.covers)
    json.nullable("bad", page.example?.bad)
    json.nullable("good", page.example?.good)
  }
}

extension ExampleRun {
  /// Findings as a run shows them.
  static func shown(_ findings: [Diagnostic], of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = DiagnosticTextRenderer().render(findings) { file, number in
      file == Self.file && lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
    }
    return shown.withoutLineEnd.text
  }
}

extension String {
  /// Without the paragraph that says which requirements a rule comes from, if the workspace does not have them.
  fileprivate func naming(_ requirements: Set<String>) -> String {
    guard let source = firstRange(of: "Source: "),
      let id = self[source.upperBound...].prefixMatch(of: /[A-Z0-9-]+\/[A-Z0-9-]+/)
    else { return self }
    return requirements.contains(String(id.0)) ? self : String(self[..<source.lowerBound])
  }
}
