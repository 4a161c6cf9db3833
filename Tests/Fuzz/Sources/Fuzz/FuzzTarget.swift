import SpecReading
import YAMLNodes

/// What libFuzzer calls with every input: the bytes of one file, or of several files of one app.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  _ = YAMLReader.read(Array(UnsafeBufferPointer(start: start, count: count)), file: "a.yaml")
  return 0
}
