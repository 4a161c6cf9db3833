public import SpecDiagnostics

/// Where files name items, noted while they are read: both where an item is defined and where others refer to it.
public final class MentionLog {
  public enum Subject: Hashable, Sendable {
    case item(ItemKind)
    /// An event; in a scenario by the name under which it is logged.
    case event
    /// A button of a type.
    case button(of: String)
    /// A value that an event is logged with.
    case value(of: String)
  }

  public struct Mention: Hashable, Sendable {
    public var subject: Subject
    public var text: String
    /// As it is written, with its quotes.
    public var written: String
    public var span: SourceSpan
    /// A cell of a table is only a part of the text.
    public var isPart: Bool
  }

  public private(set) var mentions: [Mention] = []

  public init() {}

  public func note(_ subject: Subject, _ value: SourceValue) {
    let isPart = value.substitution.map { $0.text != nil } ?? false
    let node = isPart ? value.written : value.node
    mentions.append(
      Mention(subject: subject, text: value.text, written: node.sourceText, span: node.span, isPart: isPart))
  }

  /// - Parameter value: Behind the key.
  public func noteKey(_ subject: Subject, of value: SourceValue) {
    guard let key = value.key else { return }
    mentions.append(
      Mention(subject: subject, text: key.text, written: key.sourceText, span: key.span, isPart: false))
  }
}
