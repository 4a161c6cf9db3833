import SpecLanguage
import TextWriting

extension SwiftModule {
  /// A file per Live Activity: its attributes and states as ActivityKit decodes them, with texts and rules.
  var liveActivityFiles: [SwiftFile] {
    spec.liveActivities.map { item in
      let activity = LiveActivityType(item)
      return SwiftFile(activity.name, imports: activity.texts.isEmpty ? [] : [.text]) { file(of: activity) }
    }
  }

  private func file(of activity: LiveActivityType) -> [UInt8] {
    let item = activity.item
    var writer = newWriter()
    writer.doc(
      item.summary ?? "What the Live Activity '\(item.id)' shows.",
      "An app that imports it adds `extension \(activity.name): @retroactive ActivityAttributes {}`.")
    writer.record(activity.name, item.attributes) { writer in
      writer.line()
      writer.doc("What changes while it lasts.")
      writer.record("ContentState", item.state)
    }
    writeRules(of: activity, &writer)
    for field in activity.statuses { writeStatus(field, of: activity, &writer) }
    writeTexts(of: activity, &writer)
    return writer.bytes
  }

  /// When it counts as out of date and when it goes away.
  private func writeRules(of activity: LiveActivityType, _ writer: inout SwiftWriter) {
    let item = activity.item
    writer.line()
    writer.block("extension \(activity.name)") { writer in
      writer.doc("How long it usually takes; nil if the spec does not say.")
      writer.line("\(access)static var estimateSeconds: Double? { \(seconds(item.estimate?.value.milliseconds)) }")
      writer.line()
      writer.doc(
        "How long after an update its content is out of date: the `staleDate` of an `ActivityContent`. "
          + "Nil if it never is.")
      writer.line("\(access)static var staleAfterSeconds: Double? { \(seconds(item.staleAfter?.value.milliseconds)) }")
      writer.line()
      writer.doc("When it leaves the Lock Screen after its end.")
      let dismissal =
        switch item.dismissal.value {
        case .standard: ".standard"
        case .immediate: ".immediate"
        case .after(let span): ".after(seconds: \(seconds(span.milliseconds)))"
        }
      writer.line("\(access)static var dismissal: LiveActivityDismissal { \(dismissal) }")
      writer.line()
      writer.doc("Whether a server may update it: `pushType: .token`.")
      writer.line("\(access)static var takesPushUpdates: Bool { \(item.hasPushUpdates.value) }")
    }
  }

  private func seconds(_ milliseconds: Int64?) -> String {
    guard let milliseconds else { return "nil" }
    return milliseconds % 1000 == 0 ? "\(milliseconds / 1000)" : "\(Double(milliseconds) / 1000)"
  }

  /// The order of the values of the status, how far along each is, and its words where they need no arguments.
  private func writeStatus(
    _ status: LiveActivityType.Status, of activity: LiveActivityType, _ writer: inout SwiftWriter
  ) {
    let item = activity.item
    let values = status.field.values.map(\.value)
    let names = values.map { SwiftNames.name($0, of: .value) }
    let isStatus = item.statusField?.id == status.field.id && status.isState
    let progress = item.progress.first { $0.field.value == status.field.id }
    var parts = 0
    func part(_ write: (inout SwiftWriter) -> Void) {
      writer.line()
      if parts == 0 { writer.line("extension \(status.typeName) {") }
      parts += 1
      writer.indented(write)
    }
    if let rows = status.rows {
      part { writer in
        if !status.takesArguments {
          writer.doc("What readers see.")
          writer.line("\(access)func text(in locale: AppLocale) -> String {")
          writer.indented { $0.line("\(activity.name).catalogue.text(0, of: row, in: locale.index) ?? \"\"") }
          writer.line("}")
          writer.line()
        }
        writer.property(
          "\(status.takesArguments ? "fileprivate" : "private") var row: Int",
          zip(names, values).map { (".\($0)", "\(rows[$1] ?? 0)") })
      }
    }
    if let progress {
      let isComplete = values.allSatisfy { value in progress.entries.contains { $0.value.value == value } }
      part { writer in
        writer.doc("How far along it is, from 0 to 1\(isComplete ? "." : "; nil if the spec does not say.")")
        writer.property(
          "\(access)var progress: Double\(isComplete ? "" : "?")",
          zip(names, values).map { name, value in
            let entry = progress.entries.first { $0.value.value == value }
            return (".\(name)", entry.map { "\($0.progress.value)" } ?? "nil")
          })
      }
    }
    if isStatus, let initial = item.initial {
      part { writer in
        writer.doc("What it begins with.")
        writer.line("\(access)static var initial: Self { .\(SwiftNames.name(initial.value, of: .value)) }")
      }
    }
    if isStatus, !item.next.isEmpty {
      part { writer in
        writer.doc("What may follow.")
        writer.property(
          "\(access)var next: [Self]",
          zip(names, values).map { name, value in
            let next = item.next.first { $0.from.value == value }?.to ?? []
            return (".\(name)", "[\(next.map { ".\(SwiftNames.name($0.value, of: .value))" }.joined(separator: ", "))]")
          })
      }
    }
    if isStatus, !item.final.isEmpty {
      part { writer in
        writer.doc("Whether it ends with this.")
        writer.property(
          "\(access)var isFinal: Bool",
          zip(names, values).map { name, value in (".\(name)", "\(item.final.contains { $0.value == value })") })
      }
    }
    if parts > 0 { writer.line("}") }
  }

