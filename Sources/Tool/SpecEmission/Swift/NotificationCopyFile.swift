import SpecLanguage
import TextWriting

extension SwiftModule {
  /// A function per type that takes its arguments, and the texts of all locales below it in one static text.
  ///
  /// One text costs the compiler next to nothing; a struct of strings per type costs it 12 times as much.
  var notificationCopyFile: [UInt8] {
    var writer = newWriter(typeNames.count, of: 600 + 400 * localeNames.count)
    writer.lines(varied.isEmpty ? notificationCopyType : variedCopyType)
    writer.line()
    let shared = sharedArguments
    writer.block("extension NotificationCopy") { writer in
      var names = ParameterNames()
      for (position, item) in spec.notifications.enumerated() {
        if position > 0 { writer.line() }
        if varied.fields[position].isEmpty {
          writeDocumentation(of: item, &writer)
          writer.copyFunction(
            typeNames[position], item.arguments, &names, shared, standards: varied.standards[position])
        } else {
          writeVariedFunction(position, item, &writer)
        }
      }
    }
    writer.sharedInitializers(
      of: "NotificationCopy", shared,
      first: (["type", "notification", "notificationType", "typeOfNotification"], "NotificationType"),
      value: { $0.copyArgument() })
    writeTriggers(&writer)
    writeRows(&writer)
    writer.line()
    writer.block("extension NotificationCopy") { writer in
      writer.catalogue(
        fields: ["title", "subtitle", "body"], locales: catalogueLocales, hasFormats: spec.needsFormats
      ) { writer, catalogue in
        // In place: a list of the texts of a type is a copy of many references.
        for item in spec.notifications {
          writer.beginCatalogueItem(catalogue, item.id)
          if case .text(let text)? = item.copy.title { writer.catalogueLines(catalogue, 0, text.texts) }
          if case .text(let text)? = item.copy.subtitle { writer.catalogueLines(catalogue, 1, text.texts) }
          if case .text(let text) = item.copy.body { writer.catalogueLines(catalogue, 2, text.texts) }
        }
        for row in varied.rows { writer.catalogueItem(catalogue, row.id, row.texts) }
      }
    }
    return writer.bytes
  }

  /// None for an app with variants: their functions call an initializer with separate labels.
  private var sharedArguments: SharedParameters {
    varied.isEmpty
      ? SharedParameters(
        spec.notifications.lazy.map { $0.arguments.contains(where: \.isSpecial) ? [] : $0.arguments })
      : SharedParameters()
  }

  /// The summary of a type and a sample of its text.
  private func writeDocumentation(of item: NotificationItem, _ writer: inout SwiftWriter) {
    guard case .text(let localized) = item.copy.body, let template = sample(localized.texts) else {
      return writer.doc(item.summary.value, sample(item.copy.body))
    }
    writer.doc(item.summary.value) { writer in
      writer.write("“")
      template.withBytes { writer.write(utf8: $0) }
      writer.write("”")
    }
  }

  private func sample(_ texts: [CopyText]) -> TextTemplate? {
    let source = spec.app.sourceLocale.value
    guard let position = texts.indices.first(where: { texts[$0].locale == source }) else { return nil }
    switch texts[position].form {
    case .plain(let template): return template
    case .plural(_, let forms): return forms.last?.text
    case .plurals: return texts[position].wordings.last
    }
  }

  /// The text in the source locale, quoted, as a reader of the documentation sees it.
  func sample(_ text: CopyField) -> String? {
    let localized: LocalizedText? =
      switch text {
      case .text(let text): text
      case .variants(let variants): variants.variants.first { !$0.texts.isEmpty }?.texts.first
      }
    return localized.flatMap { sample($0.texts) }.map { "“" + $0.source + "”" }
  }

