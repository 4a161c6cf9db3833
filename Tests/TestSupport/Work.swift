import Foundation

/// What something costs, so counted that a slow or busy machine makes no difference.
public enum Work {
  /// How many times as much CPU time a body takes for a large size as for a small one: 8 from 1 000 to 8 000 where the
  /// time grows with the size, 64 where it grows with its square.
  public static func growth(from small: Int, to large: Int, runs: Int = 3, _ body: (Int) throws -> Void) rethrows
    -> Double
  {
    var least = (small: Double.infinity, large: Double.infinity)
    for _ in 0..<runs {
      least.small = min(least.small, try seconds { try body(small) })
      least.large = min(least.large, try seconds { try body(large) })
    }
    return least.large / least.small
  }

  /// Of this thread alone: other tests run at the same time.
  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = clock()
    try body()
    return clock() - start
  }

  private static func clock() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
