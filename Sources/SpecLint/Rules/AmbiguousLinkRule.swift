import SpecDiagnostics
import SpecLanguage

struct AmbiguousLinkRule: LintRule {
  static let code: DiagnosticCode = "links/ambiguous"
  static let page = """
    One address opens one screen.

    Why: when two screens share an address, the app opens whichever its code checks first, and the other one can never
    be reached. A literal part comes before a parameter, so `/chat/new` and `/chat/{id}` do not clash. `/a/{x}/c` and
    `/a/b/{y}` do: `/a/b/c` matches both.
    """
  static let level = Diagnostic.Severity.error
  static let example = LintExample(
    """
      notispec: 1
      deep_links:
        scheme: demo
        universal: https://demo.example.com
        targets:
          chat: { path: "/chat/{id}", parameters: { id: { type: string } } }
    -     room: { path: 1️⃣"/chat/{name}", parameters: { name: { type: string } } }
    +     room: { path: "/room/{name}", parameters: { name: { type: string } } }
    """)

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
    guard mayBeAmbiguous(targets) else { return [] }
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

  /// Whether two addresses may be the same. Their hashes tell, without building either string.
  private func mayBeAmbiguous(_ targets: [TargetItem]) -> Bool {
    var seen = Set<UInt64>(minimumCapacity: targets.count)
    for index in targets.indices {
      guard targets[index].aliases.isEmpty, let hash = Self.hash(of: targets[index].path.value),
        seen.insert(hash).inserted
      else { return true }
    }
    return false
  }

  /// The hash of a path's address; nil if lower case takes more than looking at bytes.
  private static func hash(of path: String) -> UInt64? {
    path.withBytes { bytes in
      var hash = KeyHash()
      var last = UInt8(ascii: "/")
      var isParameter = false
      for byte in bytes {
        guard byte < 0x80 else { return nil }
        if byte == UInt8(ascii: "/") {
          isParameter = false
        } else {
          if last == UInt8(ascii: "/") {
            hash.add(last)
            isParameter = byte == UInt8(ascii: "{")
            if isParameter { hash.add(byte) }
          }
          if !isParameter { hash.add((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) }
        }
        last = byte
      }
      return hash.value
    }
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
