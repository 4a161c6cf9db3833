import Foundation
import PackagePlugin

/// Gives a target the Swift of the app whose `module` has the target's name, generated again when a spec changes.
///
/// The specs are in `specs/` of the target's own folder, or of the package: one package can hold several apps, each with
/// its own target. A build command must name its outputs beforehand, and prebuild commands need a binary tool; so
/// the whole module is one file.
@main
struct NotispecPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return try commands(
      for: target.moduleName, specsIn: [target.directoryURL, context.package.directoryURL],
      notispec: try context.tool(named: "notispec").url, writingTo: context.pluginWorkDirectoryURL)
  }

  /// - Parameter folders: Where `specs/` may be; the first that has it counts.
  private func commands(
    for module: String, specsIn folders: [URL], notispec: URL, writingTo work: URL
  ) throws -> [Command] {
    guard let specs = folders.map({ $0.appendingPathComponent("specs") }).first(where: { isFolder($0) }) else {
      Diagnostics.error("NotispecPlugin: there is no folder 'specs', neither for \(module) alone nor beside its folder")
      return []
    }
    // Requirements and scenarios are next to the specs, which refer to ids of requirements.
    let conformance = specs.deletingLastPathComponent().appendingPathComponent("conformance")
    let hasConformance = isFolder(conformance)
    let inputs = try files(in: specs) + (hasConformance ? files(in: conformance) : [])
    let output = work.appendingPathComponent("\(module)+Notispec.swift")
    return [
      .buildCommand(
        displayName: "Generating the notifications of \(module)", executable: notispec,
        arguments: [
          "generate", "--quiet", "--color", "never", "--specs", specs.path, "--module", module, "--swift-file",
          output.path,
        ] + (hasConformance ? ["--conformance", conformance.path] : []),
        inputFiles: inputs, outputFiles: [output])
    ]
  }

  /// Every YAML file and template below a folder, and the folders themselves, in the order of their paths. Symbolic links
  /// are followed, as in notispec; hidden files are ignored.
  ///
  /// A new file is not an input yet: SwiftPM asks for the inputs again only when the manifest or the files of a
  /// target change. Its folder has changed, though.
  private func files(in folder: URL, inside ancestors: [String] = []) throws -> [URL] {
    let place = folder.resolvingSymlinksInPath().path
    // If a folder contains itself, notispec reports it.
    if ancestors.contains(place) { return [] }
    var files = [folder]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() where !name.hasPrefix(".") {
      let file = folder.appendingPathComponent(name)
      if isFolder(file) {
        files += try self.files(in: file, inside: ancestors + [place])
      } else if ["yaml", "yml", "mustache"].contains(file.pathExtension) {
        files.append(file)
      }
    }
    return files
  }

  private func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension NotispecPlugin: XcodeBuildToolPlugin {
    /// The same for a target of a project, such as a framework that has the name of the module. The specs are in a folder
    /// with the target's name, or in the project's.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      return try commands(
        for: target.displayName, specsIn: [project.appendingPathComponent(target.displayName), project],
        notispec: try context.tool(named: "notispec").url, writingTo: context.pluginWorkDirectoryURL)
    }
  }
#endif
