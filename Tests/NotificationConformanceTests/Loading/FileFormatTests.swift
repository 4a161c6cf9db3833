import NotificationConformance
import SpecLanguage
import Testing

@Suite struct FileFormatTests {
  private static let formats: [FileFormat] = [.scenarios, .stories, .knownFailing, .requirements, .outputs]

  @Test(arguments: formats.map(\.id)) func noKeyIsSaidTwice(_ id: String) throws {
    let format = try #require(Self.formats.first { $0.id == id })
    #expect(Set(format.shapes.map(\.name)).count == format.shapes.count)
    for shape in format.shapes {
      #expect(Set(shape.fields.map(\.key)).count == shape.fields.count, "\(shape.name)")
    }
  }
}
