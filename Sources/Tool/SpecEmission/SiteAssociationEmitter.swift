public import SpecLanguage

/// `apple-app-site-association`: which addresses of the app's site open the app.
///
/// Without the id of the team there is no file: Apple's servers would trust a wrong one.
public struct SiteAssociationEmitter: Emitter {
  public static let id = "site_association"

  public init() {}

  public func files(for spec: Spec) -> [OutputFile] {
    guard let links = spec.deepLinks, links.universal != nil, let team = spec.teamID else { return [] }
    let file = SiteAssociationFile(appID: "\(team).\(spec.app.bundleID.value)", targets: links.targets)
    return [OutputFile(path: "\(Self.id)/\(spec.app.id)/apple-app-site-association", contents: file.text)]
  }
}
