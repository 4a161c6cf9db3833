import SpecLanguage

/// An entry of `conformance/traps.yaml`: a behaviour that schedulers get wrong.
struct Trap: KeyedSection {
  static let document = "traps"

  let requirement: Requirement

  static let keys = SectionKeys<Self>("trap", doc: "One behaviour that schedulers get wrong.")

  init?(_ read: KeyReader<Self>) {
    let id = read.located("id", .text, required: true, doc: "What 'covers' names.", example: "TRAP/T01")
    let mark = read(
      "mark", KeyType<TrapMark>.choice, required: true,
      doc: "'R' is a rule, 'C' a choice of ours, 'P' what only the platform decides.", example: "R")
    let text = read("text", .text, required: true, doc: "What happens, and what is right.", example: "…")
    let namedOnly = read.namedOnly()
    guard let id, let text, let mark else { return nil }
    requirement = Requirement(
      id: id.value, idSpan: id.span, document: Self.document, section: "", quote: "", quoteSpan: id.span,
      requires: text, kind: "trap", check: mark.check, namedOnly: namedOnly)
  }
}

/// What a trap is.
private enum TrapMark: String, CaseIterable {
  case rule = "R"
  case choice = "C"
  case platform = "P"

  /// Rules and choices are proven by a scenario; what the platform does, only by a device.
  var check: Requirement.Check {
    switch self {
    case .rule, .choice: .scenario
    case .platform: .device
    }
  }
}
