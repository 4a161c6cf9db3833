import SpecLanguage

/// The keys of an entry of `conformance/traps.yaml`.
enum TrapShape {
  static let entry = ObjectShape(
    "trap", doc: "One behaviour that schedulers get wrong.",
    fields: [
      FieldShape("id", .text, required: true, doc: "What 'covers' names.", example: "TRAP/T01"),
      FieldShape(
        "mark", .choice(TrapMark.allCases.map(\.rawValue)), required: true,
        doc: "'R' is a rule, 'C' a choice of ours, 'P' what only the platform decides.", example: "R"),
      FieldShape("text", .text, required: true, doc: "What happens, and what is right.", example: "…"),
      NamedOnlyReason.field,
    ])
}

/// What a trap is.
enum TrapMark: String, CaseIterable {
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
