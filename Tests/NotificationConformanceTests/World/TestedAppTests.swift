import NotificationConformance
import SpecLanguage
import TestSupport
import Testing

@Suite struct TestedAppTests {
  /// Otherwise `mutate` would take a change that moves lines for one that changes what happens.
  @Test(arguments: ShippedSpecs.apps)
  func theSameAppOnOtherLinesIsTheSame(app: String) throws {
    let files = try Repository.yamlFiles(below: "specs/\(app)")
    let moved = files.map { SpecSource(path: $0.path, bytes: Array("# One more line\n".utf8) + $0.bytes) }
    let spec = try #require(SpecReader.read(moved).spec)
    #expect(try TestedApp(spec) == TestedApp(Repository.spec(app)))
  }
}
