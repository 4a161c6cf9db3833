public import SpecLanguage

/// What the spec needs in `Info.plist`: of the app, and of its notification extensions.
public struct InfoPlistEmitter: Emitter {
  public static let id = "info_plist"

  public init() {}

  public func files(for spec: Spec) -> [OutputFile] {
    let folder = "\(Self.id)/\(spec.app.id)"
    var files: [OutputFile] = []
    if let item = spec.push?.contentExtension {
      files.append(
        OutputFile(
          path: "\(folder)/ContentExtension-Info.plist", contents: ExtensionPlistFile.text(of: item, in: spec)))
    }
    if let text = InfoPlistFile(spec: spec).text {
      files.append(OutputFile(path: "\(folder)/Info.plist", contents: text))
    }
    if let item = spec.push?.serviceExtension {
      files.append(
        OutputFile(path: "\(folder)/ServiceExtension-Info.plist", contents: ExtensionPlistFile.text(of: item)))
    }
    return files
  }
}
