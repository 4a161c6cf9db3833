import Foundation
import NotificationScheduling
import SystemNotifications

/// Counts the moments at which the process may be killed, and kills it at one of them, as the system would.
final class Death {
  private let moment: Int
  private var passed = 0

  /// - Parameter moment: From 1; 0 is never.
  init(at moment: Int) { self.moment = moment }

  func pass() {
    passed += 1
    guard passed == moment else { return }
    kill(getpid(), SIGKILL)
    // The signal is on its way.
    while true { pause() }
  }
}

/// A file store in whose writes the process may be killed: with half of the new file on the disk, and behind the write.
struct DyingStore: SchedulerStore {
  let url: URL
  var file: FileStore
  let death: Death

  init(_ url: URL, _ death: Death) {
    self.url = url
    self.death = death
    file = FileStore(url)
  }

  var writes: Int { file.writes }

  func read() throws(FileStore.Failure) -> [UInt8]? { try file.read() }

  mutating func write(_ bytes: [UInt8]) throws(FileStore.Failure) {
    // What a write leaves that is killed in the middle.
    try? Data(bytes.prefix(bytes.count / 2)).write(to: url.appendingPathExtension("new"))
    death.pass()
    try file.write(bytes)
    death.pass()
  }
}
