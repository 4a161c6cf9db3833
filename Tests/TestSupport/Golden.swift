public import Foundation
public import Testing

/// Files that hold what a program should write. `NOTISPEC_RECORD=1 swift test` rewrites them from what it does write.
public enum Golden {
  /// Whether this run rewrites goldens instead of comparing with them.
  public static var isRecording: Bool { ProcessInfo.processInfo.environment["NOTISPEC_RECORD"] == "1" }

  /// The folder of the test file that calls, where its golden cases stand.
  public static func folder(of testFile: String = #filePath) -> URL {
    URL(fileURLWithPath: testFile).deletingLastPathComponent()
  }

  /// The top of the package, found upwards from the test file by its manifest.
  public static func packageFolder(of testFile: String = #filePath) -> URL {
    var folder = folder(of: testFile)
    let files = FileManager.default
    while folder.path != "/", !files.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
      folder.deleteLastPathComponent()
    }
    return folder
  }

  /// The case folders below a folder, in the order of their names.
  public static func cases(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
      .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .sorted { $0.path < $1.path }
  }

  /// Expects a file to hold exactly this text.
  public static func expect(
    _ actual: String, in file: URL, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    if isRecording {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: file)
      return
    }
    let expected = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    guard let expected else {
      Issue.record("There is no golden \(file.path); NOTISPEC_RECORD=1 writes it", sourceLocation: sourceLocation)
      return
    }
    // Compared as bytes: to `String` composed and decomposed letters are the same.
    guard !expected.utf8.elementsEqual(actual.utf8) else { return }
    Issue.record(
      "\(file.lastPathComponent): \(firstDifference(expected, actual)); NOTISPEC_RECORD=1 rewrites it",
      sourceLocation: sourceLocation)
  }

  /// Expects a folder to hold exactly these files, by path inside it: none missing, none more.
  public static func expect(
    files: [String: String], in folder: URL, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let known = try paths(in: folder)
    for path in known.subtracting(files.keys).sorted() {
      if isRecording {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
      } else {
        Issue.record("\(path) is expected and was not written", sourceLocation: sourceLocation)
      }
    }
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      try expect(text, in: folder.appendingPathComponent(path), sourceLocation: sourceLocation)
    }
  }

  private static func paths(in folder: URL) throws -> Set<String> {
    guard let all = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var paths = Set<String>()
    for case let path as String in all {
      var isFolder: ObjCBool = false
      let full = folder.appendingPathComponent(path).path
      guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), !isFolder.boolValue else { continue }
      paths.insert(path)
    }
    return paths
  }

  private static func firstDifference(_ expected: String, _ actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, lines) in zip(old, new).enumerated() where !lines.0.utf8.elementsEqual(lines.1.utf8) {
      return "line \(index + 1) should be «\(lines.0)» and is «\(lines.1)»"
    }
    return "it should have \(old.count) lines and has \(new.count)"
  }
}
