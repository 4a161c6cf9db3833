// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that users of notispec never build it: it needs libFuzzer, which Apple's compiler lacks.
// Build it with `-Xswiftc -sanitize=fuzzer,address`, as `make fuzz` does: the rooms must be watched too.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "notispec", path: "../..")],
  targets: [
    .systemLibrary(name: "CLibFuzzer"),
    .executableTarget(name: "Fuzz", dependencies: ["CLibFuzzer", .product(name: "SpecTooling", package: "notispec")]),
  ],
  swiftLanguageModes: [.v6]
)
