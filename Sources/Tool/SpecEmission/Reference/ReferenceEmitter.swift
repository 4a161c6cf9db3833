public import SpecLanguage

/// The reference: the page of the language, rendered from the shapes that the reader reads with, what people say in it,
/// what it leaves to a server, and what it has no keys for.
public struct ReferenceEmitter: Emitter {
  public static let id = "reference"

  /// Where the page with the sayings is, as messages name it.
  public static let sayings = "generated/\(id)/\(SayingsPage.file)"

  private static let language = KeyPage(
    "language.md", "The language",
    """
    Everything that can be written about an app, key by key. What proves that it behaves is in \
    [scenarios.md](scenarios.md), and what is set for all apps in [workspace.md](workspace.md); \
    [\(SayingsPage.file)](\(SayingsPage.file)) begins with what people want.
    """)
  private static let scenarios = KeyPage(
    "scenarios.md", "Scenarios",
    """
    Everything that can be written to prove what an app does, key by key: scenarios, the requirements that they prove, \
    what outputs must contain, and what is known to fail. The app itself is in [language.md](language.md).
    """)
  private static let workspace = KeyPage(
    "workspace.md", "The workspace",
    "Everything that can be set for all apps, key by key: outputs, levels of rules, waivers.")
  private static let own = [FileFormat.spec.id, FileFormat.workspace.id]

  public init() {}

  public func files(for formats: [FileFormat]) -> [OutputFile] {
    [
      OutputFile(path: "\(Self.id)/\(SayingsPage.file)", contents: SayingsPage.text),
      page(Self.language, of: formats.filter { $0.id == FileFormat.spec.id }),
      page(Self.scenarios, of: formats.filter { !Self.own.contains($0.id) }),
      page(Self.workspace, of: formats.filter { $0.id == FileFormat.workspace.id }),
    ]
      + [UnwrittenPage.server, .unsayable].map {
        OutputFile(path: "\(Self.id)/\($0.file)", contents: $0.text)
      }
  }

  private func page(_ page: KeyPage, of formats: [FileFormat]) -> OutputFile {
    OutputFile(
      path: "\(Self.id)/\(page.file)", contents: LanguagePage(page.title, page.introduction, of: formats).text)
  }
}

/// What a page about the keys of files is called and begins with.
private struct KeyPage {
  let file: String
  let title: String
  let introduction: String

  init(_ file: String, _ title: String, _ introduction: String) {
    self.file = file
    self.title = title
    self.introduction = introduction
  }
}
