public import NotificationRules
public import NotificationTerms
import SpecDiagnostics

/// `from`: the newest such signal brings the value of an argument.
public struct ArgumentSource: SpecSection, Hashable {
  public let signal: Located<String>
  public let parameter: Located<String>
  /// The key.
  let span: SourceSpan

  public static let keys = SectionKeys<Self>("argument-source", doc: "The signal that brings a value.")

  public init(_ read: KeyReader<Self>) {
    span = read.span
    signal = read("signal", \.signal, .reference(to: .signal), doc: "The signal.", example: "words_learned")
    parameter = read(
      "parameter", \.parameter, .reference(to: .parameter), doc: "The parameter of the signal.", example: "count")
    let (signal, parameter) = (signal, parameter)
    read.check { mapping, app in
      guard !read.isBroken, let value = mapping.written("parameter") else { return }
      _ = app.declaration(of: parameter, of: signal.value, value)
    }
  }
}

extension AppReader {
  /// The signal carries the value, it is of the right kind, and it is always there or has a default.
  ///
  /// - Parameter argument: The argument with its `from`.
  func check(_ source: ArgumentSource, of argument: ObjectReader, _ kind: ParameterItem.Kind, hasDefault: Bool) {
    guard let from = argument.written("from"),
      let declared = signals[source.signal.value]?.parameter(source.parameter.value), let carried = declared.kind
    else { return }
    if !kind.isFilled(by: carried) {
      session.report(
        .unfilledArgument,
        "names '\(source.parameter.value)', which has the type '\(carried.rawValue)' in the signal "
          + "'\(source.signal.value)', but the argument has the type '\(kind.rawValue)'",
        about: from, at: source.parameter.span, notes: [declared.note])
    } else if declared.isOptional, !hasDefault {
      session.report(
        .unfilledArgument,
        "names '\(source.parameter.value)', which may be left out of the signal '\(source.signal.value)': add "
          + "a 'default' for that case",
        about: from, at: source.parameter.span, notes: [declared.note])
    }
  }

  /// Where somebody else fills the texts, they come with their values, as strings where a language matters.
  ///
  /// - Parameters:
  ///   - owner: What fills them, and why.
  ///   - writer: Who writes the words; nil if we may.
  func refuse(_ arguments: SignalFacts, with owner: String, writtenBy writer: String? = nil) {
    for argument in arguments.parameters {
      if let writer, let kind = argument.kind, !ParameterItem.Kind.plain.contains(kind) {
        session.error(
          .conflictingKeys,
          "'{\(argument.name)}' cannot have the type '\(kind.rawValue)' with \(owner.prefix { $0 != "," }), because \(writer): "
            + "use 'string'",
          at: argument.span)
      }
      for (key, span) in [("from", argument.source?.span), ("default", argument.standard?.keySpan)] {
        guard let span else { continue }
        session.error(.conflictingKeys, "'\(key)' of '\(argument.name)' makes no sense with \(owner)", at: span)
      }
    }
  }
}

extension ParameterItem {
  /// Nil for an argument that simply comes with the signal of its trigger.
  public func rule(locales: [LanguageTag]) -> ArgumentRule? {
    if source == nil, standard == nil, format == nil { return nil }
    return ArgumentRule(
      id, from: source.map { ArgumentRule.Source($0.signal.value, $0.parameter.value) },
      default: standard?.rules(locales: locales) ?? [], format: format, zone: zone?.value)
  }
}
