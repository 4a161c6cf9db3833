public import SpecDiagnostics
package import YAMLNodes

/// A mapping of the language whose keys are said once: in its `init`, which reads them one by one. The shape that
/// schemas, pages and guesses are made from, and what its values resolve to, are gathered from the same `init`.
public protocol KeyedSection: Sendable {
  static var keys: SectionKeys<Self> { get }

  /// Reads the keys: each time all of them, in the same order. Nil where they say nothing together, which is reported.
  init?(_ read: KeyReader<Self>)
}

/// A section of a spec. It always has a value, that of its defaults at least, and resolves to one.
public protocol SpecSection: KeyedSection {
  init(_ read: KeyReader<Self>)
}

extension SpecSection {
  /// The values as they are in the end, defaults included.
  public var resolved: ResolvedValue { Self.keys.resolve(self) }
}

/// A section that its map or list knows by an id.
public protocol SpecItem: SpecSection {
  /// The id and where it is written.
  var itemID: Located<String> { get }
}

extension SpecItem {
  public var id: String { itemID.value }
  public var idSpan: SourceSpan { itemID.span }
}

/// The keys of a section, gathered once.
public struct SectionKeys<Section: KeyedSection>: Sendable {
  public let shape: ObjectShape
  fileprivate let make: @Sendable (KeyReader<Section>) -> Section?
  private let outputs: [KeyReader<Section>.Output]
  private let words: [(keys: [String], words: KeyReader<Section>.SectionWords)]

  /// - Parameters:
  ///   - name: Its name in the JSON Schema and on the reference page.
  ///   - doc: What it is for, in a sentence for a product manager.
  ///   - choices: Keys of which it holds one and not several.
  ///   - cases: What the value of one key asks of the others.
  ///   - elsewhere: What to say of keys that people look for here.
  ///   - elsewhereBeside: The same beside a key with which something else is right, by that key.
  ///   - make: Reads the keys, where one type has several sets of them.
  package init(
    _ name: String, doc: String, choices: [KeyChoice] = [], cases: [KeyCase] = [],
    elsewhere: [String: String] = [:], elsewhereBeside: [String: [String: String]] = [:],
    make: @escaping @Sendable (KeyReader<Section>) -> Section? = { Section($0) }
  ) {
    self.make = make
    let list = KeyReader<Section>(.listing)
    _ = make(list)
    shape = ObjectShape(
      name, doc: doc, fields: list.fields, choices: choices, cases: cases, elsewhere: elsewhere,
      elsewhereBeside: elsewhereBeside)
    outputs = list.outputs
    words = list.words
  }

  /// Reads a mapping; nil when it is none, and when there is a mistake in it, which is reported.
  ///
  /// - Parameters:
  ///   - name: The id under which a map has it.
  ///   - making: Reads the keys, where they need something from around the section.
  func read(
    _ value: WrittenValue, name: MapEntry? = nil, making: ((KeyReader<Section>) -> Section?)? = nil
  ) -> Section? {
    let part = value.session.beginPart()
    guard let mapping = value.mapping(shape) else { return nil }
    let hasUnknownKeys = !part.isSound
    let section = read(mapping, value, name: name, isDoubtful: hasUnknownKeys, making: making)
    // Of an item nothing more is said before its keys are known.
    return hasUnknownKeys && name != nil ? nil : section
  }

  /// - Parameters:
  ///   - mapping: The keys of the value.
  ///   - isDoubtful: Whether a mistake in them is reported already.
  func read(
    _ mapping: ObjectReader, _ value: WrittenValue, name: MapEntry? = nil, isDoubtful: Bool = false,
    making: ((KeyReader<Section>) -> Section?)? = nil
  ) -> Section? {
    let part = value.session.beginPart()
    let reader = KeyReader<Section>(.mapping(mapping, value.scope), at: value.headSpan, name: name, key: value.key)
    if isDoubtful { reader.doubt() }
    let section = (making ?? make)(reader)
    return reader.isBroken || !part.isSound || name?.isNameValid == false ? nil : section
  }

  /// What is sound behind a key, with the default of what is not; nil where something is missing that must be there.
  func readParts(_ key: String, in outer: ObjectReader, _ app: AppReader) -> Section? {
    outer.written(outer.asks(key), app).flatMap { $0.mapping(shape) }.flatMap {
      parts(of: $0, at: outer.keySpan(key), app)
    }
  }

  /// The same of a mapping that has been looked at.
  package func parts(
    of mapping: ObjectReader, at span: SourceSpan = SourceSpan(startOf: ""), _ scope: any ReadingScope,
    name: MapEntry? = nil, making: ((KeyReader<Section>) -> Section?)? = nil
  ) -> Section? {
    let reader = KeyReader<Section>(.mapping(mapping, scope), at: span, name: name)
    let section = (making ?? make)(reader)
    return reader.isBroken ? nil : section
  }

  /// What is sound in a whole file.
  package func parts(of tree: SourceTree, in session: ReadingSession) -> Section? {
    session.object(SourceValue(tree.root), shape).flatMap { parts(of: $0, session) }
  }

  /// Reads the mapping behind a key of another one.
  func read(_ key: String, in outer: ObjectReader, _ app: AppReader) -> Section? {
    outer.written(outer.asks(key), app).flatMap { read($0) }
  }

  func resolve(_ section: Section) -> ResolvedValue { .section(outputs.compactMap { $0(section) }) }

  /// What its keys say, in their order; those that say nothing are left out.
  package func words(of section: Section, in words: RuleWords) -> [KeyWords] {
    self.words.compactMap { line in line.words(section, words).map { KeyWords(line.keys, $0) } }
  }
}

extension SectionKeys where Section: SpecSection {
  /// A section that is not written: what its keys mean without a value.
  func absent(at span: SourceSpan) -> Section {
    let reader = KeyReader<Section>(.absent, at: span)
    return make(reader) ?? Section(reader)
  }
}
