import SpecComparison
import SpecEmission
import SpecLanguage
import SpecRelease

extension ReleaseReport.ChangedRule {
  /// What is said of an app and of its types that was not said before, or is not said any more, in the order of
  /// today's files.
  ///
  /// - Parameter changes: Those of the app. What is neither new nor gone according to them could not be compared.
  static func all(in current: Spec, since base: Spec, _ changes: [SpecChange]) -> [Self] {
    let ofTypes = changes.filter { $0.path.count == 2 && $0.path[0] == "notifications" }
    func isSure(_ id: String, _ kind: SpecChange.Kind) -> Bool {
      ofTypes.contains { $0.kind == kind && $0.path[1] == id }
    }
    let code: @Sendable (String) -> String = { "'\($0)'" }
    func change(_ item: String, _ old: [String], _ new: [String]) -> Self? {
      let (gone, added) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
      return gone.isEmpty && added.isEmpty ? nil : Self(app: current.app.id, item: item, old: gone, new: added)
    }
    // What no sentence says is said as `diff` says it; texts have a list of their own.
    let rest = changes.filter { $0.path.count > 2 && $0.kind != .renamed && !$0.isNote && !$0.isOfText }
    func others(_ section: String, _ ids: Set<String>) -> [String] {
      rest.filter { $0.path[0] == section && ids.contains($0.path[1]) }.map(\.message)
    }
    let general = change(
      "all notifications", base.sentencesAboutAll(code: code), current.sentencesAboutAll(code: code))
    var known: Set<String> = []
    let types = current.notifications.map { type in
      let renamed = ofTypes.filter { $0.newID == type.id }.map { $0.path[1] }
      let before = ([type.id] + type.formerly.map(\.value) + renamed).lazy.compactMap { base.notification($0) }.first
      guard let before else {
        let state = isSure(type.id, .added) ? "new" : "not compared, because it had an error"
        return change(type.id, [], ["\(state): \(type.summary.value)"])
      }
      known.insert(before.id)
      return change(type.id, base.sentences(about: before, code: code), current.sentences(about: type, code: code))
        ?? change(type.id, [], others("notifications", [before.id, type.id]))
    }
    let gone = base.notifications.filter { !known.contains($0.id) }.map { type in
      change(
        type.id, [type.summary.value],
        [isSure(type.id, .removed) ? "removed" : "not compared, because it has an error or cannot be read"])
    }
    let categories = current.categories.map { change("category \($0.id)", [], others("categories", [$0.id])) }
    return ([general] + types + gone + categories).compactMap(\.self)
  }
}

extension SpecChange {
  fileprivate var isOfText: Bool { path.contains { ["copy", "title", "placeholder", "button"].contains($0) } }
}
