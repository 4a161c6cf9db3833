import NotificationConformance
import SpecComparison
import SpecDiagnostics
import SpecLanguage
import SpecLint
import SpecMutation
import YAMLNodes

/// What files below `conformance/` and the settings of a workspace say about proofs, whatever the specs are like.
struct ProofSet {
  private(set) var proofs: [Proof] = []

  init() {}

  /// - Parameters:
  ///   - path: Of a file below `conformance/`, as today's folder is called.
  ///   - folder: `conformance/`.
  mutating func add(_ tree: SourceTree, at path: String, in folder: String) {
    switch ConformanceFileKind.kind(ofPath: path, in: folder) {
    case .requirements: add(RequirementsFile(tree).requirements, app: Self.app(of: path, in: folder))
    case .traps: add(RequirementsFile(traps: tree).requirements, app: nil)
    case .knownFailing:
      for entry in KnownFailingFile(tree).entries {
        excuse(.knownFailure, entry.pattern, entry.why, app: nil, at: entry.patternSpan)
      }
    case .mutants:
      for waiver in MutantsFile(tree).waivers {
        let app = String(waiver.mutant.value.prefix { $0 != "/" })
        excuse(.mutantWaiver, waiver.mutant.value, waiver.why, app: app, at: waiver.mutant.span)
      }
    case .scenarios, .app, .outputs, .unread, nil:
      if ScenarioLoader.isScenarioFile(tree) { addCases(of: tree) }
      if tree.root["notispec_outputs"] != nil { addOutputs(of: tree) }
    }
  }

  /// The waivers and levels of `specs/notispec.yaml`.
  mutating func add(_ settings: Workspace) {
    for waiver in settings.waivers {
      let id = "\(waiver.rule.value) at \(waiver.place.value)"
      excuse(.waiver, id, waiver.why, app: waiver.app, at: waiver.place.span)
    }
    for item in settings.levels {
      var proof = Proof(.level, item.rule.value.text, group: "lint.levels", at: item.rule.span)
      proof.strength = (Self.rank(item.level), item.level.rawValue)
      if let usual = LintRoster.pages.first(where: { $0.code == item.rule.value })?.level {
        proof.usualStrength = (LintLevel(rawValue: usual.rawValue).map(Self.rank) ?? 0, usual.rawValue)
      }
      proofs.append(proof)
    }
  }

  private static func rank(_ level: LintLevel) -> Int { LintLevel.allCases.firstIndex(of: level) ?? 0 }

  private static func app(of path: String, in folder: String) -> String? {
    let parent = Folder.split(path).folder
    return parent == folder ? nil : Folder.split(parent).name
  }

  private mutating func excuse(
    _ kind: Proof.Kind, _ id: String, _ why: Justification, app: String?, at span: SourceSpan
  ) {
    var proof = Proof(kind, id, group: kind.rawValue, app: app, at: span)
    proof.reason = "\(why.reason) (\(why.owner), until \(why.until.value))"
    proof.until = "\(why.until.value)"
    proofs.append(proof)
  }

  private mutating func add(_ requirements: [Requirement], app: String?) {
    for requirement in requirements {
      var proof = Proof(.requirement, requirement.id, group: requirement.document, app: app, at: requirement.idSpan)
      proof.strength = (Self.rank(requirement.check), requirement.check.rawValue)
      proof.parts = requirement.quote.split(separator: "\n").map { Proof.Part(.quoteLine, String($0)) }
      proof.parts.append(Proof.Part(.requires, requirement.requires, subject: "requires"))
      proof.parts += requirement.texts.map { Proof.Part(.text, $0.name) }
      proofs.append(proof)
      if let agreed = requirement.notApplicable {
        excuse(.notApplicable, requirement.id, agreed, app: app, at: requirement.idSpan)
      }
      if let accepted = requirement.namedOnly {
        var proof = Proof(.namedOnly, requirement.id, group: "named_only", app: app, at: accepted.span)
        proof.reason = accepted.sentence
        proof.until = accepted.until.map { "\($0.value)" }
        proofs.append(proof)
      }
    }
  }

  /// What only a device can show fails least often.
  private static func rank(_ check: Requirement.Check) -> Int {
    switch check {
    case .scenario: 3
    case .generated, .artifact, .lint: 2
    case .device: 1
    }
  }

  private mutating func addCases(of tree: SourceTree) {
    let root = tree.root
    guard let suite = root["suite"]?.text else { return }
    for item in root["scenarios"]?.items.map({ $0 }) ?? [] {
      guard let id = item["id"] else { continue }
      var proof = Proof(.scenario, "\(suite)/\(id.text)", group: suite, app: root["app"]?.text, at: id.span)
      proof.parts = (item["covers"]?.items.map { Proof.Part(.covers, $0.text) }) ?? []
      for step in item["steps"]?.items.map({ $0 }) ?? [] { proof.parts += Self.expectations(step["expect"]) }
      proof.parts += Self.expectations(item["then"])
      for row in item["table"]?["rows"]?.items.map({ $0 }) ?? [] {
        for cell in row.items.prefix(1) { proof.parts.append(Proof.Part(.row, cell.text)) }
      }
      proofs.append(proof)
    }
  }

  /// Lines such as `{ delivered: reminder, at: "10:00" }`.
  private static func expectations(_ lines: SourceNode?) -> [Proof.Part] {
    guard let lines else { return [] }
    return lines.items.compactMap { line in
      guard line.kind == .mapping, let first = line.entries.first(where: { _ in true }) else { return nil }
      var values: [String: String] = ["word": first.key.text]
      for (key, value) in line.entries where key.text != first.key.text { values[key.text] = value.flow }
      let verb = first.key.text.hasSuffix("_includes") ? String(first.key.text.dropLast(9)) : first.key.text
      // A list of events is what such a line says, not what it is about.
      let isList = first.value.kind != .scalar
      return Proof.Part(
        .expectation, line.flowWithoutBraces, subject: isList ? verb : "\(verb) \(first.value.text)", values: values)
    }
  }

  private mutating func addOutputs(of tree: SourceTree) {
    let app = tree.root["app"]?.text
    for item in tree.root["outputs"]?.items.map({ $0 }) ?? [] {
      guard let file = item["file"] else { continue }
      let asked = ["equals", "contains", "lines", "absent"].first { item[$0] != nil } ?? ""
      let place = item["at"].map { " at \($0.text)" } ?? ""
      let value = asked == "equals" || asked == "absent" ? "" : ": \(item[asked]?.flow ?? "")"
      var proof = Proof(.output, file.text + place + value, group: tree.file, app: app, at: file.span)
      proof.parts = (item["covers"]?.items.map { Proof.Part(.covers, $0.text) }) ?? []
      if asked == "equals" || asked == "absent" {
        proof.strength = (2, asked)
      }
      proofs.append(proof)
    }
  }
}

extension SourceNode {
  /// On one line, however it is written.
  fileprivate var flow: String {
    switch kind {
    case .scalar: text
    case .sequence: "[\(items.map(\.flow).joined(separator: ", "))]"
    case .mapping: "{ \(flowWithoutBraces) }"
    }
  }

  fileprivate var flowWithoutBraces: String {
    entries.map { "\($0.key.text): \($0.value.flow)" }.joined(separator: ", ")
  }
}
