import SpecDiagnostics
import SpecModel
import SpecReading

extension Workspace {
  /// Findings about waivers for apps that there are not.
  func waiversOfNoApp(among apps: [String]) -> [Diagnostic] {
    waivers.filter { !apps.contains($0.app) }.map { waiver in
      let meant = Spelling.suggestion(for: waiver.app, among: apps)
      return .unknownPlace(
        of: waiver, "there is no app '\(waiver.app)'",
        meant: meant.map { $0 + waiver.place.value.dropFirst(waiver.app.count) })
    }
  }
}

extension Diagnostic {
  /// The finding about a waiver whose path there is not; nil when there is one.
  static func unknownPlace(_ place: SpecPlace, of waiver: WaiverItem) -> Self? {
    guard let missing = place.missing else { return nil }
    let parent = place.known.isEmpty ? "the app '\(waiver.app)'" : "'\(place.known)'"
    let meant = place.meant.map { "\(waiver.app)/\($0)" }
    return unknownPlace(of: waiver, "\(parent) has no '\(missing)'", meant: meant)
  }

  fileprivate static func unknownPlace(of waiver: WaiverItem, _ reason: String, meant: String?) -> Self {
    // Between braces YAML would read the sign of a list or a mapping in it.
    let fixIt = meant.map { text in
      let needsQuotes = text.contains { "[]{},".contains($0) }
      return FixIt(
        "did you mean '\(text)'?", replace: waiver.place.span, with: needsQuotes ? "\"\(text)\"" : text)
    }
    return Self(
      "waivers/unknown-place", .error, "The waiver's place '\(waiver.place.value)' is nowhere: \(reason)",
      at: waiver.place.span, fixIt: fixIt)
  }
}
