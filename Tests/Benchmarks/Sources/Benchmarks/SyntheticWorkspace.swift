import Foundation

/// A folder with the specs of one synthetic app and, where asked for, with cases about it.
struct SyntheticWorkspace {
  let folder: String
  /// Of the YAML below `specs/`.
  let specFiles: [String]
  /// Of the YAML below `conformance/`.
  let caseFiles: [String]

  /// No file of a spec may be larger than 64 MiB.
  private static let typesPerFile = 10_000
  private static let casesPerFile = 10_000

  init(types count: Int, cases: Int = 0) throws {
    let files = FileManager.default
    folder = files.temporaryDirectory.appendingPathComponent("notispec-benchmark-\(count)-\(cases)").path
    try? files.removeItem(atPath: folder)
    try files.createDirectory(atPath: "\(folder)/specs/synthetic", withIntermediateDirectories: true)
    try files.createDirectory(atPath: "\(folder)/conformance", withIntermediateDirectories: true)
    var paths: [String] = []
    for start in stride(from: 0, to: count, by: Self.typesPerFile) {
      let path = "\(folder)/specs/synthetic/types-\(start).yaml"
      let range = start..<min(count, start + Self.typesPerFile)
      try Data(SyntheticSpec.yaml(types: range).utf8).write(to: URL(fileURLWithPath: path))
      paths.append(path)
    }
    specFiles = paths
    paths = []
    for start in stride(from: 0, to: cases, by: Self.casesPerFile) {
      let path = "\(folder)/conformance/cases-\(start).yaml"
      let text = SyntheticScenarios.yaml(cases: min(cases - start, Self.casesPerFile), suite: start / Self.casesPerFile)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      paths.append(path)
    }
    caseFiles = paths
  }

  func removeGenerated() { try? FileManager.default.removeItem(atPath: "\(folder)/generated") }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
