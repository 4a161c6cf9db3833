import SpecDiagnostics
import SpecModel

/// `live_activities`.
extension AppReader {
  func readLiveActivity(_ entry: MapEntry) -> LiveActivityItem? {
    let errors = session.errorCount
    guard let item = session.object(entry.value, LiveActivityShape.object) else { return nil }
    let covers = item.covers()
    guard entry.isNameValid, session.errorCount == errors else { return nil }
    return LiveActivityItem(id: entry.name, idSpan: entry.nameSpan, covers: covers)
  }
}
