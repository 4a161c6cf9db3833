import NotificationConformance
import TextWriting

/// A numbered requirement of a product document.
struct RequirementExplanation: Explanation {
  let requirement: Requirement
  /// Spec items that say they cover it, and rules that meet it.
  let items: [String]
  /// Texts that are compared with its quote.
  let texts: [String]
  /// What generated files must say because of it.
  let outputs: [OutputAssertion]
  let cases: [ScenarioCase]

  func write(to page: inout PageText) {
    page.heading("\(requirement.id)  requirement, to be proven by: \(requirement.check.rawValue)")
    page.paragraph(requirement.requires)
    let source = [requirement.document, requirement.section].filter { !$0.isEmpty }.joined(separator: ", ")
    page.list("Defined", ["\(requirement.idSpan.place)  \(source)"])
    page.list("In the document's words", requirement.quote.split(separator: "\n").map(String.init))
    if let here = requirement.here { page.list("What can be checked without a device", [here]) }
    if let note = requirement.note { page.list("Note", [note]) }
    if let agreed = requirement.notApplicable { page.list("Not applicable", [agreed.sentence]) }
    if let reason = requirement.namedOnly { page.list("May be named only", [reason.sentence]) }
    page.list("Texts with its words", texts)
    page.list("Files with what it asks for", outputs.map { "\($0.file)  \($0.span.place)" })
    page.list("Covered by", items)
    page.list("Scenario cases: \(cases.count)", cases.map(\.id), limit: 12)
    if items.isEmpty, cases.isEmpty, texts.isEmpty, outputs.isEmpty, requirement.notApplicable == nil {
      page.paragraph("No spec item, text, file, rule or case covers it yet.")
    }
  }

  func write(to json: inout JSONWriter) {
    json.member("about", "requirement")
    json.member("id", requirement.id)
    json.member("document", requirement.document)
    json.member("section", requirement.section)
    json.member("requires", requirement.requires)
    json.member("quote", requirement.quote)
    json.member("checkedBy", requirement.check.rawValue)
    json.nullable("here", requirement.here)
    json.nullable("note", requirement.note)
    json.place(requirement.idSpan)
    json.strings("items", items)
    json.strings("texts", texts)
    json.strings("files", outputs.map(\.file))
    json.nullable("notApplicable", requirement.notApplicable?.sentence)
    json.nullable("namedOnly", requirement.namedOnly?.sentence)
    json.strings("cases", cases.map(\.id))
  }
}
