public import SpecDiagnostics
public import SpecLanguage
public import YAMLNodes

/// What a generated file of an app must say.
public struct OutputAssertion: Sendable, Hashable {
  /// What the file must have.
  public enum Expectation: Sendable, Hashable {
    /// A value at a place in a file of JSON or a property list.
    case value(at: String, OutputValue)
    /// One of the items of the list at a place.
    case item(at: String, OutputValue)
    /// Whole lines, one after the other, exactly once; indentation does not count.
    case lines([String])
    /// No value at a place.
    case nothing(at: String)
    /// The file does not exist.
    case noFile
  }

  public var covers: [String]
  public var app: String
  /// Below `generated/`.
  public var file: String
  public var expectation: Expectation
  /// The place of the expected value.
  public var span: SourceSpan
}

/// `conformance/<app>/outputs.yaml`: what generated files of an app must say.
public struct OutputsFile: KeyedSection {
  /// In the order of the file; broken entries are left out.
  public var assertions: [OutputAssertion] = []
  /// In the order of a report.
  public var diagnostics: [Diagnostic] = []

  public static let keys = SectionKeys<Self>("outputs-file", doc: "What generated files of an app must say.")

  /// - Parameters:
  ///   - apps: The ids of all apps.
  ///   - requirements: The ids that `covers` may name; nil if they are not known.
  public init(_ tree: SourceTree, apps: Set<String>, requirements: Set<String>?) {
    var items = ItemIndex()
    items.track(.app)
    for app in apps.sorted() { items.define(.app, app, at: SourceSpan(startOf: "")) }
    if let requirements {
      items.track(.requirement)
      for id in requirements.sorted() { items.define(.requirement, id, at: SourceSpan(startOf: "")) }
    }
    let session = ReadingSession(items: items)
    if let file = Self.keys.parts(of: tree, in: session) { self = file }
    diagnostics = session.diagnostics.sortedForReport()
  }

  public init?(_ read: KeyReader<Self>) {
    read.version("notispec_outputs")
    let app = read("app", .id(of: .app), required: true, doc: "The app.", example: "cleaner")
    let entries = read(
      "outputs", .sections(of: OutputAssertion.self, atMost: ReadingSession.sectionLimit), required: true,
      doc: "One for each line or value.", example: "[{ covers: […], file: …, at: …, equals: … }]")
    guard let app else { return }
    assertions = (entries ?? []).map { entry in
      var entry = entry
      entry.app = app
      return entry
    }
  }
}

extension OutputAssertion: KeyedSection {
  public static let keys = SectionKeys<Self>(
    "output", doc: "What one generated file must say. 'coverage' fails if it does not.",
    choices: [KeyChoice(expectations, required: true)])

  private static let expectations = ["equals", "contains", "lines", "absent"]

  /// What JSON and property lists hold.
  private static let json = ValueShape.either([
    .text, .flag, .number, .list(of: .either([.text, .flag, .number, .recursive("members")])), .recursive("members"),
  ])

  /// Values by the keys of the file.
  static let members = ObjectShape(
    "members", doc: "An object of JSON, or a dictionary of a property list, with all its members.", fields: [],
    others: OtherKeys(keys: .pattern(.payloadKey), values: json))

  public init?(_ read: KeyReader<Self>) {
    let ids =
      read(
        "covers", .proven(by: "this"), required: true, doc: "The requirements that this proves.", example: "[PUSH/M1-2]"
      ) ?? []
    let file = read(
      "file", .text, required: true, doc: "The path below 'generated/'.", example: "info_plist/messenger/Info.plist")
    let place = read.located(
      "at", .pointer, doc: "Where in a file of JSON or a property list: a JSON pointer (RFC 6901).",
      example: "/UIBackgroundModes")
    let equals = read(
      "equals", .written(Self.json), doc: "The whole value at that place.", example: "production")
    let contains = read(
      "contains", .written(Self.json), doc: "An item of the list at that place; the list may have others.",
      example: "remote-notification")
    let lines = read(
      "lines", .written(.text),
      doc: "Whole lines of a text file, one after the other. They must be there once; indentation does not count.",
      example: "|-\\n  …")
    let absent = read(
      "absent", .written(.flag), doc: "That nothing is at that place or, without 'at', that there is no such file.",
      example: "true")
    if read.has("at"), place == nil { return nil }
    if let file, file.hasPrefix("/") || file.split(separator: "/").contains("..") {
      read.report(
        .badValue, "must be below 'generated', such as 'info_plist/CleanerNotifications/Info.plist'", about: "file")
      return nil
    }
    guard let session = read.mapping?.session else { return nil }
    let expected: (Expectation, SourceSpan)?
    switch read.mapping?.chosen(Self.expectations) {
    case "equals"?: expected = equals.flatMap { Self.value($0, "equals", place, read) }
    case "contains"?: expected = contains.flatMap { Self.value($0, "contains", place, read) }
    case "lines"?: expected = lines.flatMap { Self.lines($0, place, session) }
    case "absent"?:
      guard let absent, let isAbsent = session.flag(absent) else { return nil }
      guard isAbsent else {
        session.report(
          .badValue, "can only be 'true': write 'equals' or 'lines' for what must be there", about: absent)
        return nil
      }
      expected = (place.map { .nothing(at: $0.value) } ?? .noFile, absent.span)
    default: expected = nil
    }
    guard let file, let expected, !ids.isEmpty, !ids.contains(nil) else { return nil }
    self.init(
      covers: ids.compactMap(\.self), app: "", file: file, expectation: expected.0, span: expected.1)
  }

  private static func value(
    _ value: SourceValue, _ key: String, _ place: Located<String>?, _ read: KeyReader<Self>
  ) -> (Expectation, SourceSpan)? {
    guard let place else {
      read.report(.missingKey, "has '\(key)' but no 'at', which says where in the file")
      return nil
    }
    let expected = OutputValue(value.node)
    return (key == "equals" ? .value(at: place.value, expected) : .item(at: place.value, expected), value.span)
  }

  private static func lines(
    _ value: SourceValue, _ place: Located<String>?, _ session: ReadingSession
  ) -> (Expectation, SourceSpan)? {
    if let place {
      session.error(.conflictingKeys, "'lines' are sought in the whole file: remove 'at'", at: place.span)
      return nil
    }
    return session.text(value).map { text in
      (.lines(text.split(separator: "\n").map { $0.trimmed }.filter { !$0.isEmpty }), value.span)
    }
  }
}

extension KeyType where Value == String {
  /// A JSON pointer: for anything else there would never be a value.
  fileprivate static var pointer: Self {
    Self(.text) { written in
      guard let place = written.session.text(written.value) else { return nil }
      if isPointer(place) { return place }
      written.session.report(
        .badValue, "must be a JSON pointer such as '/environments/debug', with '~1' for a '/' inside a key",
        about: written.value)
      return nil
    }
  }

  /// RFC 6901, without the empty pointer: the whole file is no value of it.
  private static func isPointer(_ text: String) -> Bool {
    guard text.utf8.first == UInt8(ascii: "/") else { return false }
    return text.utf8.split(separator: UInt8(ascii: "~"), omittingEmptySubsequences: false).dropFirst()
      .allSatisfy { $0.first == UInt8(ascii: "0") || $0.first == UInt8(ascii: "1") }
  }
}

extension StringProtocol {
  /// Without blanks around it.
  var trimmed: String {
    let isBlank = { (character: Character) in character == " " || character == "\t" || character == "\r" }
    let begun = self[...].drop(while: isBlank)
    return begun.lastIndex { !isBlank($0) }.map { String(begun[...$0]) } ?? ""
  }
}
