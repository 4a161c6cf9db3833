public import NotificationCivilTime
public import SpecDiagnostics
public import SpecLanguage
public import YAMLNodes

/// An entry of `conformance/mutants.yaml`: a change to the specs that need not be noticed.
public struct MutantWaiver: KeyedSection, Hashable {
  /// The id of the mutant: `cleaner/policies.pending_budget:59`.
  public let mutant: Located<String>
  public let why: Justification

  var app: String { String(mutant.value.prefix { $0 != "/" }) }

  public static let keys = SectionKeys<Self>(
    "mutant-waiver", doc: "A mutant that may survive until a date. One that is noticed makes the run fail.")

  public init?(_ read: KeyReader<Self>) {
    let mutant = read.located(
      "mutant", .text, required: true,
      doc: "The id of the mutant, as `mutate` prints it: the app, the keys down to the value, and the change.",
      example: "\"cleaner/policies.pending_budget:59\"")
    let why = read.justification(
      reason: "Why it does not matter.", example: "\"The app never plans more than 14.\"",
      until: "The last day on which the entry is valid.")
    guard let mutant, let why else { return nil }
    self.mutant = mutant
    self.why = why
  }
}

/// `conformance/mutants.yaml`: the changes to the specs that need not be noticed.
public struct MutantsFile: KeyedSection {
  /// In the order of the file; broken entries are left out.
  public private(set) var waivers: [MutantWaiver] = []
  /// In the order of a report.
  public private(set) var diagnostics: [Diagnostic] = []

  public static let keys = SectionKeys<Self>(
    "mutants-file", doc: "Changes to the specs that need not be noticed.")

  public init(_ tree: SourceTree) {
    let session = ReadingSession()
    if let file = Self.keys.parts(of: tree, in: session) { self = file }
    diagnostics = session.diagnostics.sortedForReport()
  }

  public init?(_ read: KeyReader<Self>) {
    read.version("notispec_mutants")
    waivers =
      read(
        "waivers", .sections(of: MutantWaiver.self), required: true, doc: "One for every mutant.",
        example: "[{ mutant: …, reason: …, owner: …, until: … }]") ?? []
  }
}

extension FileFormat {
  /// The changes to the specs that need not be noticed.
  public static let mutants = FileFormat(
    "mutants", title: "Mutants file", place: "conformance/mutants.yaml", root: MutantsFile.keys.shape)
}

extension [JudgedMutant] {
  /// Marks the survivors that are waived, and judges the waivers: one that is over, that names no mutant or whose mutant
  /// is noticed is an error.
  ///
  /// - Parameters:
  ///   - apps: Those whose mutants are all here: only there a waiver is said to name none. Nil if all mutants are here.
  public mutating func apply(_ waivers: [MutantWaiver], apps: Set<String>?, today: CivilDate) -> [Diagnostic] {
    let places = Dictionary(indices.map { (self[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    return waivers.compactMap { waiver -> Diagnostic? in
      guard let place = places[waiver.mutant.value] else {
        if let apps, !apps.contains(waiver.app) { return nil }
        let meant = Spelling.suggestion(for: waiver.mutant.value, among: places.keys)
        return .waiverOfNoMutant(waiver, meant)
      }
      guard waiver.why.until.value >= today else { return .waiverIsOver(waiver) }
      guard case .survived = self[place].verdict else { return .uselessWaiver(waiver, self[place].verdict) }
      self[place].verdict = .waived(waiver)
      return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func waiverIsOver(_ waiver: MutantWaiver) -> Self {
    Self(
      "mutants/expired", .error,
      "'\(waiver.mutant.value)' was waived until \(waiver.why.until.value), and that date has passed: write a case that "
        + "notices it and remove the entry, or agree on a new date with \(waiver.why.owner)", at: waiver.why.until.span)
  }

  fileprivate static func uselessWaiver(_ waiver: MutantWaiver, _ verdict: MutantVerdict) -> Self {
    let reason =
      switch verdict {
      case .killed(let killer): "'\(killer.id)' notices it"
      case .refused(let code): "'check' refuses it [\(code)]"
      case .equivalent: "it changes nothing"
      case .survived, .waived: "it is waived twice"
      }
    return Self(
      "mutants/needs-no-waiver", .error,
      "'\(waiver.mutant.value)' is waived, but \(reason): remove the entry", at: waiver.mutant.span)
  }

  fileprivate static func waiverOfNoMutant(_ waiver: MutantWaiver, _ meant: String?) -> Self {
    Self(
      "mutants/matches-nothing", .error,
      "There is no mutant '\(waiver.mutant.value)': \(meant.map { "did you mean '\($0)'?" } ?? "remove the entry")",
      at: waiver.mutant.span)
  }
}
