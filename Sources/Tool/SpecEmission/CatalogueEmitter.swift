import NotificationDrawing
public import SpecLanguage

/// A page per app with everything that the spec says, for people who read a repository in a browser, and a picture per type.
public struct CatalogueEmitter: Emitter {
  public static let id = "catalogue"

  public init() {}

  public func files(for spec: Spec) -> [OutputFile] {
    let folder = "\(Self.id)/\(spec.app.id)"
    // Browsers of repositories show a README when the folder is opened.
    return [OutputFile(path: "\(folder)/README.md", contents: CataloguePage(spec).text)]
      + spec.notifications.compactMap { type in
        TypeCards(type, in: spec).picture.map { OutputFile(path: "\(folder)/\(Self.picture(of: type))", contents: $0) }
      }
  }

  /// Where the picture of a type is, from the page on.
  static func picture(of type: NotificationItem) -> String { "pictures/\(type.id).svg" }
}
