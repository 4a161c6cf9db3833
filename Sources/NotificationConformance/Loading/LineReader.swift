import SpecDiagnostics
public import SpecLanguage

/// Reads the keys of a step, of a line under `then` or of a group in one of them, or only lists them.
///
/// Each call says a key once: its type, what it means and an example. The schema, the reference page, completion and
/// the guesses for unknown keys follow from the list of calls, so a reading makes all its calls before it gives up.
struct LineReader {
  fileprivate final class Listing {
    var fields: [FieldShape] = []
  }

  private enum Source {
    case listing(Listing)
    case file(LineFile)
  }

  private let source: Source

  fileprivate init(_ listing: Listing) { source = .listing(listing) }

  init(_ file: LineFile) { source = .file(file) }

  /// Nil while the keys are only listed.
  var file: LineFile? {
    switch source {
    case .listing: nil
    case .file(let file): file
    }
  }

  /// The value of a key; nil when it is absent, wrong, which is reported, or only listed.
  func callAsFunction<Value>(
    _ key: String, _ type: LineValue<Value>, required: Bool = false, doc: String, example: String
  ) -> Value? {
    switch source {
    case .listing(let list):
      list.fields.append(FieldShape(key, type.shape(), required: required, doc: doc, example: example))
      return nil
    case .file(let file): return file.mapping.value(key).flatMap { type.read($0, file) }
    }
  }

  /// A group of keys.
  func callAsFunction<Group: LineGroup>(
    _ key: String, _: Group.Type = Group.self, required: Bool = false, doc: String, example: String
  ) -> Group? {
    switch source {
    case .listing(let list):
      list.fields.append(FieldShape(key, .object(Group.shape), required: required, doc: doc, example: example))
      return nil
    case .file(let file): return file.mapping.object(key).flatMap { Group(LineReader(LineFile($0, inside: file))) }
    }
  }

  /// A key that others need in order to be read: `fold` beside a time.
  func lists(_ field: FieldShape) {
    if case .listing(let list) = source { list.fields.append(field) }
  }
}

/// A step, a line or a group of a file while it is read.
final class LineFile {
  let mapping: ObjectReader
  let reading: ScenarioReading
  let timeline: Timeline
  private let outer: LineFile?
  private(set) var mentions: [ScenarioMention] = []
  /// What it means depends on the step's place in time.
  private(set) var isTimed = false

  var session: ReadingSession { reading.session }

  init(_ mapping: ObjectReader, _ reading: ScenarioReading, on timeline: Timeline) {
    self.mapping = mapping
    self.reading = reading
    self.timeline = timeline
    outer = nil
  }

  init(_ mapping: ObjectReader, inside outer: LineFile) {
    self.mapping = mapping
    reading = outer.reading
    timeline = outer.timeline
    self.outer = outer
  }

  func mention(_ mention: ScenarioMention) {
    if let outer { outer.mention(mention) } else { mentions.append(mention) }
  }

  func dependOnTime() {
    if let outer { outer.dependOnTime() } else { isTimed = true }
  }

  func report(_ code: DiagnosticCode, _ predicate: String, at key: String? = nil) {
    session.report(code, predicate, about: mapping.origin, at: key.map { mapping.keySpan($0) })
  }

  /// Reports those of the keys that are there.
  func refuse(_ keys: some Sequence<String>, as condition: String) {
    for key in keys where mapping.has(key) {
      report(.conflictingKeys, "cannot have '\(key)' \(condition)", at: key)
    }
  }
}

/// What a case names.
public enum ScenarioMention: Sendable, Hashable {
  case item(ItemKind, String)
  /// An analytics event.
  case event(String)
}

/// A mapping inside a step or a line, its keys said once: in its `init`.
protocol LineGroup: SendableMetatype {
  static var shape: ObjectShape { get }
  init?(_ read: LineReader)
}

extension LineGroup {
  static func listed(_ name: String, doc: String, choices: [KeyChoice] = []) -> ObjectShape {
    ObjectShape(name, doc: doc, fields: LineReader.fields { _ = Self($0) }, choices: choices)
  }
}

extension LineReader {
  /// The keys that a reading names.
  static func fields(_ read: (LineReader) -> Void) -> [FieldShape] {
    let listing = Listing()
    read(LineReader(listing))
    return listing.fields
  }
}
