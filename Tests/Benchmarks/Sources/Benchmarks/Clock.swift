#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// CPU time of this process, user and system together, in nanoseconds: other programs on the machine do not count.
func cpuNanoseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The median CPU time of one call, over at least `minimum` rounds and about half a second.
func measure(minimum: Int = 5, _ work: () -> Void) -> Double {
  work()
  var rounds: [Double] = []
  let start = cpuNanoseconds()
  while rounds.count < minimum || (cpuNanoseconds() - start < 0.5e9 && rounds.count < 200) {
    let before = cpuNanoseconds()
    work()
    rounds.append(cpuNanoseconds() - before)
  }
  return rounds.sorted()[rounds.count / 2]
}

/// The highest resident size so far, in MiB.
func peakMebibytes() -> Double {
  var usage = rusage()
  #if canImport(Glibc)
    getrusage(numericCast(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1024
  #else
    getrusage(RUSAGE_SELF, &usage)
    return Double(usage.ru_maxrss) / 1_048_576
  #endif
}
