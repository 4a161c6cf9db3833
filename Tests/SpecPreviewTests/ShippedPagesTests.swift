import SpecLanguage
import TestSupport
import Testing

@testable import SpecPreview

/// The page of the apps that ship with notispec.
@Suite struct ShippedPagesTests {
  private func page() throws -> String {
    PreviewPage(try ShippedSpecs.all().compactMap { SpecReader.read($0).spec }.map { PreviewApp($0) }).text
  }

  @Test func isSmallAndAlwaysTheSame() throws {
    let page = try page()
    #expect(page.utf8.count < 3_000_000 && page.utf8.count > 100_000)
    #expect(try self.page() == page)
  }

  @Test func hasEveryTypeWithAnAnchor() throws {
    let page = try page()
    for spec in try ShippedSpecs.all().compactMap({ SpecReader.read($0).spec }) {
      for type in spec.notifications { #expect(page.contains("id=\"\(spec.app.id)/\(type.id)\"")) }
    }
  }

  /// No id twice: links would lead to the wrong place.
  @Test func idsAreUnique() throws {
    let ids = try page().components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(ids).count == ids.count)
  }
}
