// swift-tools-version: 6.1
import PackageDescription

// Two apps, a target each: the plugin gives every target the Swift of the app whose `module` has its name.
let package = Package(
  name: "BuildTool",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "notispec", path: "../../..")],
  targets: [
    .target(
      name: "PlantsNotifications", dependencies: [.product(name: "NotificationRules", package: "notispec")],
      plugins: [.plugin(name: "NotispecPlugin", package: "notispec")]),
    .target(
      name: "PetsNotifications", dependencies: [.product(name: "NotificationRules", package: "notispec")],
      plugins: [.plugin(name: "NotispecPlugin", package: "notispec")]),
    .executableTarget(name: "Demo", dependencies: ["PlantsNotifications", "PetsNotifications"]),
  ],
  swiftLanguageModes: [.v6]
)
