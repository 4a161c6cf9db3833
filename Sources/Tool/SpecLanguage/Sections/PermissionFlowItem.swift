public import NotificationRules
public import SpecDiagnostics
import YAMLNodes

/// `permission_flow`: the screens that ask for permissions, in order.
public struct PermissionFlowItem: SpecSection, Hashable {
  /// The section's key.
  public let span: SourceSpan
  /// Any one of them is enough.
  public let occasions: [Located<FlowOccasion>]
  public let again: FlowRepetition?
  /// Where the app remembers that the flow is done.
  public let completedFlag: Located<String>?
  public let forcedBy: Located<String>?
  /// Whether the dialog of the system is never asked for again once it was answered.
  public let asksOnce: Bool
  public let steps: [PermissionStepItem]
  public let screens: [PermissionScreenItem]
  public let finalScreen: FinalScreenItem?
  public let summary: String?
  public let covers: [Located<String>]

  public static let keys = SectionKeys<Self>(
    "permission-flow", doc: "The screens that ask for permissions, in order.")

  public init(_ read: KeyReader<Self>) {
    span = read.span
    read.check { flow, app in app.defineScreens(of: flow) }
    let occasions = read(
      "show_when", \.occasions, listOf: .occasion, required: true, notEmpty: "lists no moment to show it at",
      doc:
        "When the flow is shown; any one of these is enough. A signal shows it at once, or at the next opening, "
        + "until it is completed.",
      example: "[first_launch, { signal: session_ended, at_least: 3 }]")
    self.occasions = occasions
    let again = read(
      "again", \.again, .section, absent: "never",
      doc:
        "Shows the flow again to whoever said \"not now\": the steps that were skipped, or whose dialog got no answer.",
      example: "{ after: 7d, max: 2 }")
    self.again = again
    completedFlag = read(
      "completed_flag", \.completedFlag, .pattern(.storageKey),
      doc: "The name under which the app remembers that the flow is done.", example: "hasCompletedPermissionsFlow")
    forcedBy = read(
      "forced_by", \.forcedBy, .pattern(.storageKey),
      doc: "The external switch that shows the flow again; with `forced`.", example: "feature_flags")
    read.check { flow, app in app.checkForcing(occasions, flow) }
    asksOnce = read(
      "ask_once", \.asksOnce, .flag, default: true,
      doc: "Whether people are not asked again once iOS has an answer.", example: "true")
    let steps = read(
      "steps", \.steps,
      many: .sections(
        notEmpty: "has no step",
        checking: { steps, _, app in
          app.session.reportEqual("id", of: steps, note: "first here")
          app.session.reportEqual("permission", of: steps, { "asks for \($0) a second time" }, note: "first here")
        }), required: true, doc: "The permissions, in the order in which they are asked for.",
      example: "[{ id: photos, permission: photos, screen: { … } }]")
    self.steps = steps
    read.check { flow, app in app.checkSkipping(steps, flow) }
    screens = read(
      "screens", \.screens, many: .map(.identifier(.screen)),
      doc: "What is shown after an answer, or in place of a module.",
      example: "{ photos_blocked: { text: { … }, primary: { … } } }")
    finalScreen = read(
      "final_screen", \.finalScreen, .section, doc: "The end of the flow; without one it ends with its last step.",
      example: "{ id: all_set, when: all_granted, … }")
    summary = read.summary(\.summary)
    covers = read.covers(\.covers)
  }

  /// The moments that are no signals.
  public var showWhen: [Located<PermissionFlowRule.Occasion>] {
    occasions.compactMap { occasion in
      if case .moment(let moment) = occasion.value { Located(moment, at: occasion.span) } else { nil }
    }
  }
  public var showAfter: [SignalOccasion] { occasions.compactMap(\.value.signal) }

  public func step(_ id: String) -> PermissionStepItem? { steps.first { $0.id == id } }
  public func screen(_ id: String) -> PermissionScreenItem? { screens.first { $0.id == id } }

  /// The ids of all screens, in the order in which they can be met first.
  public var screenIDs: [Located<String>] {
    steps.map(\.screen.itemID) + screens.map(\.itemID) + (finalScreen.map { [$0.itemID] } ?? [])
  }