  /// Words that need arguments, the labels, and all texts.
  private func writeTexts(of activity: LiveActivityType, _ writer: inout SwiftWriter) {
    guard !activity.texts.isEmpty else { return }
    let labels = activity.item.labels
    writer.line()
    writer.block("extension \(activity.name)") { writer in
      for status in activity.statuses where status.takesArguments {
        let result = status.field.isOptional ? "String?" : "String"
        let name = SwiftNames.lowerCamelCase(status.field.id + "_text")
        let place = (status.isState ? "state." : "") + SwiftNames.name(status.field.id, of: .field)
        writer.doc("What people see as \(status.field.id)\(status.field.isOptional ? "; nil without one." : ".")")
        writer.block("\(access)func \(name)(_ state: ContentState, in locale: AppLocale) -> \(result)") { writer in
          if status.field.isOptional { writer.line("guard let value = \(place) else { return nil }") }
          writer.expression(
            .call(
              "Self.catalogue.text",
              [
                (nil, .atom("0")), ("of", .atom("\(status.field.isOptional ? "value" : place).row")),
                ("in", .atom("locale.index")), (nil, .atom("arguments(state)")),
              ]), after: "return ", before: " ?? \"\"")
        }
        writer.line()
      }
      if !labels.isEmpty {
        writer.doc("Texts that its views always show, whatever the state.")
        writer.block("\(access)enum Label: String, Sendable, CaseIterable") { writer in
          for label in labels {
            writer.doc(quoted(label.text))
            let name = SwiftNames.name(label.id, of: .label)
            writer.line(name == label.id ? "case \(name)" : "case \(name) = \(SwiftWriter.literal(label.id))")
          }
        }
        writer.line()
        writer.doc("The text of a label.")
        if activity.labelsTakeArguments {
          writer.block("\(access)func text(of label: Label, _ state: ContentState, in locale: AppLocale) -> String") {
            $0.line("Self.catalogue.text(0, of: Self.row(of: label), in: locale.index, arguments(state)) ?? \"\"")
          }
        } else {
          writer.block("\(access)static func text(of label: Label, in locale: AppLocale) -> String") {
            $0.line("catalogue.text(0, of: row(of: label), in: locale.index) ?? \"\"")
          }
        }
        writer.line()
        writer.block("private static func row(of label: Label) -> Int") { writer in
          writer.line("switch label {")
          for (position, label) in labels.enumerated() {
            writer.line("case .\(SwiftNames.name(label.id, of: .label)): return \(activity.firstLabel + position)")
          }
          writer.line("}")
        }
        writer.line()
      }
      if activity.takesArguments {
        writeArguments(of: activity, &writer)
        writer.line()
      }
      writer.catalogue(fields: ["text"], activity.texts, locales: catalogueLocales)
    }
  }

  private func writeArguments(of activity: LiveActivityType, _ writer: inout SwiftWriter) {
    writer.block("private func arguments(_ state: ContentState) -> TextArguments") { writer in
      writer.line("var arguments: [TextArgument] = []")
      let fields = activity.item.attributes.map { ($0, "") } + activity.item.state.map { ($0, "state.") }
      for (field, prefix) in fields {
        guard let kind = field.textKind else { continue }
        let name = SwiftNames.name(field.id, of: .field)
        let argument = { (value: String) in
          "arguments.append(TextArgument(\(SwiftWriter.literal(field.id)), .\(kind.copyCase)(\(value))))"
        }
        if field.isOptional {
          writer.line("if let value = \(prefix)\(name) { \(argument("value")) }")
        } else {
          writer.line(argument(prefix + name))
        }
      }
      writer.line("return TextArguments(arguments)")
    }
  }
}

/// A Live Activity as Swift sees it: which of its fields have words, and where its texts are in the catalogue.
struct LiveActivityType {
  struct Status {
    let field: LiveActivityField
    let isState: Bool
    let typeName: String
    /// The row of each value's words; nil for a field without words.
    let rows: [String: Int]?
    let takesArguments: Bool
  }

  let item: LiveActivityItem
  let name: String
  private(set) var statuses: [Status] = []
  private(set) var texts: [(id: String, texts: [(field: String, text: LocalizedText)])] = []
  let firstLabel: Int
  let labelsTakeArguments: Bool

  init(_ item: LiveActivityItem) {
    self.item = item
    name = item.swiftName.value
    let fields = item.attributes.map { ($0, false) } + item.state.map { ($0, true) }
    for (field, isState) in fields where !field.values.isEmpty {
      let copy = item.copy.first { $0.field.value == field.id }
      let start = texts.count
      let entries = copy?.entries ?? []
      texts += entries.map { ("\(field.id).\($0.value.value)", [("text", $0.text)]) }
      statuses.append(
        Status(
          field: field, isState: isState,
          typeName: item.swiftName.value + (isState ? ".ContentState." : ".") + field.swiftTypeName,
          rows: copy.map { _ in
            Dictionary(
              entries.enumerated().map { ($1.value.value, start + $0) }, uniquingKeysWith: { first, _ in first })
          },
          takesArguments: entries.contains { Self.takesArguments($0.text) }))
    }
    firstLabel = texts.count
    texts += item.labels.map { ("label.\($0.id)", [("text", $0.text)]) }
    labelsTakeArguments = item.labels.contains { Self.takesArguments($0.text) }
  }

  var takesArguments: Bool { labelsTakeArguments || statuses.contains(where: \.takesArguments) }

  private static func takesArguments(_ text: LocalizedText) -> Bool {
    text.texts.contains { copy in
      !copy.countedArguments.isEmpty || copy.templates.contains { !$0.arguments.isEmpty }
    }
  }
}
