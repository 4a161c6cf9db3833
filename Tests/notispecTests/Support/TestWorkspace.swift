import Foundation

/// A folder of its own with specs in it, removed with this object.
final class TestWorkspace {
  let folder: URL

  /// - Parameter files: Contents by path.
  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("notispec-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// With the small app `demo`.
  static func withDemo(_ files: [String: String] = [:]) throws -> TestWorkspace {
    try TestWorkspace(["specs/demo/app.yaml": demo].merging(files) { $1 })
  }

  /// With the specs and scenarios that ship with this package.
  static func withShippedSpecs() throws -> TestWorkspace {
    let workspace = try TestWorkspace()
    for name in ["specs", "conformance"] {
      try FileManager.default.copyItem(at: package.appendingPathComponent(name), to: workspace.url(name))
    }
    return workspace
  }

  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// One type, one target, two locales.
  static let demo = """
    notispec: 1
    app:
      id: demo
      owner: care
      module: DemoNotifications
      bundle_id: com.example.demo
      locales: [en, ru]
      source_locale: en
      delivery: local
    signals:
      photos_cleaned: {}
    deep_links:
      scheme: demo
      targets:
        main_dashboard: { path: /dashboard }
        paywall: { path: /paywall, fallback: main_dashboard }
    notifications:
      clean_reminder:
        summary: Has not cleaned for a day.
        target: paywall
        trigger: { after: { signal: photos_cleaned, delay: 24h } }
        copy:
          body: { en: "Time to clean", ru: "Пора почистить" }

    """

  func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url(path))
  }

  func read(_ path: String) throws -> String { String(decoding: try Data(contentsOf: url(path)), as: UTF8.self) }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

  /// Replaces the one place where a text stands in a file.
  func edit(_ path: String, _ old: String, to new: String) throws {
    let text = try read(path)
    guard text.components(separatedBy: old).count == 2 else { throw NotExactlyOnce(text: old, path: path) }
    try write(text.replacingOccurrences(of: old, with: new), to: path)
  }

  struct NotExactlyOnce: Error {
    let text: String
    let path: String
  }

  /// Everything below a folder: paths with contents, for comparing whole trees.
  func tree(_ path: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    let root = url(path).resolvingSymlinksInPath()
    guard let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey]) else {
      return files
    }
    for case let file as URL in walk where try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
      files[String(file.path.dropFirst(root.path.count + 1))] = try Data(contentsOf: file)
    }
    return files
  }
}

extension TestWorkspace {
  /// Types whose summaries together make some outputs longer than those that are kept in memory.
  func writeLongTypes() throws {
    let types = (0..<70).map { number in
      """
        long_\(number):
          summary: \(String(repeating: "Has not cleaned for a day, ", count: 600))so it is.
          target: paywall
          trigger: { after: { signal: photos_cleaned, delay: \(number + 1)h } }
          copy:
            body: { en: "Time to clean, \(number)", ru: "Пора почистить, \(number)" }

      """
    }
    try write("notispec: 1\nnotifications:\n" + types.joined(), to: "specs/demo/long.yaml")
  }
}