  func rule(modules: [String]) -> PermissionFlowRule {
    PermissionFlowRule(
      showWhen: showWhen.map(\.value),
      showAfter: showAfter.map { .init($0.signal.value, atLeast: $0.atLeast) },
      again: again.map { .init(after: $0.after, max: $0.max) }, completedFlag: completedFlag?.value,
      forcedBy: forcedBy?.value,
      steps: steps.map(\.rule),
      screens: screens.map { screen in
        PermissionScreenRule(screen.id, primary: screen.primaryOpens, secondary: screen.secondaryOpens)
      },
      finalScreen: finalScreen.map { FinalScreenRule($0.id, when: $0.when.value, target: $0.target.value) },
      modules: modules)
  }
}

extension AppReader {
  fileprivate func checkForcing(_ occasions: [Located<FlowOccasion>], _ flow: ObjectReader) {
    checkSignals(occasions)
    guard flow.has("forced_by"), let list = flow.written("show_when"), list.kind == .sequence,
      !occasions.isEmpty, occasions.count == list.node.count,
      !occasions.contains(where: { $0.value == .moment(.forced) })
    else { return }
    session.reportConflict(flow, "forced_by", "makes no sense, because 'show_when' does not list 'forced'")
  }

  /// Signals that the flow cannot wait for, because it comes before.
  private func checkSignals(_ occasions: [Located<FlowOccasion>]) {
    func report(_ message: String, at span: SourceSpan, _ note: String, _ other: SourceSpan) {
      session.error(
        .conflictingKeys, "'permission_flow.show_when' \(message)", at: span,
        notes: [Diagnostic.Note(note, at: other)])
    }
    let earlier = occasions.first { $0.value == .moment(.notCompleted) }
    var first: [String: SourceSpan] = [:]
    for item in occasions.compactMap(\.value.signal) {
      let signal = item.signal
      if let earlier {
        report(
          "waits for '\(signal.value)', but 'not_completed' shows the flow at the first launch already: leave one of them out",
          at: signal.span, "listed here", earlier.span)
      } else if let other = first[signal.value] {
        report(
          "waits for '\(signal.value)' a second time, but only the smaller number counts", at: signal.span,
          "first here",
          other)
      } else {
        first[signal.value] = signal.span
      }
    }
  }

  /// Nobody can say "not now" to a screen without a button for it.
  fileprivate func checkSkipping(_ steps: [PermissionStepItem], _ flow: ObjectReader) {
    guard flow.has("again"), let list = flow.written("steps"), !steps.isEmpty, steps.count == list.node.count,
      !steps.contains(where: \.rule.canSkip)
    else { return }
    session.reportConflict(
      flow, "again", "makes no sense, because no step has a 'secondary' button that says \"not now\"")
  }

  /// All screens of the flow have names of one kind: `on.denied.screen` may name any of them, and so may scenarios.
  fileprivate func defineScreens(of flow: ObjectReader) {
    session.items.track(.screen)
    var first: [String: SourceSpan] = [:]
    /// False where there is no good id.
    func define(_ id: SourceNode?) -> Bool {
      guard let id, id.kind == .scalar, TextPattern.identifier.matches(id.text) else { return false }
      if let place = first[id.text] {
        session.error(
          .duplicateID, "'\(id.text)' is already the name of another screen", at: id.span,
          notes: [Diagnostic.Note("first defined here", at: place)])
      } else {
        first[id.text] = id.span
        session.items.define(.screen, id.text, at: id.span)
      }
      return true
    }
    let steps = flow.written("steps").map { Array($0.node.items) }
    let haveSteps = (steps ?? []).map { define($0["screen"]?["id"]) }
    for part in flow.allParts("screens") where part.kind == .mapping {
      for entry in part.node.entries { _ = define(entry.key) }
    }
    let final = flow.written("final_screen")
    let hasFinal = final.map { define($0.node["id"]) } ?? !flow.meantKeys.contains("final_screen")
    let isWhole =
      isComplete && !file.isIncomplete && steps != nil && haveSteps.allSatisfy { $0 } && flow.isWhole("screens")
      && hasFinal
    if !isWhole { session.items.mute(.screen) }
  }
}
