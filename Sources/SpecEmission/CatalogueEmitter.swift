public import SpecLanguage

/// A page per app with everything that the spec says, for people who read a repository in a browser.
public struct CatalogueEmitter: Emitter {
  public static let id = "catalogue"

  public init() {}

  public func files(for spec: Spec) -> [OutputFile] {
    // Browsers of repositories show a README when the folder is opened.
    [OutputFile(path: "\(Self.id)/\(spec.app.id)/README.md", contents: CataloguePage(spec).text)]
  }
}
