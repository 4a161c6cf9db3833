package import NotificationRules
import NotificationTerms
package import SpecLanguage

extension ItemWords {
  package func lines(for flow: PermissionFlowItem) -> [String] {
    let occasions = flow.occasions.map { words(for: $0.value) }
    var lines = ["Shown " + occasions.joined(last: "or")]
    if let again = flow.again {
      lines.append(
        "Again \(again.after == .zero ? "at once" : again.after.words) after \u{201C}not now\u{201D}, \(again.max == 1 ? "once" : "\(again.max) times at most")"
      )
    }
    if let flag = flow.completedFlag { lines.append("Remembered in " + code(flag.value)) }
    if let force = flow.forcedBy { lines.append("Forced by " + code(force.value)) }
    if flow.asksOnce { lines.append("Each system dialog is asked for once") }
    return lines
  }

  package func words(for consequence: ConsequenceItem) -> String {
    let changes = [("blocks", consequence.block), ("hides", consequence.hide), ("disables", consequence.disable)]
    var parts = changes.compactMap { word, modules in
      modules.isEmpty ? nil : "\(word) " + modules.map { code($0.value) }.joined(last: "and")
    }
    if let screen = consequence.screen { parts.append("shows " + code(screen.value)) }
    return "\(code(consequence.answer.rawValue)): \(parts.isEmpty ? "changes nothing" : parts.joined(separator: "; "))"
  }

  package func words(for destination: PermissionScreenRule.Destination) -> String {
    switch destination {
    case .settings: "opens Settings"
    case .prePrompt: "leads to the step's screen"
    case .nextStep: "leads to the next step"
    case .app: "leads back to the app"
    }
  }

  package func words(for occasion: FlowOccasion) -> String {
    switch occasion {
    case .moment(.firstLaunch): "at the first launch"
    case .moment(.notCompleted): "as long as it is not completed"
    case .moment(.forced): "when it is forced"
    case .signal(let item):
      "after \(item.atLeast == 1 ? "" : "\(item.atLeast) times ")\(code(item.signal.value)), until it is completed"
    }
  }

  package func words(for occasion: FinalScreenRule.Occasion) -> String {
    switch occasion {
    case .allGranted: "when everything was granted"
    case .always: "always"
    case .never: "never"
    }
  }

  package func words(for moment: AuthorizationItem.Moment, _ item: AuthorizationItem) -> String {
    switch moment {
    case .permissionFlow: "at its step of the permission flow"
    case .afterSignIn: "after signing in"
    case .preference: "when \(item.preference.map { code($0.value) } ?? "a setting") is switched on"
    case .launch: "at launch"
    }
  }

  package func words(for item: PreferenceItem) -> (kind: String, standard: String) {
    switch item.kind {
    case .toggle(let toggle): ("on or off", toggle.isOnByDefault ? "on" : "off")
    case .time(let time): ("time of day", time.standard.value.description)
    case .choice(let choice): ("one of several", code(choice.standard.value))
    case .weekdays: ("days of the week", item.standardWords)
    case .times(let times): ("up to \(times.most.counted("time")) of day", item.standardWords)
    case .number(let number): ("a number\(number.words)", item.standardWords)
    }
  }

  /// The types that a toggle controls, then what else depends on the setting: `the time of day of a, b; the words of
  /// c`.
  package func scope(of item: PreferenceItem) -> String {
    let use = PreferenceUse(of: item.id, in: spec)
    var controlled: [String] = []
    var parts: [String] = []
    switch item.toggle?.controls {
    case .all: parts.append("all notifications")
    case .types(let ids): controlled = ids.map(\.value)
    case nil: break
    }
    let uses = [
      ("", controlled), ("the time of day of ", use.times), ("the frequency of ", use.intervals),
      ("the words of ", use.words), ("a condition of ", use.conditions),
    ]
    if use.isInSnoozes { parts.append("how long buttons put off") }
    if use.isInQuietHours { parts.append("the quiet hours") }
    for (words, types) in uses where !types.isEmpty { parts.append(words + types.map(code).joined(separator: ", ")) }
    return parts.joined(separator: "; ")
  }
}
