public import SpecLanguage

/// The entitlements of an app, one file for each of Xcode's two configurations, so that `CODE_SIGN_ENTITLEMENTS` can name
/// `$(CONFIGURATION).entitlements`.
public struct EntitlementsEmitter: Emitter {
  public static let id = "entitlements"

  public init() {}

  public func files(for spec: Spec) -> [OutputFile] {
    guard EntitlementsFile.isNeeded(for: spec) else { return [] }
    let environments = spec.push?.environments
    let files = [
      ("Debug", environments?.debug.value ?? .sandbox), ("Release", environments?.release.value ?? .production),
    ]
    return files.map { name, environment in
      OutputFile(
        path: "\(Self.id)/\(spec.app.id)/\(name).entitlements",
        contents: EntitlementsFile(spec: spec, environment: environment).text)
    }
  }
}
