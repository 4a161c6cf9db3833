import SpecDiagnostics
import Testing
import YAMLNodes

@testable import SpecLanguage

/// A section of a file that is no spec: what is sound in it counts, and it may have defaults in another place.
@Suite struct KeyedSectionTests {
  private struct Walk: KeyedSection {
    static let keys = SectionKeys<Self>("walk", doc: "A walk.")
    let dog: String
    let length: Located<Int>?
    let isWet: Bool

    init?(_ read: KeyReader<Self>) {
      let dog = read("dog", .text, required: true, doc: "Who is taken for a walk.", example: "Rex")
      length = read.located("length", .int(1...9), doc: "How far they go.", example: "3")
      isWet = read("wet", .flag, doc: "Whether it rains.", example: "true") ?? false
      guard let dog else { return nil }
      self.dog = dog
    }
  }

  @Test func allKeysAreListedAlthoughTheSectionGivesUp() {
    #expect(Walk.keys.shape.fields.map(\.key) == ["dog", "length", "wet"])
    #expect(Walk.keys.shape.requiredKeys == ["dog"])
  }

  @Test func whatIsSoundCountsBesideAMistake() throws {
    let session = ReadingSession()
    let walk = Walk.keys.parts(of: try tree("dog: Rex\nlength: 12\nwet: true\n"), in: session)
    #expect(walk?.dog == "Rex")
    #expect(walk?.length == nil)
    #expect(walk?.isWet == true)
    #expect(session.diagnostics.map(\.message) == ["'length' must be a whole number from 1 to 9, not 12"])
    #expect(Walk.keys.parts(of: try tree("length: 3\n"), in: session) == nil)
  }

  @Test func aKeyThatIsNotThereIsThatOfTheDefaults() throws {
    let session = ReadingSession()
    let own = try #require(session.object(SourceValue(try tree("dog: Rex\nlength: 3\n").root), Walk.keys.shape))
    let other = try #require(session.object(SourceValue(try tree("dog: Tom\nwet: true\n").root), Walk.keys.shape))
    let walk = Walk(KeyReader(own, over: other, session))
    #expect(walk?.dog == "Rex")
    #expect(walk?.length?.value == 3)
    #expect(walk?.isWet == true)
  }

  @Test func aPartIsSoundUntilAMistakeIsReported() {
    let session = ReadingSession()
    let part = session.beginPart()
    #expect(session.sound { 1 } == 1)
    let broken: Int? = session.sound {
      session.error(.badValue, "It is broken", at: SourceSpan(startOf: "walk.yaml"))
      return 1
    }
    #expect(broken == nil)
    #expect(!part.isSound)
    #expect(session.beginPart().isSound)
    #expect(!session.isSound)
  }

  private func tree(_ text: String) throws -> SourceTree {
    try #require(YAMLReader.read(Array(text.utf8), file: "walk.yaml").tree)
  }
}
