import SpecLanguage
import TextWriting

extension SwiftModule {
  /// What chooses between the variants, as an argument.
  private struct Chooser {
    let choice: ChooserArgument
    let name: String
  }

  /// What chooses, as a parameter of the function.
  private struct ChooserArgument: Equatable {
    let id: String
    /// What is added to the name if an argument has the same one.
    let suffix: String
    let type: String
  }

  /// A function that also takes what chooses between the variants: the value of a setting, the arm of an experiment, and
  /// whose turn it is.
  func writeVariedFunction(_ position: Int, _ item: NotificationItem, _ writer: inout SwiftWriter) {
    let fields = varied.fields[position]
    var taken = item.arguments.map { SwiftNames.label($0.id) }
    var parameters = zip(taken, item.arguments).map { "\($0): \($1.copyType)" }
    func free(_ name: String, or other: String) -> String {
      let name = taken.contains(name) ? other : name
      taken.append(name)
      return name
    }
    var choosers: [Chooser] = []
    for field in fields {
      guard let argument = argument(for: field.choice, of: position),
        !choosers.contains(where: { $0.choice == argument })
      else { continue }
      let label = SwiftNames.label(argument.id)
      let name = free(label, or: SwiftNames.lowerCamelCase(argument.id + argument.suffix))
      parameters.append("\(name): \(argument.type)")
      choosers.append(
        Chooser(choice: argument, name: name == label ? SwiftNames.name(argument.id, of: .argument) : name))
    }
    let turn = fields.contains(where: \.takesTurns) ? free("turn", or: "turnNumber") : nil
    if let turn { parameters.append("\(turn): Int") }
    let name = typeNames[position]
    var arguments: [(String?, SwiftExpression)] = [(nil, .atom(".\(name)"))]
    if !item.arguments.isEmpty {
      arguments.append((nil, .list(item.arguments.map { $0.copyArgument(varied.standards[position]) })))
    }
    for field in fields {
      arguments.append((field.field.rawValue, row(of: field, of: position, turn: turn, choosers)))
    }
    writer.doc(
      item.summary.value, sample(item.copy.body),
      turn.map { "`\($0)` is the number of the notification among those of its type: its texts rotate." })
    writer.list("\(access)static func \(name)(", parameters, ") -> NotificationCopy {")
    writer.indented { $0.expression(.call("NotificationCopy", arguments)) }
    writer.line("}")
  }

  /// Nil for what takes turns, and for what the arguments of the texts choose.
  private func argument(for choice: CopyVariants.Choice, of position: Int) -> ChooserArgument? {
    switch choice {
    case .rotate, .argument: nil
    case .preference(let id):
      spec.preference(id.value).map { item in
        ChooserArgument(
          id: id.value, suffix: "_setting", type: item.choice.map { SwiftNames.typeName(of: item, $0) } ?? "Bool")
      }
    case .experiment(let id):
      spec.experiment(id.value).map {
        ChooserArgument(id: id.value, suffix: "_arm", type: SwiftNames.typeName(of: $0))
      }
    case .trigger: ChooserArgument(id: "trigger", suffix: "_of_notification", type: triggerTypeName(position))
    case .parameter(let number):
      number.isArgument
        ? nil
        : ChooserArgument(
          id: number.parameter.value, suffix: "_of_signal", type: number.kind.swiftType + "?")
    }
  }

  private func row(
    of field: VariedCopy.Field, of position: Int, turn: String?, _ choosers: [Chooser]
  ) -> SwiftExpression {
    // Behind `Self.`, as an argument or a setting may be named `row` too.
    let number = field.takesTurns ? turn ?? "0" : "0"
    func range(_ rows: Range<Int>) -> String { "\(rows.lowerBound)..<\(rows.upperBound)" }
    let chooser = argument(for: field.choice, of: position).flatMap { argument in
      choosers.first { $0.choice == argument }?.name
    }
    if let value = chosenValue(of: field.choice, position, chooser) {
      return .atom("Self.row(\(number), of: Rows.\(rowsName(of: field, position))(\(value)))")
    }
    guard let name = chooser else { return .atom("Self.row(\(number), of: \(range(field.rows)))") }
    // An arm that gets no such notification has no variant.
    func rows(_ variant: String) -> String {
      range((field.variants.first { $0.id == variant } ?? field.variants.first)?.rows ?? field.rows)
    }
    let values: [String]
    switch field.choice {
    case .rotate, .trigger, .argument, .parameter: values = []
    case .preference(let id): values = spec.preference(id.value)?.choice?.options.map(\.id) ?? []
    case .experiment(let id): values = spec.experiment(id.value)?.arms.map(\.id) ?? []
    }
    if values.isEmpty { return .atom("Self.row(\(number), of: \(name) ? \(rows("on")) : \(rows("off")))") }
    let ranges = values.map(rows).joined(separator: ", ")
    return .atom("Self.row(\(number), of: [\(ranges)][\(name).index])")
  }

  var variedCopyType: String {
    #"""
    /// What one notification says, with its arguments filled in.
    \#(access)struct NotificationCopy: Sendable, Hashable {
      /// The type whose texts these are.
      \#(access)let type: NotificationType
      let arguments: TextArguments
      /// Where the title, the subtitle and the body are in the catalogue: with the type, or in a row of a variant.
      let rows: [Int]

      @inline(never)
      init(
        _ type: NotificationType, _ arguments: [TextArgument] = [], title: Int? = nil,
        subtitle: Int? = nil,
        body: Int? = nil
      ) {
        self.type = type
        self.arguments = TextArguments(arguments)
        rows = [title ?? type.index, subtitle ?? type.index, body ?? type.index]
      }

      /// Nil when the notification has no title: iOS then shows the name of the app.
      \#(access)func title(in locale: AppLocale) -> String? { text(0, in: locale) }

      /// Nil when the notification has no subtitle.
      \#(access)func subtitle(in locale: AppLocale) -> String? { text(1, in: locale) }

      /// The text itself.
      \#(access)func body(in locale: AppLocale) -> String { text(2, in: locale) ?? "" }

      private func text(_ field: Int, in locale: AppLocale) -> String? {
        Self.catalogue.text(field, of: rows[field], in: locale.index, arguments)
      }

      /// The row whose turn it is.
      static func row(_ turn: Int, of rows: Range<Int>) -> Int {
        let number = turn % rows.count
        return rows.lowerBound + (number < 0 ? number + rows.count : number)
      }
    }
    """#
  }
}
