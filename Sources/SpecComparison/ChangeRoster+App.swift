/// The app itself, its signals, strings and modules.
extension ChangeRoster {
  static let app: [ChangeRule] =
    [
      ChangeRule(
        "", when: .added, means: [.keeps(.swift, "There is a new module to use, and no code that uses it yet.")]),
      ChangeRule(
        "", when: .removed,
        means: [
          .breaks(.swift, "Code that imports the module of '{id}' no longer compiles."),
          .breaks(.dashboards, "No event of '{id}' is described any more.", counting: .anything),
          .breaks(.inFlight, "Nothing describes any more what is scheduled on the devices."),
          .breaks(.copy, "All texts of '{id}' are gone."),
        ]),
      ChangeRule("", when: .moved, means: []),
      ChangeRule("app.module", means: [.breaks(.swift, "Code that says 'import {old}' no longer compiles.")]),
      ChangeRule(
        "app.bundle_id",
        means: [
          .breaks(.inFlight, "To the system it is another app: pushes to '{old}' and its settings do not reach it.")
        ]),
      ChangeRule(
        "app.locales.*", when: .removed, .renamed,
        means: [
          .breaks(.swift, "The locale '{id}' is gone from the generated code."),
          .breaks(.copy, "People who read '{id}' get another language."),
        ]),
      ChangeRule(
        "app.locales.*", when: .added,
        means: [
          .risks(.swift, "A 'switch' over all locales must handle '{id}' before the app compiles again."),
          .keeps(.copy, "People who read '{id}' get texts of their own."),
        ]),
      ChangeRule("app.locales", means: []),
      ChangeRule(
        "app.source_locale",
        means: [
          .risks(.copy, "People whose language is not offered read '{new}' and no longer '{old}'.")
        ]),
      ChangeRule(
        "app.delivery.*", when: .removed,
        means: [
          .breaks(.inFlight, "Notifications of the kind '{id}' are not part of the app any more.")
        ]),
      ChangeRule("app.delivery", "app.delivery.**", means: []),
      ChangeRule(
        "app.minimum_ios",
        means: [
          .risks(.swift, "The app runs on other versions of iOS than before: '{old}' became '{new}'.")
        ]),
      ChangeRule(
        "app.entitlements.*", when: .removed,
        means: [
          .risks(.inFlight, "The system no longer grants '{id}', and shows what needs it in a lesser way.")
        ]),
      ChangeRule("app.entitlements.**", "app.entitlements", means: []),
      ChangeRule(
        "app.launch", "app.launch.**",
        means: [
          .risks(
            .inFlight, "The order of the first steps after a start changed: a tap that starts the app may be lost.")
        ]),
      ChangeRule(
        "app.authorization", "app.authorization.**",
        means: [
          .risks(
            .dashboards, "People are asked for permission in another way, so the shares of answers do not compare.",
            counting: .answers),
          .risks(.inFlight, "Who has answered already keeps that answer, and the others are asked differently."),
        ]),
      ChangeRule("app.name", "app.out_of_scope", "app.out_of_scope.**", means: []),
    ] + signals + strings + modules

  private static let signals: [ChangeRule] = [
    ChangeRule("signals", when: .moved, means: []),
    ChangeRule(
      "signals.*", when: .added,
      means: [
        .keeps(.swift, "There is a new signal to report, and no code that must report it.")
      ]),
    ChangeRule(
      "signals.*", when: .removed, .renamed,
      means: [
        .breaks(.swift, "Code that reports '{id}' no longer compiles."),
        .risks(.inFlight, "What the devices remember of '{id}' counts for nothing any more."),
      ]),
    ChangeRule(
      "signals.*.parameters.*", when: .added, if: isOptional,
      means: [
        .risks(.swift, "Code that reports '{item}' may leave the new value '{id}' out, and should be looked at.")
      ]),
    ChangeRule(
      "signals.*.parameters.*", when: .added,
      means: [
        .breaks(.swift, "Code that reports '{item}' must give '{id}' too before the app compiles again.")
      ]),
    ChangeRule(
      "signals.*.parameters.*", when: .removed, .renamed,
      means: [
        .breaks(.swift, "Code that reports '{item}' with '{id}' no longer compiles.")
      ]),
    ChangeRule(
      "signals.*.parameters.*.type",
      means: [
        .breaks(.swift, "Code that reports '{item}' with a value of the type '{old}' no longer compiles."),
        .risks(.inFlight, "Values that the devices remember are of the type '{old}'."),
      ]),
    ChangeRule(
      "signals.*.parameters", when: .moved,
      means: [
        .breaks(.swift, "The values of '{item}' have another order, so code that gives them no longer compiles.")
      ]),
    ChangeRule(
      "signals.*.parameters.*.**",
      means: [
        .risks(.swift, "Code that reports '{item}' should be looked at: '{id}' changed.")
      ]),
  ]

  private static let strings: [ChangeRule] = [
    ChangeRule("strings", "strings.*", when: .added, .moved, means: []),
    ChangeRule("strings.*", when: .renamed, means: [.breaks(.swift, "Code that shows '{id}' no longer compiles.")]),
    ChangeRule(
      "strings.*", when: .removed,
      means: [
        .breaks(.swift, "Code that shows '{id}' no longer compiles."),
        .keeps(.copy, "The text '{id}' is shown nowhere any more."),
      ]),
    ChangeRule(
      "strings.*.arguments", "strings.*.arguments.**",
      means: [
        .breaks(.swift, "Code that shows '{item}' must give other values to it.")
      ]),
  ]

  private static let modules: [ChangeRule] = [
    ChangeRule("modules", when: .moved, means: []),
    ChangeRule(
      "modules.*", when: .added,
      means: [
        .risks(.swift, "A 'switch' over all modules must handle '{id}' before the app compiles again.")
      ]),
    ChangeRule(
      "modules.*", when: .removed, .renamed,
      means: [
        .breaks(.swift, "Code that names the module '{id}' no longer compiles.")
      ]),
  ]

  /// Whether a value is sent under the key that it had.
  static func keepsKey(_ context: ChangeRule.Context) -> Bool { context.keepsKey }

  /// Whether a new value need not be given.
  static func isOptional(_ context: ChangeRule.Context) -> Bool {
    context.change.new?["optional"]?.form == .flag(true)
  }
}
