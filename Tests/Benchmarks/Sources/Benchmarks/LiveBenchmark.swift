import Foundation

/// The preview of the shipped apps, as a file and live, and the verdict on a release of theirs.
struct LiveBenchmark {
  let notispec: String

  func preview() throws {
    let workspace = try ShippedWorkspace()
    defer { workspace.remove() }
    print(row("preview of the shipped apps", "", "CPU s", "peak MiB"))
    let cost = ProcessCost.medians(
      rounds: 7, [{ .of([notispec, "preview", "-o", "page.html"], in: workspace.folder) }])[0]
    print(row("preview", "", hundredths(cost.cpu), hundredths(cost.peak)) + "\n")
  }

  /// What somebody waits for, by the clock on the wall: the server is another process.
  func live() throws {
    let workspace = try ShippedWorkspace()
    defer { workspace.remove() }
    let server = Process()
    server.executableURL = URL(fileURLWithPath: notispec)
    server.arguments = ["-C", workspace.folder, "preview", "--live"]
    let announcement = Pipe()
    server.standardError = announcement
    try server.run()
    defer { server.terminate() }
    var said = ""
    while !said.contains("Ctrl-C") {
      said += String(decoding: announcement.fileHandleForReading.availableData, as: UTF8.self)
    }
    guard let address = said.split(separator: "\n")[0].split(separator: " ").last.map(String.init) else { return }
    let client = LiveClient(address)
    let listener = LiveClient(address)
    listener.listen()
    client.ask("")
    print(row("preview --live, wall time", "", "median ms", "longest ms"))
    for count in [12, 100] {
      report("a step after \(count - 1) others", 30) { _ in client.ask("play", Self.story(count)) }
    }
    let values = #","values":[{"path":"notifications.basket_left.trigger.after.delay","value":"20m"}]"#
    report("a value tried: 3 stories, all cases", 10) { _ in client.ask("try", Self.story(12, values)) }
    try report("a saved file, on the page", 14) { round in
      let (old, new) = round.isMultiple(of: 2) ? ("15m", "20m") : ("20m", "15m")
      try workspace.edit("specs/courier/basket.yaml", old, new)
      listener.waitForChange()
      client.ask("")
    }
    print("")
  }

  private func report(_ what: String, _ rounds: Int, _ work: (Int) throws -> Void) rethrows {
    var times: [Double] = []
    for round in 0..<rounds {
      let start = ContinuousClock.now
      try work(round)
      let spent = (ContinuousClock.now - start).components
      times.append(Double(spent.seconds) * 1000 + Double(spent.attoseconds) / 1e15)
    }
    times.sort()
    print(row(what, "", hundredths(times[rounds / 2]), hundredths(times[rounds - 1])))
  }

  /// Somebody fills a basket, leaves, and looks in day after day.
  private static func story(_ count: Int, _ more: String = "") -> String {
    let first = #"{"after":"0m","signal":"basket_changed","with":{"restaurant":"Luigi’s","dishes":2}}"#
    let others = (1..<count).map { number in
      switch number % 4 {
      case 1: #"{"after":"0m","app":"background"}"#
      case 2: #"{"after":"1h"}"#
      case 3: #"{"after":"0m","app":"launch"}"#
      default: #"{"after":"1d"}"#
      }
    }
    return #"{"app":"courier","title":"A week","start":{"at":"2026-06-15 09:00","zone":"Europe/Berlin","#
      + #""authorization":"authorized","app":"foreground"},"steps":[\#(([first] + others).joined(separator: ","))]\#(more)}"#
  }
}
