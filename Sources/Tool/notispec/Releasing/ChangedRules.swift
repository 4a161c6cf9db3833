import SpecEmission
import SpecLanguage
import SpecRelease

extension ReleaseReport.ChangedRule {
  /// What is said of an app and of its types that was not said before, or is not said any more, in the order of
  /// today's files.
  static func all(in current: Spec, since base: Spec) -> [Self] {
    let code: @Sendable (String) -> String = { "'\($0)'" }
    func change(_ item: String, _ old: [String], _ new: [String]) -> Self? {
      let (gone, added) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
      return gone.isEmpty && added.isEmpty ? nil : Self(app: current.app.id, item: item, old: gone, new: added)
    }
    let general = change(
      "all notifications", base.sentencesAboutAll(code: code), current.sentencesAboutAll(code: code))
    var known: Set<String> = []
    let types = current.notifications.map { type in
      let before = ([type.id] + type.formerly.map(\.value)).lazy.compactMap { base.notification($0) }.first
      guard let before else { return change(type.id, [], ["new: \(type.summary.value)"]) }
      known.insert(before.id)
      return change(type.id, base.sentences(about: before, code: code), current.sentences(about: type, code: code))
    }
    let gone = base.notifications.filter { !known.contains($0.id) }.map { type in
      change(type.id, [type.summary.value], ["removed"])
    }
    return ([general] + types + gone).compactMap(\.self)
  }
}
