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
public struct OutputsFile: Sendable {
  /// In the order of the file; broken entries are left out.
  public var assertions: [OutputAssertion] = []
  /// In the order of a report.
  public var diagnostics: [Diagnostic]

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
    if let file = session.object(SourceValue(tree.root), OutputsShape.file) {
      _ = file.int("notispec_outputs")
      let app = file.reference("app")
      for item in file.list("outputs", atMost: ReadingSession.sectionLimit) ?? [] {
        guard let reader = session.object(item, OutputsShape.entry) else { continue }
        if let assertion = Self.assertion(reader, at: item, app: app?.value) { assertions.append(assertion) }
      }
    }
    diagnostics = session.diagnostics.sortedForReport()
  }

  private static func assertion(_ reader: ObjectReader, at item: SourceValue, app: String?) -> OutputAssertion? {
    let session = reader.session
    let covers = reader.list("covers") ?? []
    if covers.isEmpty, let value = reader.written("covers") {
      session.report(.missingKey, "names no requirement: list the ids of those that this proves", about: value)
    }
    let ids = covers.compactMap { session.reference($0, to: .requirement) }
    let file = reader.text("file")
    let place = pointer(reader)
    if reader.has("at"), place == nil { return nil }
    if let file, file.value.hasPrefix("/") || file.value.split(separator: "/").contains("..") {
      session.report(
        .badValue, "must be below 'generated', such as 'info_plist/CleanerNotifications/Info.plist'",
        about: reader.value("file") ?? item)
      return nil
    }
    let expected: (OutputAssertion.Expectation, SourceSpan)?
    switch reader.chosen(OutputsShape.expectations) {
    case "equals"?: expected = value(reader, "equals", place, item).map { (.value(at: $0, $1), $2) }
    case "contains"?: expected = value(reader, "contains", place, item).map { (.item(at: $0, $1), $2) }
    case "lines"?: expected = lines(reader, place)
    case "absent"?:
      let isAbsent = reader.flag("absent")
      if let isAbsent, !isAbsent.value, let value = reader.written("absent") {
        session.report(.badValue, "can only be 'true': write 'equals' or 'lines' for what must be there", about: value)
        return nil
      }
      expected = isAbsent.map { (place.map { .nothing(at: $0.value) } ?? .noFile, $0.span) }
    default: expected = nil
    }
    guard let app, let file, let expected, !ids.isEmpty, ids.count == covers.count else { return nil }
    return OutputAssertion(covers: ids, app: app, file: file.value, expectation: expected.0, span: expected.1)
  }

  /// What `at` says, if it is a JSON pointer: for anything else there would never be a value.
  private static func pointer(_ reader: ObjectReader) -> Located<String>? {
    guard let place = reader.text("at"), let value = reader.value("at") else { return nil }
    if isPointer(place.value) { return place }
    reader.session.report(
      .badValue, "must be a JSON pointer such as '/environments/debug', with '~1' for a '/' inside a key", about: value)
    return nil
  }

  /// RFC 6901, without the empty pointer: the whole file is no value of it.
  private static func isPointer(_ text: String) -> Bool {
    guard text.utf8.first == UInt8(ascii: "/") else { return false }
    return text.utf8.split(separator: UInt8(ascii: "~"), omittingEmptySubsequences: false).dropFirst()
      .allSatisfy { $0.first == UInt8(ascii: "0") || $0.first == UInt8(ascii: "1") }
  }

  private static func value(
    _ reader: ObjectReader, _ key: String, _ place: Located<String>?, _ item: SourceValue
  ) -> (String, OutputValue, SourceSpan)? {
    guard let place else {
      reader.session.report(.missingKey, "has '\(key)' but no 'at', which says where in the file", about: item)
      return nil
    }
    return reader.value(key).map { (place.value, OutputValue($0.node), $0.span) }
  }

  private static func lines(
    _ reader: ObjectReader, _ place: Located<String>?
  ) -> (OutputAssertion.Expectation, SourceSpan)? {
    if let place {
      reader.session.error(.conflictingKeys, "'lines' are sought in the whole file: remove 'at'", at: place.span)
      return nil
    }
    return reader.text("lines").map { text in
      (.lines(text.value.split(separator: "\n").map { $0.trimmed }.filter { !$0.isEmpty }), text.span)
    }
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

/// The keys of `conformance/<app>/outputs.yaml`.
public enum OutputsShape {
  static let expectations = ["equals", "contains", "lines", "absent"]

  public static let file = ObjectShape(
    "outputs-file", doc: "What generated files of an app must say.",
    fields: [
      FieldShape("notispec_outputs", .int(1...1), required: true, doc: "The version of the format.", example: "1"),
      FieldShape("app", .reference(.app), required: true, doc: "The app.", example: "cleaner"),
      FieldShape(
        "outputs", .list(of: .object(entry)), required: true, doc: "One for each line or value.",
        example: "[{ covers: […], file: …, at: …, equals: … }]"),
    ])

  /// What JSON and property lists hold.
  private static let value = ValueShape.either([
    .text, .flag, .number, .list(of: .either([.text, .flag, .number, .recursive("members")])), .recursive("members"),
  ])

  /// Values by the keys of the file.
  static let members = ObjectShape(
    "members", doc: "An object of JSON, or a dictionary of a property list, with all its members.", fields: [],
    others: OtherKeys(keys: .pattern(.payloadKey), values: value))

  public static let entry = ObjectShape(
    "output", doc: "What one generated file must say. 'coverage' fails if it does not.",
    fields: [
      FieldShape(
        "covers", .list(of: .reference(.requirement)), required: true, doc: "The requirements that this proves.",
        example: "[PUSH/M1-2]"),
      FieldShape(
        "file", .text, required: true, doc: "The path below 'generated/'.",
        example: "info_plist/messenger/Info.plist"),
      FieldShape(
        "at", .text, doc: "Where in a file of JSON or a property list: a JSON pointer (RFC 6901).",
        example: "/UIBackgroundModes"),
      FieldShape("equals", value, doc: "The whole value at that place.", example: "production"),
      FieldShape(
        "contains", value, doc: "An item of the list at that place; the list may have others.",
        example: "remote-notification"),
      FieldShape(
        "lines", .text,
        doc: "Whole lines of a text file, one after the other. They must be there once; indentation does not count.",
        example: "|-\\n  …"),
      FieldShape(
        "absent", .flag, doc: "That nothing is at that place or, without 'at', that there is no such file.",
        example: "true"),
    ],
    choices: [KeyChoice(expectations, required: true)])
}
