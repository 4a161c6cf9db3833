import Foundation
import PackagePlugin

/// `swift package notispec-generate`: runs `notispec generate` in the package's folder, with the same options.
@main
struct NotispecGenerate: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "notispec").url
    process.arguments = ["generate"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("notispec generate ended with \(process.terminationStatus); what it found stands above")
      return
    }
  }
}
