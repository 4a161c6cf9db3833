// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that users of notispec never resolve or build it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "notispec", path: "../..")],
  targets: [
    .systemLibrary(
      name: "CLibYAMLForBenchmarks", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "LibYAMLLoop", dependencies: ["CLibYAMLForBenchmarks"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["LibYAMLLoop", .product(name: "SpecTooling", package: "notispec")]),
  ],
  swiftLanguageModes: [.v6]
)
