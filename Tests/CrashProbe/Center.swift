import Foundation
import NotificationCivilTime
import NotificationScheduling
import NotificationTerms
import SystemNotifications

/// What on a device is another process: it keeps requests, shows those that came due, and outlives the app.
struct Center {
  let folder: String
  let now: Instant

  private struct Entry {
    var identifier: String
    var due: Instant
  }

  private func entries() -> [Entry] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var entries: [Entry] = []
    while let found = readdir(directory) {
      let name = withUnsafeBytes(of: &found.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      guard !name.hasPrefix("."), !name.hasSuffix(".new"),
        let bytes = try? FileStore(URL(filePath: "\(folder)/\(name)")).read(),
        let milliseconds = Int64(String(decoding: bytes, as: UTF8.self).prefix { $0 != " " })
      else { continue }
      entries.append(Entry(identifier: name, due: Instant(milliseconds: milliseconds)))
    }
    return entries.sorted { ($0.due.milliseconds, $0.identifier) < ($1.due.milliseconds, $1.identifier) }
  }

  /// Everything that came due stays on the list, as nobody clears it away.
  func report() -> CenterReport {
    let entries = entries()
    return CenterReport(
      authorization: .authorized, pending: entries.filter { $0.due > now }.map(\.identifier),
      settled: entries.filter { $0.due <= now }.map {
        .init(identifier: $0.identifier, instant: $0.due, fate: .presented(quietly: false))
      }, isComplete: true)
  }

  func add(_ request: NotificationRequest, in zone: ZoneRules) {
    let due: Instant =
      switch request.trigger {
      case .immediate, .location: now
      case .timeInterval(let span, _): now + span
      case .calendar(let components, _): components.dated.map { zone.instant(of: $0) } ?? now
      }
    let path = "\(folder)/\(request.identifier)"
    // A notification that was shown already would alert a second time.
    let isShown = entries().contains { $0.identifier == request.identifier && $0.due <= now }
    append("\(isShown ? "again" : "added") \(request.identifier)", to: "\(folder)/../center.log")
    replace(path, with: "\(due.milliseconds) \(request.content.body)")
  }

  func remove(_ identifiers: [String]) { for identifier in identifiers { unlink("\(folder)/\(identifier)") } }
}

private func replace(_ path: String, with text: String) {
  unlink(path + ".new")
  append(text, to: path + ".new")
  rename(path + ".new", path)
}

func append(_ line: String, to path: String) {
  let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
  guard file >= 0 else { return }
  defer { close(file) }
  let bytes = Array((line + "\n").utf8)
  _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
}
