#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How much work an input may be: as much as to read the sample app ten thousand times, on any machine.
enum Patience {
  private static let limit: Double = {
    // The first reading makes what later ones find.
    let readings = (0..<10).map { _ in seconds { SampleApp.read() } }
    return 10_000 * (readings.min() ?? 0)
  }()

  static func check(_ work: () -> Void) {
    let limit = limit
    let spent = seconds(work)
    precondition(spent <= limit, "\(spent) CPU seconds for one input, where \(limit) are enough")
  }

  /// CPU time, which does not grow while the machine does other things.
  private static func seconds(_ work: () -> Void) -> Double {
    let start = clock()
    work()
    return clock() - start
  }

  private static func clock() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
