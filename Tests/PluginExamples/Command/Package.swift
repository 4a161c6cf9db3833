// swift-tools-version: 6.1
import PackageDescription

// 'swift package notispec-generate' writes generated/, which is committed and compiled as any other source.
let package = Package(
  name: "Command",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "notispec", path: "../../..")],
  targets: [
    .target(name: "App")
  ],
  swiftLanguageModes: [.v6]
)
