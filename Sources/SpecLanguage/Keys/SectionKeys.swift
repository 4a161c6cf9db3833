import SpecDiagnostics

/// A mapping of the language whose keys are said once: in its `init`, which reads them one by one. The shape that
/// schemas, pages and guesses are made from, and what its values resolve to, are gathered from the same `init`.
protocol SpecSection: Sendable {
  static var keys: SectionKeys<Self> { get }

  /// Reads the keys: each time all of them, in the same order.
  init(_ read: KeyReader<Self>)
}

/// The keys of a section, gathered once.
public struct SectionKeys<Section>: Sendable {
  let shape: ObjectShape
  private let outputs: [@Sendable (Section) -> ResolvedMember?]
}

extension SectionKeys where Section: SpecSection {
  /// - Parameters:
  ///   - name: Its name in the JSON Schema and on the reference page.
  ///   - doc: What it is for, in a sentence for a product manager.
  init(_ name: String, doc: String) {
    let list = KeyReader<Section>(.listing)
    _ = Section(list)
    shape = ObjectShape(name, doc: doc, fields: list.fields)
    outputs = list.outputs
  }

  /// Reads the mapping behind a key; nil when there is none, and when there is a mistake in it, which is reported.
  func read(_ key: String, in outer: ObjectReader, _ app: AppReader) -> Section? {
    let errors = app.session.errorCount
    guard let mapping = outer.object(key) else { return nil }
    let reader = KeyReader<Section>(.mapping(mapping, at: outer.keySpan(key), app))
    let section = Section(reader)
    return reader.isBroken || app.session.errorCount != errors ? nil : section
  }

  /// A section that is not written: what its keys mean without a value.
  func absent(at span: SourceSpan) -> Section { Section(KeyReader(.absent(at: span))) }

  func resolve(_ section: Section) -> ResolvedValue { .section(outputs.compactMap { $0(section) }) }
}
