public import NotificationScheduling
public import NotificationTerms
import SpecLanguage

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
  /// The user opens a part of the app.
  case open(module: String)
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

extension StepVerb {
  /// The permission flow and the dialogs of the system.
  static let permissions = [
    StepVerb(
      "flow", KeyType<FlowWord>.choice, "Who begins it.", example: "force",
      doc: "The app starts the permission flow if it is time to show it, or the flow is forced from outside."
    ) { .permission($0 == .start ? .start : .force) },
    StepVerb(
      "press", KeyType<PermissionFlowEvent.Button>.flowButton, "Which button.", example: "primary",
      doc: "The user presses a button of the flow's screen."
    ) { .permission(.press($0)) },
    StepVerb(
      "answer", KeyType<PermissionFlowEvent.DialogAnswer>.choice,
      "What the user answers; 'dismissed' when the dialog goes away without an answer.", example: "granted",
      doc: "The user answers the system dialog."
    ) { .permission(.answer($0)) },
    StepVerb(
      "open", .module, "The module.", example: "photo_cleaner", doc: "The user opens a part of the app."
    ) { .permission(.open(module: $0)) },
  ]

  private enum FlowWord: String, CaseIterable { case start, force }
}

extension KeyType where Value == PermissionFlowEvent.Button {
  /// A button of the flow's screen. Those of notifications are pressed with the type that has them.
  fileprivate static var flowButton: Self {
    Self(choice.shape) { value, file in
      let id = value.text
      let types = file.reading.vocabulary.buttons.filter { $0.value.contains { $0.id == id } }.keys.sorted()
      guard value.kind == .scalar, let type = types.first else { return choice.read(value, file) }
      file.session.report(
        .wrongType,
        "is a button of \(types.count == 1 ? "'\(type)'" : "notifications"), not of the flow: write "
          + "'tap: \(types.count == 1 ? type : "…"), action: \(id)'", about: value)
      return nil
    }
  }
}

extension KeyType where Value == String {
  /// A part of the app, which is more than the app itself.
  fileprivate static var module: Self {
    let reference = reference(.module)
    return Self(reference.shape) { value, file in
      guard value.kind == .scalar, value.text == "app", !file.session.items.mayHave(.module, "app") else {
        return reference.read(value, file)
      }
      file.session.report(.unknownID, "names no module: whoever opens the app does 'app: foreground'", about: value)
      return nil
    }
  }
}
