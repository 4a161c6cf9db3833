import SpecDiagnostics
import SpecLanguage

extension Workspace {
  /// Findings about waivers for unknown apps.
  func waiversOfNoApp(among apps: [String]) -> [Diagnostic] {
    waivers.filter { !apps.contains($0.app) }.map { waiver in
      let meant = Spelling.guess(for: waiver.app, among: apps, .names)
      return .unknownPlace(
        of: waiver, "there is no app '\(waiver.app)'",
        meant: meant?.within { $0 + waiver.place.value.dropFirst(waiver.app.count) })
    }
  }
}

extension Diagnostic {
  /// The finding about a waiver with an unknown path; nil if it exists.
  static func unknownPlace(_ place: SpecPlace, of waiver: WaiverItem) -> Self? {
    guard let missing = place.missing else { return nil }
    let parent = place.known.isEmpty ? "the app '\(waiver.app)'" : "'\(place.known)'"
    let meant = place.meant?.within { "\(waiver.app)/\($0)" }
    return unknownPlace(of: waiver, "\(parent) has no '\(missing)'", meant: meant)
  }

  fileprivate static func unknownPlace(of waiver: WaiverItem, _ reason: String, meant: Spelling.Guess?) -> Self {
    // Between braces YAML would read the character of a list or a mapping in it.
    let fixIt = meant.flatMap { meant in
      let needsQuotes = meant.word.contains { "[]{},".contains($0) }
      return meant.fixIt(replacing: waiver.place.span, with: needsQuotes ? "\"\(meant.word)\"" : nil)
    }
    return Self(
      "waivers/unknown-place", .error,
      "The waiver's place '\(waiver.place.value)' does not exist: \(reason)\(meant?.question(after: "; ") ?? "")",
      at: waiver.place.span, fixIt: fixIt)
  }
}
