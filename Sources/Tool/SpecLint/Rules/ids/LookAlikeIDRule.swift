import SpecDiagnostics
import SpecEmission
import SpecLanguage

struct LookAlikeIDRule: LintRule {
  static let code: DiagnosticCode = "ids/look-alike"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    lookAlikes("signals", spec.signals.map { ($0.id, $0.idSpan) })
      + lookAlikes("notifications", spec.notifications.map { ($0.id, $0.idSpan) })
      + lookAlikes("deep_links.targets", (spec.deepLinks?.targets ?? []).map { ($0.id, $0.idSpan) })
      + lookAlikes("preferences", spec.preferences.map { ($0.id, $0.idSpan) })
  }

  private func lookAlikes(_ section: String, _ ids: [(id: String, span: SourceSpan)]) -> [Diagnostic] {
    var first: [String: (id: String, span: SourceSpan)] = [:]
    return ids.compactMap { item in
      let look = Self.look(of: item.id)
      guard let earlier = first[look] else {
        first[look] = item
        return nil
      }
      // For ids that Swift cannot tell apart, `NameCollisionRule` says more.
      guard SwiftNames.name(earlier.id, of: .signal) != SwiftNames.name(item.id, of: .signal) else { return nil }
      return finding(
        "'\(section).\(item.id)' is easily taken for '\(section).\(earlier.id)'", at: item.span,
        notes: [Diagnostic.Note("the other one is here", at: earlier.span)])
    }
  }

  /// The id without underscores and plural endings.
  private static func look(of id: String) -> String {
    var look: [UInt8] = []
    look.reserveCapacity(id.utf8.count)
    var wordStart = 0
    func endWord() {
      if look.count - wordStart > 3, look.last == UInt8(ascii: "s") { look.removeLast() }
      wordStart = look.count
    }
    for byte in id.utf8 { if byte == UInt8(ascii: "_") { endWord() } else { look.append(byte) } }
    endWord()
    return String(decoding: look, as: UTF8.self)
  }
}
