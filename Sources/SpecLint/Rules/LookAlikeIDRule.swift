import SpecDiagnostics
import SpecEmission
import SpecLanguage

struct LookAlikeIDRule: LintRule {
  static let code: DiagnosticCode = "ids/look-alike"
  static let page = """
    Different ids look different.

    Why: `photo_cleaned` and `photos_cleaned` are easily mixed up. Both exist, so nothing complains.
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    """
      notispec: 1
    - signals: { photos_cleaned: {}, 1️⃣photo_cleaned: {} }
    + signals: { photos_cleaned: {}, album_sorted: {} }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        soon:
          summary: "Soon."
          target: home
          trigger: { after: { signal: photos_cleaned, delay: 1h } }
    -     conditions: [{ happened: photo_cleaned }]
    +     conditions: [{ happened: album_sorted }]
          copy: { body: { en: "Hi" } }
    """)

  func check(_ spec: Spec) -> [Diagnostic] {
    lookAlikes("signals", spec.signals, id: { $0.id }, span: { $0.idSpan })
      + lookAlikes("notifications", spec.notifications, id: { $0.id }, span: { $0.idSpan })
      + lookAlikes("deep_links.targets", spec.deepLinks?.targets ?? [], id: { $0.id }, span: { $0.idSpan })
      + lookAlikes("preferences", spec.preferences, id: { $0.id }, span: { $0.idSpan })
  }

  private func lookAlikes<Item>(
    _ section: String, _ items: [Item], id: (Item) -> String, span: (Item) -> SourceSpan
  ) -> [Diagnostic] {
    var looks = Set<UInt64>(minimumCapacity: items.count)
    let areAllUnlike = items.indices.allSatisfy { looks.insert(Self.lookHash(of: id(items[$0]))).inserted }
    return areAllUnlike ? [] : lookAlikes(section, items.map { (id($0), span($0)) })
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

  /// The hash of `look`, without building the string.
  private static func lookHash(of id: String) -> UInt64 {
    id.withBytes { bytes in
      var hash = KeyHash()
      var wordStart = 0
      for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "_") {
        let hasEnding = end - wordStart > 3 && bytes[end - 1] == UInt8(ascii: "s")
        for place in wordStart..<(hasEnding ? end - 1 : end) { hash.add(bytes[place]) }
        wordStart = end + 1
      }
      return hash.value
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
