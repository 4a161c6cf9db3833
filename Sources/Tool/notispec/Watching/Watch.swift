import TextWriting

/// `--watch`: runs a verb again and again, whenever a file that people write has changed.
///
/// The files are looked at several times a second: that works on every system, in containers and on network disks,
/// where a system does not always report changes. Ctrl-C ends the process as it ends any other run.
struct Watch {
  /// The files as they are now.
  let look: () -> InputStamps
  /// Lets some time pass; false if the watch is over.
  let wait: () -> Bool
  /// Gets what is to be said between two runs.
  let announce: (TerminalText) -> Void

  /// - Parameter folders: What is watched.
  init(_ folders: [String], in bounds: ReadingBounds) {
    look = { InputStamps(of: folders, in: bounds) }
    wait = {
      usleep(Self.interval)
      return true
    }
    announce = { StandardOutput.note($0) }
  }

  init(look: @escaping () -> InputStamps, wait: @escaping () -> Bool, announce: @escaping (TerminalText) -> Void) {
    self.look = look
    self.wait = wait
    self.announce = announce
  }

  private static let interval: useconds_t = 300_000

  /// - Parameter run: The verb. What it throws is announced, and the next change may fix it.
  /// - Returns: How the last run ended.
  /// - Throws: What the first run throws about the command line.
  func run(_ run: () throws(WorldError) -> ExitStatus) throws(WorldError) -> ExitStatus {
    // Taken before the run: what is changed meanwhile is changed for the next.
    var seen = look()
    var status = try once(run, isFirst: true)
    while true {
      announce("watching for changes; Ctrl-C ends it")
      guard let now = next(after: seen) else { return status }
      let changed = now.changes(since: seen)
      seen = now
      StandardOutput.clear()
      announce(Self.sentence(changed))
      status = try once(run, isFirst: false)
    }
  }

  private func once(_ run: () throws(WorldError) -> ExitStatus, isFirst: Bool) throws(WorldError) -> ExitStatus {
    do throws(WorldError) {
      return try run()
    } catch {
      if isFirst, error.exitCode == .usage { throw error }
      announce("notispec: \(error.sentence)")
      return error.exitCode
    }
  }

  /// The files after a change, once they stay the same: editors and git write several.
  ///
  /// - Returns: Nil if the watch is over.
  private func next(after seen: InputStamps) -> InputStamps? {
    var last = seen
    while wait() {
      let now = look()
      if now != seen, now == last { return now }
      last = now
    }
    return nil
  }

  /// "specs/demo/app.yaml changed", "specs/demo/app.yaml and 2 more files changed"
  private static func sentence(_ files: [String]) -> TerminalText {
    guard let first = files.first else { return "the files changed" }
    let others = files.count - 1
    return others == 0 ? "\(first) changed" : "\(first) and \(others) more \(others == 1 ? "file" : "files") changed"
  }
}
