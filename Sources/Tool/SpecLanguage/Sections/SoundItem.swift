public import NotificationCivilTime
public import SpecDiagnostics

/// `sound`.
public struct SoundItem: Sendable, Hashable {
  public enum Form: Sendable, Hashable {
    /// `default`: that of the system.
    case standard
    case none
    /// The critical one of the system.
    case critical
    indirect case file(SoundFile)
  }

  public let form: Form
  /// Nil where the spec says nothing.
  public let span: SourceSpan?

  init(_ form: Form, at span: SourceSpan? = nil) {
    self.form = form
    self.span = span
  }

  /// Whether it plays although the device is muted.
  public var isCritical: Bool {
    switch form {
    case .critical: true
    case .file(let file): file.isCritical
    case .standard, .none: false
    }
  }
}

/// A custom sound of the app.
public struct SoundFile: SpecSection, Hashable {
  public let file: Located<String>
  public let length: Located<TimeSpan>?
  public let isCritical: Bool
  /// 0 to 1; the system heeds it for critical sounds only.
  public let volume: Located<Double>?

  public static let keys = SectionKeys<Self>("sound-file", doc: "A custom sound of the app.")

  public init(_ read: KeyReader<Self>) {
    file = read("file", \.file, .pattern(.fileName), doc: "The file in the app.", example: "\"chime.caf\"")
    length = read(
      "length", \.length, .duration, doc: "How long it plays; iOS plays less than 30 seconds.", example: "12s")
    isCritical = read(
      "critical", \.isCritical, .flag, default: false, doc: "Whether it plays although the device is muted.",
      example: "true")
    volume = read(
      "volume", \.volume, .number(0...1), absent: "`1`", doc: "How loud a critical sound is, from 0 to 1.",
      example: "0.8")
  }

  /// Whether iOS plays files with this ending.
  public static func isPlayed(_ file: String) -> Bool {
    let ending = file.split(separator: ".").last?.lowercased() ?? ""
    return ["aiff", "aif", "wav", "caf"].contains(ending)
  }

  /// A critical sound, for a payload that comes from no spec.
  public init(critical file: Located<String>, volume: Located<Double>) {
    self.file = file
    length = nil
    isCritical = true
    self.volume = volume
  }
}

extension KeyType where Value == SoundItem {
  /// Words that mean a sound of the system, or none.
  private enum Word: String, CaseIterable {
    case `default`, none, critical

    var form: SoundItem.Form {
      switch self {
      case .default: .standard
      case .none: .none
      case .critical: .critical
      }
    }
  }

  static var sound: Self {
    let words = Word.allCases.map(\.rawValue)
    let shape = ValueShape.either([.choice(words), .object(SoundFile.keys.shape)])
    return Self(
      shape, sample: SoundItem(.standard),
      resolve: { sound in
        switch sound.form {
        // Nearly every type has it, so it goes without saying.
        case .standard: nil
        case .none: .text("none")
        case .critical: .text("critical")
        case .file(let file): file.resolved
        }
      },
      read: { written in
        let value = written.value
        if value.kind == .mapping {
          return SoundFile.keys.read(written.alone).map { SoundItem(.file($0), at: value.span) }
        }
        if value.kind == .scalar, let word = Word(rawValue: value.text) { return SoundItem(word.form, at: value.span) }
        // A file is often written without its key.
        var fixIt: Diagnostic.FixIt?
        if value.kind == .scalar, TextPattern.fileName.matches(value.text) {
          let mapping = "{ file: \"\(value.text)\" }"
          guard SoundFile.isPlayed(value.text) else {
            written.session.report(
              .wrongType,
              "is '\(excerpt(value.text))', but iOS plays only 'aiff', 'wav' and 'caf': write '{ file: … }' with such a file",
              about: value)
            return nil
          }
          fixIt = written.session.writing(mapping, for: value)?.asQuestion(
            unless: !words.contains { value.text.lowercased().hasPrefix("\($0).") })
        } else {
          fixIt = written.session.meaning(value, among: words)
        }
        written.session.reportWrongType(value, expected: shape, fixIt: fixIt)
        return nil
      })
  }
}
