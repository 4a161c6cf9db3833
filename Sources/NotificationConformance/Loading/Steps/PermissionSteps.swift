import NotificationScheduling
import SpecLanguage

extension StepVerb {
  /// The permission flow and the dialogs of the system.
  static let permissions = [
    StepVerb(
      "flow", LineValue<FlowWord>.choice, "Who begins it.", example: "force",
      doc: "The permission flow is begun by the app, where there is an occasion for it, or forced from outside."
    ) { .permission($0 == .start ? .start : .force) },
    StepVerb(
      "press", LineValue<PermissionFlowEvent.Button>.choice, "Which button.", example: "primary",
      doc: "The user presses a button of the flow's screen."
    ) { .permission(.press($0)) },
    StepVerb(
      "answer", LineValue<PermissionFlowEvent.DialogAnswer>.choice,
      "What the user answers; 'dismissed' when the dialog goes away without an answer.", example: "granted",
      doc: "The user answers the dialog of the system."
    ) { .permission(.answer($0)) },
    StepVerb(
      "open", .reference(.module), "The module.", example: "photo_cleaner", doc: "The user turns to a part of the app."
    ) { .permission(.open(module: $0)) },
  ]

  private enum FlowWord: String, CaseIterable { case start, force }
}