  private var notificationCopyType: String {
    #"""
    /// What one notification says, with its arguments filled in.
    \#(access)struct NotificationCopy: Sendable, Hashable {
      /// The type whose texts these are.
      \#(access)let type: NotificationType
      let arguments: TextArguments

      @inline(never)
      init(_ type: NotificationType, _ arguments: [TextArgument] = []) {
        self.type = type
        self.arguments = TextArguments(arguments)
      }

      /// Nil when the notification has no title: iOS then shows the name of the app.
      \#(access)func title(in locale: AppLocale) -> String? { text(0, in: locale) }

      /// Nil when the notification has no subtitle.
      \#(access)func subtitle(in locale: AppLocale) -> String? { text(1, in: locale) }

      /// The text itself.
      \#(access)func body(in locale: AppLocale) -> String { text(2, in: locale) ?? "" }

      private func text(_ field: Int, in locale: AppLocale) -> String? {
        Self.catalogue.text(field, of: type.index, in: locale.index, arguments)
      }
    }
    """#
  }
}

extension SwiftWriter {
  /// A member without parentheses where there is nothing to fill in, else a function with labelled arguments.
  fileprivate mutating func copyFunction(
    _ name: String, _ arguments: [ParameterItem], _ names: inout ParameterNames, _ shared: SharedParameters,
    standards: [String: Int]
  ) {
    guard !arguments.isEmpty else {
      block("\(access)static var \(name): NotificationCopy") { $0.line("NotificationCopy(.\(name))") }
      return
    }
    let parameters = arguments.map { "\(names.of($0.id).label): \($0.copyType)" }
    list("\(access)static func \(name)(", parameters, ") -> NotificationCopy {")
    indented { writer in
      if !arguments.contains(where: \.isSpecial), shared.contains(arguments, &names) {
        return writer.sharedCall("NotificationCopy", .member(name), arguments, &names)
      }
      writer.expression(
        .call("NotificationCopy", [.member(name), .list(arguments.map { $0.copyArgument(standards) })]))
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
  /// It is not passed on as it is.
  var isSpecial: Bool { standard != nil || style != nil || kind == .money || kind == .decimal }

  /// What it is in a copy function: nil is a missing value, for which there are words.
  var copyType: String { (style == nil ? kind.swiftType : "CivilFields") + (standard == nil ? "" : "?") }

  /// The value of a text, of a value in Swift.
  private func copyValue(_ value: String) -> SwiftExpression {
    switch rule(locales: [])?.format {
    case .decimal: .application(".decimal", [(nil, .atom(value))])
    case .money(.code(let code)): .application(".money", [(nil, .atom(value)), ("currency", .text(code))])
    case .money(.argument(let id)):
      .application(".money", [(nil, .atom(value)), ("currency", .atom(SwiftNames.name(id, of: .argument)))])
    case .instant(let style): .application(".civil", [(nil, .atom(value)), (nil, .member(style.swiftName))])
    case nil: .application(".\(kind.copyCase)", [(nil, .atom(value))])
    }
  }

  /// The value of the argument for a text.
  ///
  /// - Parameter standards: Where the catalogue has what is said instead of missing values.
  func copyArgument(_ standards: [String: Int] = [:]) -> SwiftExpression {
    let name = SwiftNames.name(id, of: .argument)
    if let row = standards[id] {
      let value = SwiftExpression.atom("\(name).map { \(copyValue("$0").onOneLine) }")
      return .application("TextArgument", [(nil, .text(id)), (nil, value), ("or", .atom("\(row)"))])
    }
    return .application("TextArgument", [(nil, .text(id)), (nil, copyValue(name))])
  }
}

extension ParameterItem.Kind {
  var swiftType: String {
    switch self {
    case .int, .instant: "Int"
    case .double, .percent, .decimal, .money: "Double"
    case .string, .time, .times, .weekdays: "String"
    }
  }

  var copyCase: String {
    switch self {
    case .int, .instant: "int"
    case .double, .percent, .decimal, .money: "double"
    case .string, .time, .times, .weekdays: "string"
    }
  }
}
