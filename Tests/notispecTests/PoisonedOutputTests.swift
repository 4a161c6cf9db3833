import Foundation
import SpecDiagnostics
import SpecEmission
import SpecLanguage
import TestSupport
import Testing
import TextWriting
import YAMLNodes

/// Hostile texts in the files that `generate` writes: wherever a spec takes any text, each of the strings in turn.
@Suite struct PoisonedOutputTests {
  /// Specs that use all of the language between them.
  private static let places = [
    "specs/gallery", "specs/messenger", "Tests/SpecEmissionTests/Golden/every-section",
  ]

  @Test(arguments: places.indices)
  func noTextComesAlive(_ number: Int) throws {
    let folder = Golden.packageFolder().appendingPathComponent(Self.places[number])
    var sources: [(path: String, bytes: [UInt8])] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".yaml") {
      sources.append((name, [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))))
    }
    let spec = try Self.poisoned(sources, from: number)
    let files = EmitterRoster.all.filter { !($0 is SchemaEmitter) }.flatMap { $0.files(for: spec) }
    #expect(files.count > 20)
    for file in files {
      guard let form = Self.form(of: file.path) else { continue }
      // A file is no log of a CI service, and has tabs, links and hyphenation of ours.
      let faults = form.faults(of: file.contents).filter { fault in
        !["forged command", "raw \\u{9}", "raw \\u{AD}", "a link"].contains(where: fault.hasPrefix)
          || fault.contains("D](")
      }
      #expect(faults.isEmpty, "\(file.path): \(faults.prefix(3))")
    }
  }

  private static func form(of path: String) -> OutputForm? {
    switch path.split(separator: ".").last {
    case "md": .markdown
    case "json", "apns", "xcstrings": .json
    case "html": .html
    case "plist", "entitlements": .xliff
    case "csv": .csv
    default: nil
    }
  }

  /// The spec with a hostile string in every place that takes one: among those in quotes, where texts are.
  private static func poisoned(_ sources: [(path: String, bytes: [UInt8])], from first: Int) throws -> Spec {
    var fixes = sources.map { _ in [Diagnostic.FixIt]() }
    for (index, source) in sources.enumerated() {
      let text = String(decoding: source.bytes, as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for place in Poison.placesOfScalars(in: text, withKeys: false) {
        let line = lines[Int(place.start.line) - 1].unicodeScalars
        guard line.dropFirst(Int(place.start.column) - 1).first == "\"" else { continue }
        let poison = Poison.all[(fixes[index].count + first) % Poison.all.count]
        let fix = Diagnostic.FixIt("", replace: place, with: YAMLScalar.doubleQuoted(poison))
        if read(sources, with: fixes.enumerated().map { $0 == index ? $1 + [fix] : $1 }) != nil {
          fixes[index].append(fix)
        }
      }
    }
    #expect(fixes.joined().count > 10)
    return try #require(read(sources, with: fixes))
  }

  /// The spec with replacements in each of its files; nil when it is refused.
  private static func read(_ sources: [(path: String, bytes: [UInt8])], with fixes: [[Diagnostic.FixIt]]) -> Spec? {
    let read = SpecReader.read(
      zip(sources, fixes).map { SpecSource(path: $0.path, bytes: FixedText($0.bytes, applying: $1).bytes) })
    return read.diagnostics.contains { $0.severity == .error } ? nil : read.spec
  }
}
