import SpecDiagnostics

/// `{ parameter: … }`: what the signal that begins a trigger says.
struct StatedValue: SpecSection {
  let parameter: Located<String>

  static let zone = SectionKeys<Self>("zone-parameter", doc: "The parameter of a signal that names a time zone.") {
    Self(
      $0,
      doc:
        "The parameter of the signal that begins the type, a `string`: a name of the IANA database, such as "
        + "`Europe/Lisbon`. An unknown one counts as that of the device.",
      example: "zone")
  }
  static let time = SectionKeys<Self>("time-parameter", doc: "The parameter of a signal with a time of day.") {
    Self($0, doc: "The parameter of the signal in `for`, of the type `time`.", example: "time")
  }
  static let times = SectionKeys<Self>("times-parameter", doc: "The parameter of a signal with times of day.") {
    Self($0, doc: "The parameter of the signal in `for`, of the type `times`.", example: "times")
  }
  static let weekdays = SectionKeys<Self>("weekdays-parameter", doc: "The parameter of a signal with days of the week.")
  {
    Self($0, doc: "The parameter of the signal in `for`, of the type `weekdays`.", example: "days")
  }
  static var keys: SectionKeys<Self> { time }

  init(_ read: KeyReader<Self>) { self.init(read, doc: "The parameter.", example: "time") }

  private init(_ read: KeyReader<Self>, doc: String, example: String) {
    let parameter = read("parameter", \.parameter, .reference(to: .parameter), doc: doc, example: example)
    self.parameter = parameter
    read.check { mapping, app in app.stated[parameter.span] = mapping.written("parameter") }
  }

  static func resolved(_ id: String) -> ResolvedValue {
    .section([ResolvedMember(key: "parameter", value: .text(id))])
  }

  /// Whether a mapping is meant to be one of these.
  static func isMeant(_ value: SourceValue) -> Bool { value.hasOnly("parameter") }
}

extension SourceValue {
  /// Whether a mapping has a key, or nothing but one that is meant as it.
  func hasOnly(_ word: String) -> Bool {
    guard kind == .mapping else { return false }
    if node[word] != nil { return true }
    guard node.count == 1, let key = node.entries.first(where: { _ in true })?.key.text else { return false }
    return Spelling.suggestion(for: key, among: [word]) != nil
  }
}

extension AppReader {
  /// Whether the signal of a trigger carries what the trigger takes from it; if not, that is reported.
  ///
  /// - Parameters:
  ///   - signal: The one that begins the trigger; nil if none does.
  ///   - key: Where the parameter is named.
  func check(
    _ parameter: Located<String>, of signal: Located<String>?, is kind: ParameterItem.Kind, _ key: String,
    _ trigger: ObjectReader
  ) -> Bool {
    guard let signal else {
      session.reportConflict(
        trigger, key, "names a parameter, but no signal begins this trigger: name the signal that carries it in 'for'")
      return false
    }
    let value = stated[parameter.span] ?? trigger.origin
    switch declaration(of: parameter, of: signal.value, value) {
    case .missing: return false
    case .unknown: return true
    case .found(let declared, let found):
      let problem: String
      if found != kind {
        problem =
          "has the type '\(found.rawValue)' in the signal '\(signal.value)', but '\(key)' needs the type "
          + "'\(kind.rawValue)'"
      } else if declared.isOptional, kind != .string {
        problem = "may be left out of the signal '\(signal.value)', but without it nothing is due"
      } else {
        return true
      }
      session.report(.badValue, problem, about: value, notes: [declared.note])
      return false
    }
  }
}
