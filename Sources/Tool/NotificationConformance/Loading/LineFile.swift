public import SpecLanguage

/// A step, a line or a group of a file while it is read.
final class LineFile: ReadingScope {
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
}

/// What a case names.
public enum ScenarioMention: Sendable, Hashable {
  case item(ItemKind, String)
  /// An analytics event.
  case event(String)
}

extension KeyReader {
  /// Nil while the keys are only listed.
  var file: LineFile? { scope as? LineFile }

  /// Reports those of the keys that are there.
  func refuse(_ keys: some Sequence<String>, as condition: String) {
    for key in keys where has(key) { report(.conflictingKeys, "cannot have '\(key)' \(condition)", at: key) }
  }

  /// A group of keys.
  func callAsFunction<Group: KeyedSection>(
    _ key: String, _: Group.Type = Group.self, required: Bool = false, doc: String, example: String
  ) -> Group? {
    let type = KeyType<Group>(.object(Group.keys.shape)) { written in
      guard let mapping = written.mapping(Group.keys.shape), let file = written.scope as? LineFile else { return nil }
      return Group.keys.parts(of: mapping, LineFile(mapping, inside: file))
    }
    return self(key, type, required: required, doc: doc, example: example)
  }
}
