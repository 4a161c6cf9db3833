import NotificationScheduling
import NotificationTerms
import SpecLanguage

/// The words about the permission flow and the dialogs of the system.
extension ScenarioShape {
  enum FlowWord: String, CaseIterable { case start, force }

  static func permissionStep(_ verb: StepVerb) -> ObjectShape {
    let doc =
      switch verb {
      case .flow: "The permission flow is begun by the app, where there is an occasion for it, or forced from outside."
      case .press: "The user presses a button of the flow's screen."
      case .answer: "The user answers the dialog of the system."
      case .open: "The user turns to a part of the app."
      default: ""
      }
    return step(verb, doc: doc)
  }

  static func permissionVerb(_ verb: StepVerb) -> (ValueShape, String, String) {
    switch verb {
    case .flow: (.choice(FlowWord.allCases.map(\.rawValue)), "Who begins it.", "force")
    case .press: (.choice(PermissionFlowEvent.Button.allCases.map(\.rawValue)), "Which button.", "primary")
    case .answer:
      (
        .choice(PermissionFlowEvent.DialogAnswer.allCases.map(\.rawValue)),
        "What the user answers; 'dismissed' when the dialog goes away without an answer.", "granted"
      )
    case .open: (.reference(.module), "The module.", "photo_cleaner")
    default: (.text, "", "")
    }
  }

  static func permissionLine(_ word: AssertionWord) -> ObjectShape {
    let doc =
      switch word {
      case .shown: "These screens of the permission flow were shown, in this order, and no others."
      case .prompted: "How often the system showed its dialogs; permissions that are not named are not looked at."
      case .modules: "What the user can do with parts of the app."
      case .flag: "Switches of the app have these values."
      case .visible: "Settings are on the settings screen, or are not."
      default: ""
      }
    return assertion(word, doc: doc)
  }

  static func permissionWord(_ word: AssertionWord) -> (ValueShape, String, String) {
    switch word {
    case .shown:
      (
        .either([.list(of: .reference(.screen)), .choice(["none"])]), "The screens, or 'none'.",
        "[photos_pre_prompt, contacts_pre_prompt]"
      )
    case .prompted:
      (
        .either([.object(promptCounts), .choice(["none"])]), "How often by permission, or 'none' for no dialog.",
        "{ notifications: 1 }"
      )
    case .modules:
      (
        .map(keys: .reference(.module), values: .choice(ModuleState.allCases.map(\.rawValue))), "Modules and states.",
        "{ photo_cleaner: blocked }"
      )
    case .flag:
      (.map(keys: .pattern(.storageKey), values: .flag), "Switches.", "{ hasCompletedPermissionsFlow: true }")
    case .visible:
      (
        .map(keys: .reference(.preference), values: .flag), "Settings, and whether they are there.",
        "{ reminder_time: true }"
      )
    default: (.text, "", "")
    }
  }

  /// The id under which `shown` names the alert of an app without permission that asks by a toggle.
  static let permissionAlert = "permission_alert"

  static let promptCounts = ObjectShape(
    "scenario-prompts", doc: "How often the dialogs of the system were shown.",
    fields: Permission.allCases.map {
      FieldShape($0.rawValue, .int(0...1_000_000), doc: "The dialog for \($0.rawValue).", example: "1")
    })

  /// Everything but notifications, which have states of their own.
  static let accessFields = Permission.allCases.filter { $0 != .notifications }.map {
    FieldShape(
      $0.rawValue, .choice(AccessStatus.allCases.map(\.rawValue)), doc: "What of \($0.rawValue) the app may reach.",
      example: $0.canBeLimited ? "limited" : "authorized")
  }

  static let flags = FieldShape(
    "flags", .map(keys: .pattern(.storageKey), values: .flag),
    doc:
      "Switches: the one that remembers a completed permission flow, the one that forces it. Without it the flow lies "
      + "behind the user, every step of it.", example: "{ hasCompletedPermissionsFlow: false }")
}
