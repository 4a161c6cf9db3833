import NotificationRules
import SpecDiagnostics

/// `target` of a notification or a button: the screen, and what that always gets from here.
public struct TargetUse: SpecSection, Hashable {
  public let id: Located<String>
  /// Values of parameters of the screen, as written, in the order of the file.
  public let parameters: [LocatedEntry<String>]

  public static let keys = SectionKeys<Self>("target-use", doc: "A screen, and values that it always gets from here.")

  public init(_ read: KeyReader<Self>) {
    let id = read("id", \.id, .reference(to: .target), doc: "The screen.", example: "deals")
    self.id = id
    parameters = read(
      "parameters", \.parameters,
      many: .map(
        .identifier(.parameter), to: .constant, notEmpty: "gives nothing to the screen: write only its id",
        checking: { app in { app.check($0, isParameterOf: id.value) } }),
      required: true,
      doc: "Values that the link always has, so that the screen knows where it was opened from.",
      example: "{ source: push }")
  }

  fileprivate init(_ id: Located<String>) {
    self.id = id
    parameters = []
  }

  /// What the screen gets, by the types of its parameters.
  func constants(_ spec: Spec) -> [TargetConstant] {
    let declared = spec.target(id.value)?.parameters ?? []
    return parameters.map { entry in
      let (name, text) = (entry.name.value, entry.value.value)
      let value: ParameterValue? =
        switch declared.first(where: { $0.id == name })?.kind {
        case .int: Int(text).map { .int($0) }
        case .double, .percent: Double(text).map { .double($0) }
        case .string, .decimal, .money, .instant, .time, .times, .weekdays, nil: nil
        }
      return TargetConstant(name, value ?? .string(text))
    }
  }
}

extension KeyType where Value == TargetUse {
  /// The id of a screen, or `{ id: …, parameters: … }`.
  static var target: Self {
    let keys = TargetUse.keys
    return Self(
      .either([.reference(.target), .object(keys.shape)]),
      sample: TargetUse(Located("", at: SourceSpan(startOf: ""))),
      resolve: { $0.parameters.isEmpty ? .text($0.id.value) : keys.resolve($0) },
      read: { written in
        if written.value.kind == .mapping { return keys.read(written.alone) }
        return written.session.reference(written.value, to: .target).map {
          TargetUse(Located($0, at: written.value.span))
        }
      })
  }
}

extension KeyType where Value == String {
  /// A text or a number, as written.
  fileprivate static var constant: Self {
    .example(.either([.text, .number])) { value, session in !value.text.isEmpty || session.text(value) != nil }
  }
}

extension AppReader {
  /// A screen is given only what it declares.
  fileprivate func check(_ entry: MapEntry, isParameterOf target: String) {
    guard let item = targets[target] else { return }
    guard let parameter = item.parameters.first(where: { $0.id == entry.name }) else {
      guard targetParameters[target]?.contains(entry.name) == false else { return }
      let meant = session.guess(for: entry.name, among: item.parameters.map(\.id))
      session.report(
        .unknownID, "is not a parameter of the screen '\(target)'\(meant?.question() ?? "")", about: entry.value,
        at: entry.nameSpan, notes: [Diagnostic.Note("'\(target)' is declared here", at: item.idSpan)],
        fixIt: meant?.fixIt(replacing: entry.nameSpan))
      return
    }
    guard entry.value.kind == .scalar else { return }
    let text = entry.value.text
    if entry.value.substitution == nil, text.hasPrefix("{"), text.hasSuffix("}"),
      TextPattern.identifier.matches(String(text.dropFirst().dropLast()))
    {
      session.report(
        .badValue,
        "has '\(excerpt(text))', which is the same for every value: what the notification carries reaches the screen by "
          + "itself, if its argument is called '\(excerpt(entry.name))'", about: entry.value)
      return
    }
    switch parameter.kind {
    case .int: _ = session.int(entry.value, in: Int.min...Int.max)
    case .double, .percent: _ = session.number(entry.value)
    case .string, .decimal, .money, .instant, .time, .times, .weekdays: break
    }
  }

  /// What a screen is always given cannot come from elsewhere too, and a server sends all that a push gives.
  func checkConstants(of target: TargetUse, _ type: ObjectReader, _ values: SignalFacts) {
    for entry in target.parameters {
      let name = entry.name.value
      if type.has("push") {
        session.report(
          .conflictingKeys,
          "gives '\(name)' to the screen, but a server sends what a push carries: add '\(name)' to 'data' of 'push', so "
            + "that the server sends it",
          about: type.written("target") ?? type.origin, at: entry.name.span)
      } else if let other = values.parameter(name) {
        session.report(
          .conflictingKeys,
          "gives '\(name)' to the screen, but so does the argument '\(name)': remove one of the two",
          about: type.written("target") ?? type.origin, at: entry.name.span,
          notes: [Diagnostic.Note("the argument is declared here", at: other.span)])
      }
    }
  }
}
