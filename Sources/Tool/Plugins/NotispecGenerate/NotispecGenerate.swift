import Foundation
import PackagePlugin

/// `swift package notispec-generate`: runs `notispec generate` in the package's folder, with the same options.
@main
struct NotispecGenerate: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try generate(context.tool(named: "notispec").url, in: context.package.directoryURL, arguments)
  }

  private func generate(_ notispec: URL, in folder: URL, _ arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    // Xcode passes the targets that a command should run for. A workspace is always generated as a whole.
    _ = arguments.extractOption(named: "target")
    let process = Process()
    process.executableURL = notispec
    process.arguments = ["generate"] + arguments.remainingArguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("notispec generate ended with \(process.terminationStatus): see its findings above")
      return
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension NotispecGenerate: XcodeCommandPlugin {
    /// The same for a project: from Xcode's menu, in the project's folder.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try generate(context.tool(named: "notispec").url, in: context.xcodeProject.directoryURL, arguments)
    }
  }
#endif
