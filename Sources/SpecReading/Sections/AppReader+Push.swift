import SpecDiagnostics
import SpecModel

/// `push`.
extension AppReader {
  func readPush(_ section: ObjectReader) -> PushItem? {
    let errors = session.errorCount
    let covers = section.covers()
    guard session.errorCount == errors else { return nil }
    return PushItem(span: section.origin.headSpan, covers: covers)
  }
}
