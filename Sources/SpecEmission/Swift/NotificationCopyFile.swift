import SpecModel
import TextWriting

extension SwiftModule {
  /// A function per type that takes its arguments, and the texts of all locales below it in one static text.
  ///
  /// One text costs the compiler next to nothing; a struct of strings per type costs it 12 times as much.
  var notificationCopyFile: [UInt8] {
    var writer = SwiftWriter(generatedFor: spec.app.id, typeNames.count, of: 600 + 400 * localeNames.count)
    writer.lines(varied.isEmpty ? Self.notificationCopyType : Self.variedCopyType)
    writer.line()
    writer.block("extension NotificationCopy") { writer in
      for (position, item) in spec.notifications.enumerated() {
        if position > 0 { writer.line() }
        if varied.fields[position].isEmpty {
          writer.doc(item.summary.value, sample(item.copy.body))
          writer.copyFunction(typeNames[position], item.arguments)
        } else {
          writeVariedFunction(position, item, &writer)
        }
      }
    }
    writer.line()
    writer.block("extension NotificationCopy") { writer in
      writer.catalogue(
        fields: ["title", "subtitle", "body"],
        // One after the other: the texts of all types at once would be many lists.
        spec.notifications.lazy.map { (id: $0.id, texts: $0.plainTexts) }, and: varied.rows,
        locales: spec.app.locales.map(\.value))
    }
    return writer.bytes
  }

  /// The text in the source locale, quoted, as a reader of the documentation sees it.
  func sample(_ text: CopyField) -> String? {
    let localized: LocalizedText? =
      switch text {
      case .text(let text): text
      case .variants(let variants): variants.variants.first { !$0.texts.isEmpty }?.texts.first
      }
    guard let texts = localized?.texts,
      let position = texts.firstIndex(where: { $0.locale == spec.app.sourceLocale.value })
    else { return nil }
    switch texts[position].form {
    case .plain(let template): return "“" + template.source + "”"
    case .plural(_, let forms): return forms.last.map { "“" + $0.text.source + "”" }
    }
  }

  private static let notificationCopyType = #"""
    /// What one notification says, with its arguments filled in.
    public struct NotificationCopy: Sendable, Hashable {
      public let type: NotificationType
      let arguments: [CopyArgument]

      @inline(never)
      init(_ type: NotificationType, _ arguments: [CopyArgument] = []) {
        self.type = type
        self.arguments = arguments
      }

      /// Nil when the notification has no title: iOS then shows the name of the app.
      public func title(in locale: AppLocale) -> String? { text(0, in: locale) }

      /// Nil when the notification has no subtitle.
      public func subtitle(in locale: AppLocale) -> String? { text(1, in: locale) }

      public func body(in locale: AppLocale) -> String { text(2, in: locale) ?? "" }

      private func text(_ field: Int, in locale: AppLocale) -> String? {
        Self.catalogue.text(field, of: type.index, in: locale, arguments)
      }
    }
    """#
}

extension SwiftWriter {
  /// A member without parentheses where there is nothing to fill in, else a function with labelled arguments.
  fileprivate mutating func copyFunction(_ name: String, _ arguments: [ParameterItem]) {
    guard !arguments.isEmpty else {
      block("public static var ", name, ": NotificationCopy") { $0.line("NotificationCopy(.", name, ")") }
      return
    }
    let parameters = arguments.map { "\(SwiftNames.label($0.id)): \($0.kind.swiftType)" }
    list("public static func \(name)(", parameters, ") -> NotificationCopy {")
    indented { writer in
      writer.expression(.call("NotificationCopy", [.member(name), .list(arguments.map(\.copyArgument))]))
    }
    line("}")
  }

  /// Items between two brackets, on one line where they fit.
  mutating func list(_ opening: String, _ items: [String], _ closing: String) {
    beginLine()
    let place = self.place
    write(opening)
    for position in items.indices {
      if position > 0 { write(", ") }
      write(items[position])
    }
    write(closing)
    if lineFits { return endLine() }
    takeBack(to: place)
    write(opening)
    endLine()
    indented { writer in
      for (position, item) in items.enumerated() { writer.line(item, position + 1 < items.count ? "," : "") }
    }
    line(closing)
  }
}

extension ParameterItem {
  /// The value of the argument for a text.
  var copyArgument: SwiftExpression {
    let value = SwiftExpression.application("." + kind.copyCase, [(nil, .atom(SwiftNames.name(id, of: .argument)))])
    return .application("CopyArgument", [(nil, .text(id)), (nil, value)])
  }
}

extension ParameterItem.Kind {
  var swiftType: String {
    switch self {
    case .int, .instant: "Int"
    case .double, .percent: "Double"
    case .string: "String"
    }
  }

  var copyCase: String {
    switch self {
    case .int, .instant: "int"
    case .double, .percent: "double"
    case .string: "string"
    }
  }
}
