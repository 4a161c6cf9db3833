import NotificationRules
import SpecLanguage
import TextWriting

/// The rows of texts that the notification itself chooses: its trigger, a value, a number.
extension SwiftModule {
  /// The enum of a type's triggers.
  func triggerTypeName(_ position: Int) -> String { SwiftNames.typeName(spec.notifications[position].id, "Trigger") }

  /// `streakBody`
  func rowsName(of field: VariedCopy.Field, _ position: Int) -> String {
    SwiftNames.lowerCamelCase("\(spec.notifications[position].id)_\(field.field.rawValue)")
  }

  /// What the function for the rows is asked with; nil where a setting, an experiment or nothing chooses.
  ///
  /// - Parameter chooser: The parameter that brings it, if it is no argument of the texts.
  func chosenValue(of choice: CopyVariants.Choice, _ position: Int, _ chooser: String?) -> String? {
    switch choice {
    case .rotate, .preference, .experiment: return nil
    case .trigger: return chooser
    case .argument(let id): return SwiftNames.name(id.value, of: .argument)
    case .parameter(let number):
      let name = chooser ?? SwiftNames.name(number.parameter.value, of: .argument)
      let hasDefault = spec.notifications[position].arguments.contains {
        $0.id == number.parameter.value && $0.standard != nil
      }
      let isOptional = !number.isArgument || hasDefault
      if number.kind != .int { return name }
      return isOptional ? "\(name).map { Double($0) }" : "Double(\(name))"
    }
  }

  /// The triggers by which texts are chosen: an enum for each type.
  func writeTriggers(_ writer: inout SwiftWriter) {
    for (position, fields) in varied.fields.enumerated()
    where fields.contains(where: { if case .trigger = $0.choice { true } else { false } }) {
      let item = spec.notifications[position]
      writer.line()
      writer.block("extension NotificationCopy") { writer in
        writer.doc("The triggers of `\(typeNames[position])`, which choose its words.")
        writer.block("\(access)enum \(triggerTypeName(position)): String, Sendable, CaseIterable") { writer in
          for trigger in item.triggers {
            let name = SwiftNames.name(trigger.name, of: .word)
            writer.line(
              SwiftNames.unquoted(name) == trigger.name
                ? "case \(name)" : "case \(name) = \(SwiftWriter.literal(trigger.name))")
          }
        }
      }
    }
  }

  /// A function for each text that a trigger, a value or a number chooses.
  func writeRows(_ writer: inout SwiftWriter) {
    let chosen = varied.fields.enumerated().flatMap { position, fields in
      fields.filter { chosenValue(of: $0.choice, position, "x") != nil }.map { (position, $0) }
    }
    guard !chosen.isEmpty else { return }
    writer.line()
    writer.doc("Where the catalogue has the texts that a trigger, a value or a number chooses.")
    writer.block("private enum Rows") { writer in
      for (number, (position, field)) in chosen.enumerated() {
        if number > 0 { writer.line() }
        writeRows(of: field, position, &writer)
      }
    }
  }

  private func writeRows(of field: VariedCopy.Field, _ position: Int, _ writer: inout SwiftWriter) {
    func rows(_ id: String) -> String {
      let rows = field.variants.first { $0.id == id }?.rows ?? field.rows
      return "\(rows.lowerBound)..<\(rows.upperBound)"
    }
    func write(_ type: String, _ body: (inout SwiftWriter) -> Void) {
      writer.block("static func \(rowsName(of: field, position))(_ value: \(type)) -> Range<Int>", body)
    }
    switch field.choice {
    case .rotate, .preference, .experiment: break
    case .trigger:
      write("NotificationCopy.\(triggerTypeName(position))") { writer in
        writer.line("switch value {")
        for trigger in spec.notifications[position].triggers {
          writer.line("case .\(SwiftNames.name(trigger.name, of: .word)): return \(rows(trigger.name))")
        }
        writer.line("}")
      }
    case .argument:
      write("String?") { writer in
        writer.line("switch value {")
        for variant in field.variants.dropFirst() {
          writer.line("case \(SwiftWriter.literal(variant.id)): return \(rows(variant.id))")
        }
        writer.line("default: return \(rows(field.variants.first?.id ?? ""))")
        writer.line("}")
      }
    case .parameter(let choice):
      write("Double?") { writer in
        let tests = choice.tests.filter { $0.test != nil }
        let rest = choice.tests.first { $0.test == nil }?.id ?? field.variants.first?.id ?? ""
        writer.line("guard let value else { return \(rows(rest)) }")
        for variant in tests {
          guard let test = variant.test else { continue }
          writer.line(
            "if value \(test.comparison.sign) \(SwiftRules.number(test.value).onOneLine) { return \(rows(variant.id)) }"
          )
        }
        writer.line("return \(rows(rest))")
      }
    }
  }
}

extension ValueTest.Comparison {
  fileprivate var sign: String {
    switch self {
    case .above: ">"
    case .atLeast: ">="
    case .below: "<"
    case .atMost: "<="
    case .equals: "=="
    }
  }
}
