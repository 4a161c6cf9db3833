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
    // Texts have a list of their own.
    let rest = changes.filter { $0.path.count > 1 && $0.kind != .renamed && !$0.isNote && !$0.isOfText }
    func others(_ section: String, _ ids: Set<String>) -> [SpecChange] {
      rest.filter { $0.path.count > 2 && $0.path[0] == section && ids.contains($0.path[1]) }
    }
    /// What no sentence says is said as `diff` says it.
    ///
    /// - Parameters:
    ///   - keys: What changed, with the key that it is in at this place of its path.
    func change(_ item: String, _ old: [KeyWords], _ new: [KeyWords], keys: [SpecChange], at place: Int) -> Self? {
      let said = Set(Set(old).symmetricDifference(new).flatMap(\.keys))
      let unsaid = keys.filter { !said.contains($0.path[place]) }.map(\.message)
      return change(item, old.map(\.words), new.map(\.words) + unsaid)
    }
    let policies = rest.filter { $0.path[0] == "policies" }
    let policyKeys = Set(policies.map { $0.path[1] })
    // What has an error goes by its default, which is no change.
    func isCompared(_ line: KeyWords) -> Bool { !policyKeys.isDisjoint(with: line.keys) }
    let general = change(
      "all notifications", base.keySentencesAboutAll(code: code).filter(isCompared),
      current.keySentencesAboutAll(code: code).filter(isCompared), keys: policies, at: 1)
    var known: Set<String> = []
    let types = current.notifications.map { type in
      let renamed = ofTypes.filter { $0.newID == type.id }.map { $0.path[1] }
      let before = ([type.id] + type.formerly.map(\.value) + renamed).lazy.compactMap { base.notification($0) }.first
      guard let before else {
        let state = isSure(type.id, .added) ? "new" : "not compared, because it had an error"
        return change(type.id, [], ["\(state): \(type.summary.value)"])
      }
      known.insert(before.id)
      return change(
        type.id, base.keySentences(about: before, code: code), current.keySentences(about: type, code: code),
        keys: others("notifications", [before.id, type.id]), at: 2)
    }
    let gone = base.notifications.filter { !known.contains($0.id) }.map { type in
      change(
        type.id, [type.summary.value],
        [isSure(type.id, .removed) ? "removed" : "not compared, because it has an error or cannot be read"])
    }
    let categories = current.categories.map {
      change("category \($0.id)", [], others("categories", [$0.id]).map(\.message))
    }
    return ([general] + types + gone + categories).compactMap(\.self)
  }
}

extension SpecChange {
  fileprivate var isOfText: Bool { path.contains { ["copy", "title", "placeholder", "button"].contains($0) } }
}
