public import SpecLanguage

/// The reference: the page of the language, rendered from the shapes that the reader reads with, what people say in it,
/// and what it leaves to a server.
public struct ReferenceEmitter: Emitter {
  public static let id = "reference"

  /// Where the page with the sayings is, as messages name it.
  public static let sayings = "generated/\(id)/\(SayingsPage.file)"

  public init() {}

  public func files(for formats: [FileFormat]) -> [OutputFile] {
    [
      OutputFile(path: "\(Self.id)/\(SayingsPage.file)", contents: SayingsPage.text),
      OutputFile(path: "\(Self.id)/language.md", contents: LanguagePage(of: formats).text),
      OutputFile(path: "\(Self.id)/\(ServerPage.file)", contents: ServerPage.text),
    ]
  }
}
