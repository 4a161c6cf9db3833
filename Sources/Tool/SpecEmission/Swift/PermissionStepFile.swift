import NotificationTerms
import SpecLanguage
import TextWriting

extension SwiftModule {
  /// The flow that asks for permissions: its steps in order, and what each answer leads to. Nil for an app without one.
  var permissionStepFile: [UInt8]? {
    guard let flow = spec.permissionFlow, !flow.steps.isEmpty else { return nil }
    let names = flow.steps.map { SwiftNames.name($0.id, of: .step) }
    var writer = newWriter()
    writer.leanEnum(
      LeanEnum(
        name: "PermissionStep", doc: "The steps of the flow in which \(appName) asks for permissions, in their order.",
        cases: zip(names, flow.steps).map { ($0, $1.id, $1.summary ?? quoted($1.screen.title)) },
        idDoc: "The id in the spec.", lookupDoc: "The step with this id in the spec"))
    writer.line()
    writer.block("extension PermissionStep") { writer in
      writePermission(flow, names, &writer)
      writer.line()
      writer.doc("Whether the app works without it.")
      writer.property("\(access)var isOptional: Bool", zip(names, flow.steps).map { (".\($0)", "\($1.isOptional)") })
      writer.line()
      writer.doc("The key of Info.plist whose text the system's dialog shows; nil if it has none.")
      writer.property(
        "\(access)var usageKey: String?",
        zip(names, flow.steps).map { (".\($0)", $1.usageKey.map { SwiftWriter.literal($0.value) } ?? "nil") })
      writer.line()
      writer.doc("What the app shows before the system's dialog.")
      writer.property(
        "\(access)var screen: PermissionScreen",
        zip(names, flow.steps).map { (".\($0)", ".\(SwiftNames.name($1.screen.id, of: .screen))") })
      writer.line()
      writeConsequences(flow, names, &writer)
    }
    writer.line()
    writer.lines(consequenceType)
    writer.line()
    writeFlow(flow, &writer)
    return writer.bytes
  }

  private func writePermission(_ flow: PermissionFlowItem, _ names: [String], _ writer: inout SwiftWriter) {
    var permissions: [Permission] = []
    for step in flow.steps where !permissions.contains(step.permission.value) {
      permissions.append(step.permission.value)
    }
    writer.doc("What a step asks for.")
    writer.block("\(access)enum Permission: String, Sendable, CaseIterable") { writer in
      for permission in permissions { writer.line("case \(permission.rawValue)") }
    }
    writer.line()
    writer.doc("What the step asks for.")
    writer.property(
      "\(access)var permission: Permission",
      zip(names, flow.steps).map { (".\($0)", ".\($1.permission.value.rawValue)") }
    )
  }

  private func writeConsequences(_ flow: PermissionFlowItem, _ names: [String], _ writer: inout SwiftWriter) {
    writer.doc("What an answer leads to: which parts of the app it takes away, and which screen follows.")
    writer.block("\(access)func consequence(of answer: PermissionAnswer) -> PermissionConsequence") { writer in
      writer.line("switch self {")
      for (name, step) in zip(names, flow.steps) {
        writer.line("case .\(name):")
        writer.indented { writer in
          let told = step.consequences.filter { !isEmpty($0) }
          if told.isEmpty {
            writer.line("return PermissionConsequence()")
            return
          }
          writer.line("switch answer {")
          for item in told {
            writer.line("case .\(item.answer.rawValue):")
            writer.indented { $0.expression(consequence(item), after: "return ") }
          }
          if told.count < PermissionAnswer.allCases.count {
            let others = PermissionAnswer.allCases.filter { answer in !told.contains { $0.answer == answer } }
            writer.line(
              "case \(others.map { ".\($0.rawValue)" }.joined(separator: ", ")): return PermissionConsequence()")
          }
          writer.line("}")
        }
      }
      writer.line("}")
    }
  }

  private func isEmpty(_ item: ConsequenceItem) -> Bool {
    item.screen == nil && (spec.modules.isEmpty || item.block.isEmpty && item.hide.isEmpty && item.disable.isEmpty)
  }

