public import Foundation

/// The folder in which the build put these tests and what they are made of.
public enum BuildFolder {
  /// - Parameter path: What must be in it.
  public static func holding(_ path: String) throws -> URL {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<6 {
      if FileManager.default.fileExists(atPath: folder.appending(path: path).path) { return folder }
      folder = folder.deletingLastPathComponent()
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
