import SpecDiagnostics
import SpecModel

/// `categories`.
extension AppReader {
  func readCategory(_ entry: MapEntry) -> CategoryItem? {
    let errors = session.errorCount
    guard let item = session.object(entry.value, CategoryShape.object) else { return nil }
    let covers = item.covers()
    guard entry.isNameValid, session.errorCount == errors else { return nil }
    return CategoryItem(id: entry.name, idSpan: entry.nameSpan, covers: covers)
  }
}
