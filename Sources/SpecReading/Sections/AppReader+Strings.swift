import SpecDiagnostics
import SpecModel

/// `strings`.
extension AppReader {
  func readString(_ entry: MapEntry) -> StringItem? {
    let errors = session.errorCount
    guard let item = session.object(entry.value, StringShape.object) else { return nil }
    let covers = item.covers()
    guard entry.isNameValid, session.errorCount == errors else { return nil }
    return StringItem(id: entry.name, idSpan: entry.nameSpan, covers: covers)
  }
}
