import Foundation
import TestSupport
import Testing

/// The style sheet in the code is the one beside it.
@Suite struct EmbeddedStyleTests {
  @Test func cards() throws {
    let folder = Golden.packageFolder().appendingPathComponent("Sources/Tool/NotificationDrawing")
    try Golden.expect(
      try EmbeddedSource.swift("CardStyle", "The style sheet of cards", isPublic: true, from: "cards.css", in: folder),
      in: folder.appendingPathComponent("CardStyle.swift"))
  }
}
