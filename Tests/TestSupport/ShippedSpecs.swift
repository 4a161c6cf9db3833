import Foundation
public import SpecLanguage

/// The apps below `specs/`.
public enum ShippedSpecs {
  /// Their ids; `GeneratedTablesTests` links a module for each.
  public static let apps = ["cleaner", "courier", "gallery", "journal", "lingo", "messenger", "remedy"]

  /// The files of each; templates are beside the apps.
  public static func all() throws -> [[SpecSource]] {
    try Golden.cases(in: Golden.packageFolder().appendingPathComponent("specs")).map {
      try sources($0.lastPathComponent)
    }
    .filter { !$0.isEmpty }
  }

  /// The files of an app, in the order of their names.
  public static func sources(_ app: String) throws -> [SpecSource] {
    let folder = Golden.packageFolder().appendingPathComponent("specs/\(app)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
    return try names.sorted().map {
      SpecSource(path: "specs/\(app)/\($0)", bytes: [UInt8](try Data(contentsOf: folder.appendingPathComponent($0))))
    }
  }
}

/// The small apps of the suites below `conformance/`.
public enum SmallSpecs {
  public static func sources(_ app: String) throws -> [SpecSource] {
    let path = "conformance/\(app)/app.yaml"
    return [SpecSource(path: path, bytes: [UInt8](try Data(contentsOf: Golden.packageFolder().appending(path: path))))]
  }
}

extension EveryKey {
  /// The files of both apps, which together have every key.
  public static var sources: [[SpecSource]] { sources(changing: []) }

  /// The same with other values.
  public static func sources(changing values: [(old: String, new: String)]) -> [[SpecSource]] {
    [[app, permissions], [rest]].map { texts in
      texts.enumerated().map { number, text in
        let changed = values.reduce(text) { $0.replacing($1.old, with: $1.new) }
        return SpecSource(path: "\(number).yaml", bytes: Array(changed.utf8))
      }
    }
  }
}
