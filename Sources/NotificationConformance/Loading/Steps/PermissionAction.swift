public import NotificationScheduling
public import NotificationTerms

/// What a step does with the permission flow and with the dialogs of the system.
public enum PermissionAction: Sendable, Hashable {
  /// `flow: start`
  case start
  /// `flow: force`
  case force
  case press(PermissionFlowEvent.Button)
  /// The dialog of the system that is on screen.
  case answer(PermissionFlowEvent.DialogAnswer)
  /// Changed in Settings.
  case settings([Permission: AccessStatus])
  /// The user turns to a part of the app.
  case open(module: String)
}

/// What a line expects of it.
public enum PermissionAssertion: Sendable, Hashable {
  /// The screens of the flow that were shown, in order; an empty list is `none`.
  case shown([String])
  /// How often the dialogs of these permissions were shown; nil is `none`: no dialog at all.
  case prompted([Permission: Int]?)
  case modules([String: ModuleState])
  case flags([String: Bool])
  /// Whether settings are on the settings screen.
  case visible([String: Bool])
}

extension PermissionAction {
  /// What a trace says of it.
  var text: String {
    switch self {
    case .start: return "flow: start"
    case .force: return "flow: force"
    case .press(let button): return "press: \(button.rawValue)"
    case .answer(let answer): return "answer: \(answer.rawValue)"
    case .settings(let statuses):
      let changes = statuses.sorted { $0.key.rawValue < $1.key.rawValue }
      return "authorization: " + changes.map { "\($0.key.rawValue) \($0.value.rawValue)" }.joined(separator: ", ")
    case .open(let module): return "open \(module)"
    }
  }
}
