import CLibFuzzer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// libFuzzer hands over one input after the other, each the bytes of a few files, and looks at what code it reaches.
var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(
  LLVMFuzzerRunDriver(&count, &arguments) { start, count in
    var input = FuzzInput(Array(UnsafeBufferPointer(start: start, count: count)))
    input.check()
    return 0
  })
