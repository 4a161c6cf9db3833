import Foundation
import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing
import YAMLNodes

@testable import NotificationConformance

/// The limits that `specs/README.md` names are those in force.
@Test func thePageNamesTheLimits() throws {
  let file = Golden.packageFolder().appendingPathComponent("specs/README.md")
  let page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  func number(_ value: Int) -> String {
    var digits = String(value)
    var groups: [String] = []
    while !digits.isEmpty {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(min(3, digits.count))
    }
    return groups.joined(separator: " ")
  }
  let limits = YAMLLimits.standard
  for words in [
    "\(limits.fileBytes >> 20) MiB, \(number(limits.items)) keys", "\(limits.depth) levels",
    "\(number(limits.aliasItems)) items and \(limits.aliasTextBytes >> 20) MiB of text",
    "\(number(limits.entries)) entries", "\(number(ReadingSession.containerLimit)) entries",
    "\(number(CaseList.caseLimit)) cases, \(number(CaseList.lineLimit)) steps",
    "\(number(FindingCollector.limit)), errors first", "\(number(limits.findings)) from one YAML file",
  ] { #expect(page.contains(words), "\(words)") }
}
