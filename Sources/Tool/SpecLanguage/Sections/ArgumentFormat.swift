public import NotificationRules
import NotificationTerms
import NotificationText
public import SpecDiagnostics

/// `currency` where another argument has it.
private struct CurrencyArgument: SpecSection {
  let parameter: Located<String>

  static let keys = SectionKeys<Self>("currency-argument", doc: "The argument that has the code of a currency.")

  init(_ read: KeyReader<Self>) {
    parameter = read(
      "parameter", \.parameter, .reference(to: .parameter), doc: "The argument: a string such as `EUR`.",
      example: "currency")
  }
}

extension KeyType where Value == Located<CurrencyRule> {
  /// A code, or `{ parameter: … }`.
  static var currency: Self {
    let keys = CurrencyArgument.keys
    return Self(
      .either([.pattern(.currencyCode), .object(keys.shape)]),
      sample: Located(.code(""), at: SourceSpan(startOf: "")),
      resolve: { currency in
        switch currency.value {
        case .code(let code): .text(code)
        case .argument(let id): .section([ResolvedMember(key: "parameter", value: .text(id))])
        }
      },
      read: { written in
        guard written.value.kind == .mapping else {
          let text = written.value.text
          if written.value.kind == .scalar, !TextPattern.currencyCode.matches(text),
            TextPattern.identifier.matches(text),
            text.hasSuffix("currency") || text.hasSuffix("code")
          {
            written.session.report(
              .badValue,
              "must be \(TextPattern.currencyCode.noun), not '\(excerpt(text))': that of an argument is "
                + "'{ parameter: \(excerpt(text)) }'", about: written.value)
            return nil
          }
          guard let code = written.session.pattern(written.value, .currencyCode) else { return nil }
          guard Currencies.codes.contains(code) else {
            written.session.report(
              .badValue, "is '\(code)', but there is no such currency in ISO 4217", about: written.value)
            return nil
          }
          return Located(.code(code), at: written.value.span)
        }
        return keys.read(written.alone).map { Located(.argument($0.parameter.value), at: $0.parameter.span) }
      })
  }
}

extension AppReader {
  /// `currency` and `style` are for the types that they are about, which need them, and for languages that we can write.
  func checkFormat(of argument: ObjectReader, _ kind: ParameterItem.Kind) {
    for (key, owner) in [("currency", ParameterItem.Kind.money), ("style", .instant)] {
      if kind == owner, !argument.has(key) {
        session.report(
          .missingKey, "has no '\(key)', which 'type: \(owner.rawValue)' needs", about: argument.origin,
          at: argument.keySpan("type"))
      } else if kind != owner, argument.has(key) {
        session.reportConflict(argument, key, "makes sense only with 'type: \(owner.rawValue)'")
      }
    }
    if kind != .instant, argument.has("zone") {
      session.reportConflict(argument, "zone", "makes sense only with 'type: instant'")
    }
    guard ParameterItem.Kind.said.contains(kind), !ParameterItem.Kind.plain.contains(kind) else { return }
    // What is the code of a country has a finding of its own, which says what language was meant.
    for locale in locales where !CLDRFormats.has(locale.tag) && locale.tag.flaw == nil {
      session.report(
        .unknownFormats,
        "is '\(kind.rawValue)', but notispec does not know how '\(locale.tag)' writes it: use 'string', and write it "
          + "in the app",
        about: argument.written("type") ?? argument.origin,
        notes: [Diagnostic.Note("'\(locale.tag)' is declared here", at: locale.span)])
    }
  }

  /// `enum` is for words, and the example is one of them.
  func checkWords(of argument: ObjectReader, _ kind: ParameterItem.Kind, _ example: String?) {
    guard let list = argument.written("enum") else { return }
    if kind != .string {
      session.report(
        .conflictingKeys, "makes sense only with 'type: string'", about: list, at: argument.keySpan("enum"))
    } else if let example, let value = argument.written("example"), list.kind == .sequence,
      !list.node.items.contains(where: { $0.text == example })
    {
      session.report(.badValue, "is '\(excerpt(example))', which 'enum' does not list", about: value)
    }
  }

  /// The argument that has a currency or a zone is there, and is a string.
  ///
  /// - Returns: The names of such arguments.
  func checkCurrencies(of arguments: [ParameterItem], _ facts: SignalFacts) -> [String] {
    var carriers: [String] = []
    for argument in arguments {
      let named: (id: String, span: SourceSpan, noun: String, what: String)
      if let currency = argument.currency, case .argument(let id) = currency.value {
        named = (id, currency.span, "currency", "the code of a currency")
      } else if let zone = argument.zone, case .parameter(let id) = zone.value {
        named = (id, zone.span, "zone", "the name of a time zone")
      } else {
        continue
      }
      let id = named.id
      carriers.append(id)
      var meant: Spelling.Guess?
      let problem: String
      if let other = facts.parameter(id) {
        guard let kind = other.kind, kind != .string else { continue }
        problem = "which has the type '\(kind.rawValue)', but \(named.what) is a string"
      } else {
        guard facts.isComplete else { continue }
        let others = facts.parameters.filter { $0.name != argument.id && $0.kind ?? .string == .string }
        meant = session.guess(for: id, among: others.map(\.name))
        let advice = meant == nil ? ": add '\(id): { type: string }' to 'arguments'" : meant?.question() ?? ""
        problem = "which is not an argument here\(advice)"
        if let meant { carriers.append(meant.word) }
      }
      session.error(
        .unfilledArgument, "The \(named.noun) of '{\(argument.id)}' is '\(excerpt(id))', \(problem)",
        at: named.span, fixIt: meant?.fixIt(replacing: named.span))
    }
    return carriers
  }
}

extension DiagnosticCode {
  /// A language whose way to write a value is not known here.
  public static let unknownFormats: Self = "copy/unknown-formats"
}

extension ParameterItem {
  /// Nil for what is written as a program would.
  public var format: ValueFormat? {
    switch kind {
    case .decimal: .decimal
    case .money: currency.map { .money($0.value) }
    case .instant: style.map { .instant($0) }
    case .int, .double, .percent, .string, .time, .times, .weekdays: nil
    }
  }
}

extension Spec {
  /// What the texts show needs formats of the locales.
  public var needsFormats: Bool { notifications.contains { $0.arguments.contains { $0.format != nil } } }

  /// The formats of all locales, as far as the texts need them; see `TextFormats`.
  public var formatLines: [String] {
    var parts: Set<String> = []
    var codes: Set<String> = []
    var hasEveryCurrency = false
    for case let format? in notifications.lazy.flatMap(\.arguments).map(\.format) {
      switch format {
      case .decimal: parts.insert("number")
      case .money(let currency):
        parts.formUnion(["number", "money", "symbols"])
        if case .code(let code) = currency { codes.insert(code) } else { hasEveryCurrency = true }
      case .instant(let style):
        if style == .time || style == .dateTime { parts.formUnion(["time", "periods"]) }
        if style == .date || style == .dateTime { parts.formUnion(["date", "months"]) }
        if style == .dateTime { parts.insert("join") }
        if style == .weekday { parts.insert("weekdays") }
      }
    }
    if parts.isEmpty { return [] }
    return app.locales.flatMap { locale in
      CLDRFormats.lines(of: locale.value, parts, currencies: hasEveryCurrency ? nil : codes)
    }
  }
}
