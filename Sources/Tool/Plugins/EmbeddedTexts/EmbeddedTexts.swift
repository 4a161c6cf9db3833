import Foundation
import PackagePlugin

/// Puts the texts that stand beside the code of a target, such as its pages and style sheets, into its program: whoever
/// changes one touches no Swift.
///
/// The code finds them in the type `EmbeddedTexts`, of which each target has its own: those of a page that is shown in a
/// browser by name, as `EmbeddedTexts.preview_css`, all others in `EmbeddedTexts.all` by their path. For the lint rules it
/// also writes the list of the files that have one, so that a new rule needs no line elsewhere.
@main
struct EmbeddedTexts: BuildToolPlugin {
  /// Targets whose output are sources of another one.
  private let copied = ["SpecEmission": "NotificationText"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    var texts = files(of: target) { $0.pathExtension != "swift" }
    if let other = target.recursiveTargetDependencies.first(where: { $0.name == copied[target.name] }) {
      texts += files(of: other) { $0.pathExtension == "swift" }
    }
    let rules = files(of: target) { $0.path.hasSuffix("Rule.swift") }.map(\.name).filter { $0.hasPrefix("Rules/") }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("EmbeddedTexts.swift")
    return [
      .buildCommand(
        displayName: "Embedding the texts of \(target.name)", executable: try context.tool(named: "embed-texts").url,
        arguments: [output.path] + texts.flatMap { [$0.name, $0.file.path] } + rules.flatMap { ["rule", $0] },
        inputFiles: texts.map(\.file), outputFiles: [output])
    ]
  }

  /// Files with their paths below the folder of their target, in the order of these.
  private func files(of target: any Target, where isOne: (URL) -> Bool) -> [(name: String, file: URL)] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let folder = target.directoryURL.path + "/"
    let found = target.sourceFiles.map(\.url).filter(isOne).map { file in
      (name: String(file.path.dropFirst(folder.count)), file: file)
    }
    return found.sorted { $0.name < $1.name }
  }
}
