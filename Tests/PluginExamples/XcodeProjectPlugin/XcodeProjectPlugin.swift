// The part of Xcode's interface for plugins that ours use, written by hand from Apple's documentation: on Linux there is
// none, and what only Xcode runs is type-checked with it.

public import Foundation
public import PackagePlugin

public protocol XcodeBuildToolPlugin: Plugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: Plugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL
  public func tool(named name: String) throws -> PluginContext.Tool { fatalError("Xcode has it") }
}

public struct XcodeProject {
  public let displayName: String
  public let directoryURL: URL
}

public struct XcodeTarget {
  public let displayName: String
}
