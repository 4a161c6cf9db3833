/// The app itself, its signals, strings and modules.
extension ChangeRoster {
  static let app: [ChangeRule] =
    [
      ChangeRule("", when: .added).keeps(.swift, "There is a new module, which no code uses yet."),
      ChangeRule("", when: .removed)
        .breaks(.swift, "Code that imports the module of '{id}' no longer compiles.")
        .breaks(.dashboards, "The events of '{id}' are no longer described.", counting: .anything)
        .breaks(.inFlight, "What is scheduled on devices is no longer described.")
        .breaks(.copy, "All texts of '{id}' are gone."),
      ChangeRule("", when: .moved),
      ChangeRule("app.id")
        .breaks(.swift, "Code that names the rules of '{old}' no longer compiles: they are those of '{new}' now.")
        .breaks(.inFlight, "What is scheduled or shown as '{old}' is not recognized."),
      ChangeRule("app.module").breaks(.swift, "Code with 'import {old}' no longer compiles."),
      ChangeRule("app.bundle_id")
        .breaks(.inFlight, "To the system it is a different app: pushes to '{old}' and its settings do not reach it."),
      ChangeRule("app.team_id", when: .added),
      ChangeRule("app.team_id")
        .risks(.inFlight, "Universal links open the browser until the website has the new association file."),
      ChangeRule("app.locales.*", when: .removed, .renamed)
        .breaks(.swift, "The locale '{id}' is gone from the generated code.")
        .breaks(.copy, "People who use '{id}' get another language."),
      ChangeRule("app.locales.*", when: .added)
        .risks(.swift, "A 'switch' over all locales must handle '{id}' before the app compiles again.")
        .keeps(.copy, "People who use '{id}' get texts in their language."),
      ChangeRule("app.locales"),
      ChangeRule("app.source_locale")
        .risks(.copy, "People whose language is not offered read '{new}' instead of '{old}'."),
      ChangeRule("app.delivery.*", when: .removed)
        .breaks(.inFlight, "Notifications of the kind '{id}' are no longer part of the app."),
      ChangeRule("app.delivery", "app.delivery.**"),
      ChangeRule("app.minimum_ios").risks(.swift, "The app runs on different versions of iOS: '{old}' became '{new}'."),
      ChangeRule("app.entitlements.*", when: .removed)
        .risks(.inFlight, "The system no longer grants '{id}', and treats what needs it as ordinary."),
      ChangeRule("app.entitlements.**", "app.entitlements"),
      ChangeRule("app.launch", "app.launch.**")
        .risks(.inFlight, "The order of the steps at launch changed: a tap that starts the app may be lost."),
      ChangeRule("app.authorization", "app.authorization.**")
        .risks(
          .dashboards,
          "People are asked for permission differently, so answer rates are not comparable with earlier ones.",
          counting: .answers
        )
        .risks(.inFlight, "People who have already answered keep their answer; the others are asked differently."),
      ChangeRule("app.name", "app.out_of_scope", "app.out_of_scope.**"),
    ] + signals + strings + modules + attributes + experiments

  private static let signals: [ChangeRule] = [
    ChangeRule("signals", when: .moved),
    ChangeRule("signals.*", when: .added).keeps(.swift, "There is a new signal, which no code has to report."),
    ChangeRule("signals.*", when: .renamed, if: { formerName(in: $0) != nil })
      .breaks(.swift, "Code that reports '{id}' no longer compiles: it is now '{new}'."),
    ChangeRule("signals.*", when: .removed, .renamed)
      .breaks(.swift, "Code that reports '{id}' no longer compiles.")
      .risks(.inFlight, "What devices remember about '{id}' no longer counts."),
    ChangeRule("signals.*.parameters.*", when: .added, if: isOptional)
      .risks(.swift, "Code that reports '{item}' may omit the new value '{id}'. Check it."),
    ChangeRule("signals.*.parameters.*", when: .added)
      .breaks(.swift, "Code that reports '{item}' must also pass '{id}' before the app compiles again."),
    ChangeRule("signals.*.parameters.*", when: .removed, .renamed)
      .breaks(.swift, "Code that reports '{item}' with '{id}' no longer compiles."),
    ChangeRule("signals.*.parameters.*.type")
      .breaks(.swift, "Code that reports '{item}' with a value of the type '{old}' no longer compiles.")
      .risks(.inFlight, "Values that devices remember have the type '{old}'."),
    ChangeRule("signals.*.parameters", when: .moved)
      .breaks(.swift, "The order of the values of '{item}' changes, so code that passes them no longer compiles."),
    ChangeRule("signals.*.parameters.*.**").risks(.swift, "Check code that reports '{item}': '{id}' changed."),
  ]

