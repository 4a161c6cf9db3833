import SpecDiagnostics
import Testing
import YAMLNodes

@testable import SpecLanguage

/// A key is looked up by its name, so a section may leave one unread, or read another first.
@Suite struct KeyNameTests {
  private struct Lamp: SpecSection {
    static let keys = SectionKeys<Self>("lamp", doc: "A lamp.")
    let isOn: Bool
    let colour: String?
    let room: String?

    init(_ read: KeyReader<Self>) {
      isOn = read("on", \.isOn, .flag, default: true, doc: "Whether it shines.", example: "true")
      colour = isOn ? read("colour", \.colour, .text, doc: "How it shines.", example: "red") : nil
      room = read("room", \.room, .text, doc: "Where it is.", example: "hall")
    }
  }

  @Test func whatIsLeftUnreadMovesNothing() throws {
    #expect(Lamp.keys.shape.fields.map(\.key) == ["on", "colour", "room"])
    let lamp = try #require(try Self.read("on: false\ncolour: red\nroom: hall\n"))
    #expect(lamp.colour == nil)
    #expect(lamp.room == "hall")
  }

  private static func read(_ text: String) throws -> Lamp? {
    let root = SourceValue(try #require(YAMLReader.read(Array(text.utf8), file: "lamp.yaml").tree?.root))
    let file = try #require(ReadingSession().object(root, Lamp.keys.shape))
    let app = AppReader(file, isComplete: true, folder: nil)
    return Lamp.keys.read(WrittenValue(root, app))
  }
}
