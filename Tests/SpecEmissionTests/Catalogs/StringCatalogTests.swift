import Foundation
import SpecEmission
import SpecLanguage
import TestSupport
import Testing

/// `Localizable.xcstrings` and `InfoPlist.xcstrings`.
@Suite struct StringCatalogTests {
  private static let folder = Checkout.root.appending(path: "Tests/SpecEmissionTests/Golden/string-catalog")

  static func goldenSpec() throws -> Spec {
    try spec(String(decoding: Data(contentsOf: folder.appending(path: "spec.yaml")), as: UTF8.self))
  }

  @Test func outputIsAsExpected() throws {
    let files = StringCatalogEmitter().files(for: try Self.goldenSpec())
    #expect(files.map(\.path) == ["xcstrings/streaks/InfoPlist.xcstrings", "xcstrings/streaks/Localizable.xcstrings"])
    for file in files {
      try TestSupport.Golden.expect(file.contents, in: Self.folder.appending(path: "expected/\(file.path)"))
    }
  }

  /// Xcode writes catalogues with Foundation: the same layout, and keys in the same order.
  @Test(arguments: ShippedSpecs.apps + ["golden"])
  func layoutIsFoundations(_ app: String) throws {
    let spec = try app == "golden" ? Self.goldenSpec() : Checkout.spec(app)
    for file in StringCatalogEmitter().files(for: spec) {
      let object = try JSONSerialization.jsonObject(with: Data(file.contents.utf8))
      let data = try JSONSerialization.data(
        withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
      #expect(String(decoding: data, as: UTF8.self) == file.contents, "\(file.path)")
    }
  }

  /// What is put in is a text in the way of the language, and an example shows which.
  @Test func examplesAreWhatIsPutIn() throws {
    let catalog = StringCatalogEmitter().files(for: try Checkout.spec("courier")).first {
      $0.path.hasSuffix("/Localizable.xcstrings")
    }
    for words in [
      "%2$@ is 'total', such as €23.50.", "%1$@ is 'renews_at', such as Sep 24, 2026.",
      "%2$@ is 'arrives_at', such as 6:30\u{202F}PM.", "%2$@ is 'discount', such as 20.",
    ] {
      #expect(catalog?.contents.contains(words) == true, "\(words)")
    }
  }
}
