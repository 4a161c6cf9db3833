/// What libFuzzer calls with one input after the other, each the bytes of a few files.
///
/// It has this name because libFuzzer's own `main` asks for it when the program is linked, although ours is run.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Patience.check {
    var input = FuzzInput(Array(UnsafeBufferPointer(start: start, count: count)))
    input.check()
  }
  return 0
}
