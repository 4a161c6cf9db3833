public import SpecLanguage

/// The reference page of the language, rendered from the shapes that the reader reads with.
public struct ReferenceEmitter: Emitter {
  public static let id = "reference"

  public init() {}

  public func files(for formats: [FileFormat]) -> [OutputFile] {
    [OutputFile(path: "\(Self.id)/language.md", contents: LanguagePage(of: formats).text)]
  }
}
