import Foundation
import SpecEmission
import Testing

/// Every public declaration of a generated module says what it is. What a protocol says already, such as `==`, goes without.
@Suite struct SwiftDocumentationTests {
  private static let inherited = [
    "static func == ", "static func < ", "func hash(into ", "func encode(to ", "init(from ",
  ]

  /// The public declarations without a comment, as "file:line declaration".
  private func undocumented(_ text: String, in path: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
    return lines.indices.compactMap { number in
      guard lines[number].hasPrefix("public "), !lines[number].hasPrefix("public import ") else { return nil }
      let declaration = lines[number].dropFirst("public ".count)
      if Self.inherited.contains(where: { declaration.hasPrefix($0) }) { return nil }
      // Attributes may be in between.
      let above = lines[..<number].last { !$0.hasPrefix("@") }
      return above?.hasPrefix("///") == true ? nil : "\(path):\(number + 1) \(lines[number])"
    }
  }

  @Test(arguments: ["cleaner", "journal", "messenger", "gallery"])
  func everyPublicDeclarationOfAShippedModuleHasAComment(_ app: String) throws {
    let files = SwiftEmitter().files(for: try Checkout.spec(app)).filter { $0.path.hasSuffix(".swift") }
    #expect(files.count > 5)
    let found = files.flatMap { undocumented($0.contents, in: $0.path) }
    #expect(found == [])
  }

  @Test func everyPublicDeclarationOfEveryEmitterHasAComment() throws {
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden")
    let walk = try #require(FileManager.default.enumerator(at: golden, includingPropertiesForKeys: nil))
    var found: [String] = []
    var count = 0
    for case let file as URL in walk where file.pathExtension == "swift" {
      count += 1
      found += undocumented(try String(contentsOf: file, encoding: .utf8), in: file.lastPathComponent)
    }
    #expect(count > 10)
    #expect(found == [])
  }
}