  private func consequence(_ item: ConsequenceItem) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = []
    for (label, modules) in [("blocks", item.block), ("hides", item.hide), ("disables", item.disable)]
    where !modules.isEmpty && !spec.modules.isEmpty {
      arguments.append((label, .list(modules.map { .atom(".\(name($0.value, of: .module))") })))
    }
    if let screen = item.screen {
      arguments.append(("screen", .atom(".\(SwiftNames.name(screen.value, of: .screen))")))
    }
    return .call("PermissionConsequence", arguments)
  }

  /// `PermissionAnswer` and `PermissionConsequence`.
  private var consequenceType: String {
    let answers = #"""
      /// How a step ends.
      \#(access)enum PermissionAnswer: String, Sendable, CaseIterable {
        case granted
        case limited
        case denied
        /// The screen of the app was left without the dialog of the system.
        case skipped
        /// The dialog of the system went away without an answer.
        case dismissed
      }

      /// What an answer leads to.
      """#
    if spec.modules.isEmpty {
      return answers + "\n" + #"""
        \#(access)struct PermissionConsequence: Sendable, Hashable {
          /// Shown next; nil where nothing comes in between.
          \#(access)let screen: PermissionScreen?

          init(screen: PermissionScreen? = nil) {
            self.screen = screen
          }
        }
        """#
    }
    return answers + "\n" + #"""
      \#(access)struct PermissionConsequence: Sendable, Hashable {
        /// Parts of the app that a screen replaces.
        \#(access)let blockedModules: [Module]
        /// Parts that are not shown.
        \#(access)let hiddenModules: [Module]
        /// Parts that are shown and cannot be used.
        \#(access)let disabledModules: [Module]
        /// Shown next, or in place of a blocked part; nil where nothing comes in between.
        \#(access)let screen: PermissionScreen?

        init(
          blocks blockedModules: [Module] = [], hides hiddenModules: [Module] = [],
          disables disabledModules: [Module] = [], screen: PermissionScreen? = nil
        ) {
          self.blockedModules = blockedModules
          self.hiddenModules = hiddenModules
          self.disabledModules = disabledModules
          self.screen = screen
        }
      }
      """#
  }

  private func writeFlow(_ flow: PermissionFlowItem, _ writer: inout SwiftWriter) {
    writer.doc(flow.summary ?? "When the flow is shown, and how it ends. Its steps are the cases of `PermissionStep`.")
    writer.block("\(access)enum PermissionFlow") { writer in
      writer.lines(occasions)
      writer.line()
      writer.doc("Any one of them is enough.")
      let occasions = flow.showWhen.map { SwiftExpression.atom(".\(SwiftNames.lowerCamelCase($0.value.rawValue))") }
      writer.line("\(access)static var showWhen: [Occasion] { \(SwiftExpression.list(occasions).onOneLine) }")
      if !flow.showAfter.isEmpty {
        writer.line()
        writer.doc(
          "So many signals of one kind, counted since the installation, are an occasion too, until the flow is done.")
        let signals = flow.showAfter.map { "(\(SwiftWriter.literal($0.signal.value)), \($0.atLeast))" }
        writer.line(
          "\(access)static var showAfter: [(signal: String, atLeast: Int)] { [\(signals.joined(separator: ", "))] }")
      }
      if let again = flow.again {
        writer.line()
        writer.doc(
          "Who said \"not now\" sees the flow again: at the first opening of the app so many seconds after its end, and so "
            + "often at most.")
        writer.line(
          "\(access)static var again: (after: Int, max: Int) { (\(again.after.milliseconds / 1000), \(again.max)) }")
      }
      writer.line()
      writer.doc("Whether the system's dialog is never asked for again once it was answered.")
      writer.line("\(access)static var asksOnce: Bool { \(flow.asksOnce) }")
      if let flag = flow.completedFlag {
        writer.line()
        writer.doc("The name under which the app remembers that the flow is done.")
        writer.line("\(access)static var completedFlag: String { \(SwiftWriter.literal(flag.value)) }")
      }
      if let forcedBy = flow.forcedBy {
        writer.line()
        writer.doc("The external switch that shows the flow again.")
        writer.line("\(access)static var forcedBy: String { \(SwiftWriter.literal(forcedBy.value)) }")
      }
      guard let last = flow.finalScreen else { return }
      writer.line()
      writer.doc("The end of the flow.")
      writer.line(
        "\(access)static var finalScreen: PermissionScreen { .\(SwiftNames.name(last.id, of: .screen)) }")
      writer.line()
      writer.doc("When it is shown; a limited permission counts as granted.")
      writer.line(
        "\(access)static var showsFinalScreen: FinalOccasion { .\(SwiftNames.lowerCamelCase(last.when.value.rawValue)) }"
      )
      if let index = targetIndex[last.target.value] {
        writer.line()
        writer.doc("Where its button leads.")
        writer.line("\(access)static var finalTarget: DeepLink.Target { .\(targetNames[index]) }")
      }
    }
  }

  private var occasions: String {
    #"""
    /// When the flow appears.
    \#(access)enum Occasion: String, Sendable, CaseIterable {
      case firstLaunch = "first_launch"
      case notCompleted = "not_completed"
      /// By a switch from outside.
      case forced
    }

    /// When its last screen appears.
    \#(access)enum FinalOccasion: String, Sendable, CaseIterable {
      case allGranted = "all_granted"
      case always
      case never
    }
    """#
  }
}