  private static let strings: [ChangeRule] = [
    ChangeRule("strings", "strings.*", when: .added, .moved),
    ChangeRule("strings.*", when: .renamed).breaks(.swift, "Code that shows '{id}' no longer compiles."),
    ChangeRule("strings.*", when: .removed)
      .breaks(.swift, "Code that shows '{id}' no longer compiles.")
      .keeps(.copy, "The text '{id}' is no longer shown anywhere."),
    ChangeRule("strings.*.arguments", "strings.*.arguments.**")
      .breaks(.swift, "Code that shows '{item}' must pass other values to it."),
  ]

  private static let attributes: [ChangeRule] = [
    ChangeRule("attributes", "attributes.*", when: .added, .moved),
    ChangeRule("attributes.*", when: .removed, .renamed)
      .breaks(.swift, "Code that reports the attribute '{id}' no longer compiles.")
      .risks(.inFlight, "What devices remember of '{id}' is no longer used."),
    ChangeRule("attributes.*.enum.**", when: .added)
      .risks(.swift, "A 'switch' over the values of '{item}' must handle the new one before the app compiles."),
    ChangeRule("attributes.*.enum", when: .moved),
    ChangeRule("attributes.*.enum", "attributes.*.enum.**")
      .breaks(.swift, "Code that reports a value of '{item}' that is gone no longer compiles."),
  ]

  private static let experiments: [ChangeRule] = [
    ChangeRule("flags", "flags.*", when: .added, .moved),
    ChangeRule("flags.*.summary", "flags.*.owner", "flags.*.until"),
    ChangeRule("flags.*.default")
      .risks(.inFlight, "Where the app has not reported '{item}', it is now '{new}', and what it decides changes."),
    ChangeRule("flags.*", when: .removed, .renamed)
      .breaks(.swift, "Code that reports the flag '{id}' no longer compiles.")
      .risks(.inFlight, "Where devices remember '{id}' to be is no longer used."),
    ChangeRule("experiments", "experiments.*", when: .added, .moved),
    ChangeRule("experiments.*", when: .removed, .renamed)
      .breaks(.swift, "Code that names the experiment '{id}' no longer compiles.")
      .risks(.dashboards, "The groups of '{id}' end, so figures for them stop."),
    ChangeRule("experiments.*.*", when: .removed, .renamed)
      .breaks(.swift, "Code that names '{id}' of '{item}' no longer compiles.")
      .risks(.dashboards, "Installations that were in '{id}' of '{item}' are drawn again."),
    ChangeRule("experiments.*", "experiments.*.*")
      .risks(.dashboards, "The shares of '{item}' change for new installations only: the others stay in their groups."),
  ]

  private static let modules: [ChangeRule] = [
    ChangeRule("modules", when: .moved),
    ChangeRule("modules.*", when: .added)
      .risks(.swift, "A 'switch' over all modules must handle '{id}' before the app compiles again."),
    ChangeRule("modules.*", when: .removed, .renamed)
      .breaks(.swift, "Code that names the module '{id}' no longer compiles."),
  ]

  /// Whether a value is sent under the key that it had.
  static func keepsKey(_ context: ChangeRule.Context) -> Bool { context.keepsKey }

  /// Whether a new value need not be given.
  static func isOptional(_ context: ChangeRule.Context) -> Bool {
    context.change.new?["optional"]?.form == .flag(true)
  }
}
