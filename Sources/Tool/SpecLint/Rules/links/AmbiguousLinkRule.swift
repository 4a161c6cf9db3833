import SpecDiagnostics
import SpecLanguage

struct AmbiguousLinkRule: LintRule {
  static let code: DiagnosticCode = "links/ambiguous"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    let targets = spec.deepLinks?.targets ?? []
    return same(targets)
      + LinkOverlap.pairs(in: targets).map { left, right in
        finding(
          "'deep_links.targets.\(right.target.id)' and '\(left.target.id)' are both opened by "
            + "'\(left.shared(with: right))': change one of them",
          at: right.span, notes: [Diagnostic.Note("the other address is here", at: left.span)])
      }
  }

  private func same(_ targets: [TargetItem]) -> [Diagnostic] {
    var owners: [String: (target: TargetItem, span: SourceSpan)] = [:]
    var findings: [Diagnostic] = []
    for target in targets {
      for address in target.addresses {
        guard let owner = owners[address.form] else {
          owners[address.form] = (target, address.span)
          continue
        }
        guard owner.target.id != target.id else { continue }
        findings.append(
          finding(
            "'deep_links.targets.\(target.id)' has the same address as '\(owner.target.id)': change one of them",
            at: address.span, notes: [Diagnostic.Note("the other address is here", at: owner.span)]))
      }
    }
    return findings
  }
}

extension TargetItem {
  /// Its path and its aliases, with every parameter as `{}`: `/chat/{}`. An alias replaces the first part.
  fileprivate var addresses: [(form: String, span: SourceSpan)] {
    let parts = path.value.split(separator: "/").map { $0.hasPrefix("{") ? "{}" : $0.lowercased() }
    let rest = parts.dropFirst().map { "/" + $0 }.joined()
    return [("/" + (parts.first ?? "") + rest, path.span)]
      + aliases.map { ("/" + $0.value.lowercased() + rest, $0.span) }
  }
}
