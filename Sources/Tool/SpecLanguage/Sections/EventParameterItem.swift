public import NotificationRules
import SpecDiagnostics

/// One entry of `parameters` of an event.
public enum EventParameterItem: Sendable, Hashable {
  /// Something that notispec knows.
  case known(EventRule.Parameter)
  /// A value that the notification carries, and the name under which it is logged.
  case argument(String, name: String)

  /// As it is logged.
  public var name: String {
    switch self {
    case .known(let parameter): parameter.rawValue
    case .argument(_, let name): name
    }
  }
}

/// What is logged under a name of one's own.
struct EventArgumentSource: SpecSection, Hashable {
  let argument: String

  static let keys = SectionKeys<Self>("event-argument", doc: "A value that the notification carries.")

  init(_ read: KeyReader<Self>) {
    argument = read(
      "argument", \.argument, .reference(to: .parameter),
      doc: "The argument of the type, or the parameter of its signal. It is left out for types without it.",
      example: "order_id")
  }
}

extension KeyType where Value == EventParameterItem {
  static var eventParameter: Self {
    let known = KeyType<EventRule.Parameter>.choice
    let resolve = known.resolve
    let keys = EventArgumentSource.keys
    let names = KeyShape.pattern(.identifier)
    let shape = ValueShape.either([known.shape, .map(keys: names, values: .object(keys.shape))])
    return Self(
      shape, sample: .known(.type),
      resolve: { value in
        switch value {
        case .known(let word): return resolve(word)
        case .argument(let id, let name):
          let argument = ResolvedValue.section([ResolvedMember(key: "argument", value: .text(id))])
          return .section([ResolvedMember(key: name, value: argument)])
        }
      },
      read: { written in
        guard written.value.kind == .mapping else {
          let (text, words) = (written.value.text, EventRule.Parameter.allCases.map(\.rawValue))
          if written.value.kind == .scalar, TextPattern.identifier.matches(text), !words.contains(text),
            written.session.meaning(written.value, among: words) == nil
          {
            written.session.report(
              .wrongType,
              "\(ReadingSession.mismatch(written.value, known.shape)): an argument of that name "
                + "is logged with '{ \(excerpt(text)): { argument: \(excerpt(text)) } }'", about: written.value)
            return nil
          }
          return known.read(written).map { .known($0) }
        }
        guard let entries = written.entries(names, expected: shape) else { return nil }
        guard let entry = entries.first, entries.count == 1 else {
          written.session.report(
            .badValue, "must have one name, as in '{ order_id: { argument: order_id } }'; write each value on its own",
            about: written.value)
          return nil
        }
        if EventRule.Parameter(rawValue: entry.name) != nil {
          written.session.report(
            .badValue, "gives an argument the name '\(entry.name)', which always means something else in events",
            about: written.value, at: entry.nameSpan)
          return nil
        }
        guard let source = keys.read(WrittenValue(entry.value, written.app)), entry.isNameValid else { return nil }
        return .argument(source.argument, name: entry.name)
      })
  }
}

extension AppReader {
  /// Under one name an event carries one value.
  func checkNames(of parameters: [Located<EventParameterItem>], _ event: ObjectReader) {
    for (index, parameter) in parameters.enumerated() {
      guard let first = parameters[..<index].first(where: { $0.value.name == parameter.value.name }) else { continue }
      session.report(
        .duplicateID, "lists '\(parameter.value.name)' twice", about: event.written("parameters") ?? event.origin,
        at: parameter.span, notes: [Diagnostic.Note("first listed here", at: first.span)])
    }
  }
}
