import SpecDiagnostics

/// One entry of `attributes`: what the app knows of the user, and conditions ask about.
public struct AttributeItem: SpecItem, Hashable {
  public let itemID: Located<String>
  /// At least one.
  public let values: [Located<String>]
  public let summary: String?

  public static let keys = SectionKeys<Self>(
    "attribute",
    doc: "Something that the app knows of the user and reports whenever it changes. Until then it has no value.")

  public init(_ read: KeyReader<Self>) {
    itemID = read.name
    values = read(
      "enum", \.values, listOf: .pattern(.enumValue), required: true, notEmpty: "has no values",
      doc: "The values that it can have.", example: "[free, gold]")
    summary = read.summary(\.summary)
    read.check { mapping, app in
      let items = mapping.written("enum").flatMap { $0.kind == .sequence ? Array($0.node.items) : nil }
      app.attributes[read.name.value] = AttributeFacts(
        values: items?.map(\.text) ?? [], isComplete: items?.isEmpty == false && !read.isDoubtful, span: read.name.span)
    }
  }
}

/// What conditions need to know about an attribute, broken or not.
struct AttributeFacts {
  var values: [String]
  /// False if its values could not all be read.
  var isComplete: Bool
  var span: SourceSpan
}

/// The newest value that the app has reported is this one.
public struct AttributeCondition: SpecSection, Hashable {
  public let id: Located<String>
  public let value: Located<String>

  public static let keys = SectionKeys<Self>(
    "attribute-condition", doc: "The newest value that the app has reported. False before it has reported any.")

  public init(_ read: KeyReader<Self>) {
    let id = read("id", \.id, .reference(to: .attribute), doc: "The attribute.", example: "tier")
    self.id = id
    value = read("is", \.value, .pattern(.enumValue), doc: "The value that it must have.", example: "gold")
    read.check { mapping, app in
      guard !read.isDoubtful, let value = mapping.written("is"), let facts = app.attributes[id.value], facts.isComplete
      else { return }
      app.session.checkWord(value, of: id.value, among: facts.values, declaredAt: facts.span)
    }
  }
}

extension ReadingSession {
  /// A word that is none of those that an item declares is reported.
  func checkWord(_ value: SourceValue, of item: String, among words: [String], declaredAt span: SourceSpan) {
    guard value.kind == .scalar, value.core == .string, !words.contains(value.text) else { return }
    let meant = guess(for: value.text, among: words)
    report(
      .unknownID, "is '\(excerpt(value.text))', which '\(item)' cannot be\(meant?.question() ?? "")", about: value,
      notes: [Diagnostic.Note("'\(item)' is declared here", at: span)],
      fixIt: meant.flatMap { replacing(value, with: $0) })
  }
}
