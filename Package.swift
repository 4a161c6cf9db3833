// swift-tools-version: 6.1
import PackageDescription

/// Every module is compiled in Swift 6 mode with imports internal by default and `any` written out.
let roomSettings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// What an app links, or its tests do: the modules below `Sources/Runtime`. All others are below `Sources/Tool`.
let runtime: Set = [
  "CenterSimulation", "NotificationCivilTime", "NotificationRules", "NotificationScheduling", "NotificationTerms",
  "NotificationTesting", "NotificationText", "ScenarioTesting", "SystemContacts", "SystemNotifications", "SystemPhotos",
]

/// - Parameter hasTexts: Whether texts stand beside its code, which get into the program as `EmbeddedTexts`.
func room(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil, hasTexts: Bool = false,
  linking: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies,
    path: path ?? "Sources/\(runtime.contains(name) ? "Runtime" : "Tool")/\(name)", swiftSettings: roomSettings,
    linkerSettings: linking, plugins: hasTexts ? ["EmbeddedTexts"] : [])
}

/// A module that `notispec generate` writes, compiled here so that the compiler reads what we emit.
func generated(_ name: String) -> Target {
  room(
    name, ["NotificationRules", "NotificationTerms", "NotificationCivilTime", "NotificationText"],
    path: "generated/swift/\(name)")
}

/// - Parameter exclude: Files that are not Swift sources, such as fixtures and the scripts that write them.
func tests(of name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.init(stringLiteral: name)] + dependencies, exclude: exclude,
    swiftSettings: roomSettings)
}

let package = Package(
  name: "notispec",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .executable(name: "notispec", targets: ["notispec"]),
    .plugin(name: "NotispecPlugin", targets: ["NotispecPlugin"]),
    .plugin(name: "NotispecGenerate", targets: ["NotispecGenerate"]),
    .library(name: "NotificationScheduling", targets: ["NotificationScheduling"]),
    .library(name: "NotificationRules", targets: ["NotificationRules"]),
    .library(name: "NotificationText", targets: ["NotificationText"]),
    .library(name: "SystemNotifications", targets: ["SystemNotifications"]),
    .library(name: "SystemPhotos", targets: ["SystemPhotos"]),
    .library(name: "SystemContacts", targets: ["SystemContacts"]),
    .library(name: "NotificationTesting", targets: ["NotificationTesting"]),
    .library(name: "ScenarioTesting", targets: ["ScenarioTesting"]),
    .library(
      name: "SpecTooling",
      targets: [
        "YAMLNodes", "SpecDiagnostics", "SpecLanguage", "SpecLint", "SpecEmission",
        "NotificationConformance",
      ]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML", path: "Sources/Tool/CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CLinux", path: "Sources/Tool/CLinux"),
    room("TextWriting"),
    room("SpecDiagnostics", ["TextWriting", "NotificationCivilTime"]),
    room("NotificationCivilTime"),
    room("NotificationTerms", ["NotificationCivilTime", "NotificationText"]),
    room("NotificationText"),
    room("NotificationDrawing", ["NotificationTerms", "TextWriting"], hasTexts: true),
    // It rounds numbers: a program on Linux that imports no C library would not find the function.
    room(
      "NotificationRules", ["NotificationTerms", "NotificationCivilTime", "NotificationText"],
      linking: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    room("PageReading"),
    room("YAMLNodes", ["CLibYAML", "SpecDiagnostics"]),
    room(
      "SpecLanguage",
      [
        "YAMLNodes", "SpecDiagnostics", "NotificationRules", "NotificationTerms", "NotificationCivilTime",
        "NotificationText",
      ]),
    room(
      "SpecEmission",
      [
        "SpecLanguage", "TextWriting", "NotificationRules", "NotificationTerms", "NotificationCivilTime",
        "NotificationText", "SpecDiagnostics", "YAMLNodes", "NotificationDrawing", "PageReading",
      ], hasTexts: true),
    room(
      "TemplateEmission",
      [
        "SpecLanguage", "SpecEmission", "SpecDiagnostics", "NotificationTerms", "TextWriting",
        .product(name: "Mustache", package: "swift-mustache"),
      ]),
    room(
      "SpecLint",
      [
        "SpecLanguage", "SpecEmission", "SpecDiagnostics", "NotificationRules", "NotificationTerms",
        "NotificationCivilTime", "NotificationText", "NotificationScheduling", "PageReading",
      ], hasTexts: true),
    room(
      "SpecMutation",
      [
        "SpecLanguage", "SpecEmission", "NotificationConformance", "SpecDiagnostics", "YAMLNodes", "TextWriting",
        "NotificationCivilTime",
      ]),
    room(
      "SpecExplore",
      [
        "SpecLanguage", "NotificationConformance", "NotificationScheduling", "NotificationRules", "NotificationTerms",
        "NotificationCivilTime", "SpecDiagnostics", "YAMLNodes", "TextWriting",
      ]),
    room(
      "SpecPreview",
      [
        "SpecLanguage", "SpecEmission", "SpecDiagnostics", "TextWriting", "NotificationRules", "NotificationTerms",
        "NotificationDrawing", "NotificationText", "NotificationCivilTime",
      ], hasTexts: true),
    room(
      "SpecRelease",
      [
        "SpecLanguage", "SpecDiagnostics", "YAMLNodes", "TextWriting", "NotificationConformance",
      ]),
    room("SpecComparison", ["SpecLanguage", "SpecEmission", "SpecDiagnostics", "TextWriting"]),
    room(
      "SpecTranslation",
      [
        "SpecLanguage", "SpecEmission", "SpecDiagnostics", "YAMLNodes", "TextWriting", "NotificationRules",
        "NotificationTerms", "NotificationText", "NotificationCivilTime",
      ]),
    room(
      "NotificationScheduling",
      ["NotificationRules", "NotificationTerms", "NotificationCivilTime", "NotificationText"]),
    room("CenterSimulation", ["NotificationTerms", "NotificationCivilTime"]),
    room(
      "SystemNotifications",
      ["NotificationScheduling", "NotificationRules", "NotificationTerms", "NotificationCivilTime", "NotificationText"]),
    room("SystemPhotos", ["SystemNotifications", "NotificationTerms"]),
    room("SystemContacts", ["SystemNotifications", "NotificationTerms"]),
    room(
      "NotificationTesting",
      [
        "SystemNotifications", "CenterSimulation", "NotificationScheduling", "NotificationRules", "NotificationTerms",
        "NotificationCivilTime",
      ]),
    room(
      "NotificationConformance",
      [
        "SpecLanguage", "SpecDiagnostics", "YAMLNodes", "NotificationScheduling", "CenterSimulation",
        "NotificationRules", "NotificationTerms", "NotificationCivilTime", "NotificationText", "TextWriting",
        "NotificationDrawing",
      ]),
    room(
      "ScenarioTesting",
      ["NotificationConformance", "SpecLanguage", "SpecDiagnostics", "YAMLNodes", "NotificationRules", "TextWriting"]),
    .executableTarget(
      name: "notispec",
      dependencies: [
        "YAMLNodes", "SpecDiagnostics", "SpecLanguage", "SpecEmission", "SpecTranslation", "SpecLint",
        "SpecComparison", "TextWriting", "NotificationCivilTime", "NotificationTerms", "NotificationRules",
        "NotificationScheduling", "CenterSimulation", "NotificationConformance", "SpecMutation", "SpecExplore",
        "TemplateEmission", "NotificationDrawing", "SpecPreview", "SpecRelease", "PageReading", "CLinux",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ], path: "Sources/Tool/notispec", swiftSettings: roomSettings, plugins: ["EmbeddedTexts"]),
    .executableTarget(
      name: "embed-texts", path: "Sources/Tool/Plugins/embed-texts", swiftSettings: roomSettings),
    .plugin(
      name: "EmbeddedTexts", capability: .buildTool(), dependencies: ["embed-texts"],
      path: "Sources/Tool/Plugins/EmbeddedTexts"),
    .plugin(
      name: "NotispecPlugin", capability: .buildTool(), dependencies: ["notispec"],
      path: "Sources/Tool/Plugins/NotispecPlugin"),
    .plugin(
      name: "NotispecGenerate",
      capability: .command(
        intent: .custom(verb: "notispec-generate", description: "Write what agrees with the notification specs."),
        permissions: [.writeToPackageDirectory(reason: "It writes the folder 'generated'.")]),
      dependencies: ["notispec"], path: "Sources/Tool/Plugins/NotispecGenerate"),
    generated("CleanerNotifications"),
    generated("CourierNotifications"),
    generated("GalleryNotifications"),
    generated("JournalNotifications"),
    generated("LingoNotifications"),
    generated("MessengerNotifications"),
    generated("RemedyNotifications"),
    .target(
      name: "TestSupport",
      dependencies: ["SpecDiagnostics", "SpecLanguage", "SpecEmission", "YAMLNodes", "NotificationCivilTime"],
      path: "Tests/TestSupport", swiftSettings: roomSettings),
    tests(of: "TextWriting", ["TestSupport"]),
    tests(of: "PageReading"),
    tests(of: "SpecDiagnostics", ["TextWriting", "TestSupport"], exclude: ["Fixtures"]),
    tests(of: "NotificationCivilTime", ["TestSupport"], exclude: ["Fixtures", "zoneinfo_table.py"]),
    tests(of: "NotificationTerms", ["NotificationCivilTime"]),
    tests(of: "NotificationText", exclude: ["Fixtures", "cldr_plurals.py"]),
    tests(of: "NotificationDrawing", ["NotificationTerms", "TextWriting", "TestSupport"]),
    tests(of: "NotificationRules", ["NotificationTerms", "NotificationCivilTime"]),
    tests(of: "YAMLNodes", ["SpecDiagnostics", "TestSupport"]),
    tests(
      of: "SpecLanguage",
      [
        "YAMLNodes", "SpecDiagnostics", "NotificationRules", "NotificationTerms", "NotificationText",
        "NotificationCivilTime", "TestSupport",
      ], exclude: ["Fixtures", "cldr_formats.py", "zone_database.py"]),
    tests(
      of: "SpecEmission",
      [
        "SpecLanguage", "YAMLNodes", "SpecDiagnostics", "TextWriting", "NotificationRules", "NotificationScheduling",
        "NotificationTerms", "NotificationCivilTime", "NotificationConformance", "TestSupport",
        "CleanerNotifications", "CourierNotifications", "GalleryNotifications", "JournalNotifications",
        "LingoNotifications", "MessengerNotifications", "RemedyNotifications",
      ], exclude: ["Golden", "SchemaCorpus"]),
    tests(
      of: "SpecTranslation",
      [
        "SpecLanguage", "SpecEmission", "SpecDiagnostics", "TextWriting", "NotificationTerms",
        "TestSupport",
      ]),
    tests(of: "TemplateEmission", ["SpecLanguage", "SpecDiagnostics"]),
    tests(
      of: "SpecLint",
      ["SpecLanguage", "SpecEmission", "YAMLNodes", "SpecDiagnostics", "NotificationCivilTime", "TestSupport"]),
    tests(
      of: "SpecMutation",
      [
        "SpecLanguage", "SpecEmission", "SpecLint", "NotificationConformance", "SpecDiagnostics", "YAMLNodes",
        "NotificationCivilTime", "TestSupport",
      ]),
    tests(
      of: "SpecExplore", ["SpecLanguage", "NotificationConformance", "NotificationCivilTime", "TestSupport"]),
    tests(
      of: "SpecPreview",
      [
        "SpecLanguage", "SpecEmission", "SpecDiagnostics", "TextWriting", "NotificationTerms", "NotificationDrawing",
        "TestSupport",
      ],
      exclude: ["Golden"]),
    tests(of: "SpecRelease", ["SpecLanguage", "SpecDiagnostics", "TestSupport"]),
    tests(
      of: "SpecComparison", ["SpecLanguage", "SpecEmission", "SpecDiagnostics", "TestSupport"],
      exclude: ["Golden"]),
    tests(
      of: "NotificationScheduling", ["NotificationRules", "NotificationTerms", "NotificationCivilTime", "TestSupport"]),
    .executableTarget(
      name: "CrashProbe",
      dependencies: [
        "SystemNotifications", "NotificationScheduling", "NotificationRules", "NotificationTerms",
        "NotificationCivilTime",
      ], path: "Tests/CrashProbe", swiftSettings: roomSettings),
    tests(
      of: "SystemNotifications",
      [
        "CrashProbe", "CourierNotifications", "NotificationScheduling", "NotificationRules", "NotificationTerms",
        "NotificationCivilTime", "TestSupport",
      ],
      exclude: ["RoundTrip", "Stubs"]),
    tests(
      of: "NotificationTesting",
      [
        "SystemNotifications", "NotificationScheduling", "NotificationRules", "NotificationTerms",
        "NotificationCivilTime", "CleanerNotifications", "CourierNotifications", "JournalNotifications",
        "LingoNotifications", "MessengerNotifications", "RemedyNotifications",
      ]),
    tests(of: "CenterSimulation", ["NotificationTerms", "NotificationCivilTime", "TestSupport"]),
    tests(
      of: "NotificationConformance",
      [
        "SpecLanguage", "SpecEmission", "YAMLNodes", "SpecDiagnostics", "NotificationScheduling", "CenterSimulation",
        "NotificationRules", "NotificationTerms", "NotificationCivilTime", "TextWriting", "TestSupport",
        "SystemNotifications", "NotificationTesting", "CleanerNotifications", "CourierNotifications",
        "GalleryNotifications", "JournalNotifications",
        "LingoNotifications", "MessengerNotifications", "RemedyNotifications",
      ]),
    tests(of: "ScenarioTesting", ["NotificationRules", "CourierNotifications"]),
    tests(
      of: "notispec",
      [
        "SpecLanguage", "SpecEmission", "SpecDiagnostics", "YAMLNodes", "TextWriting", "NotificationRules",
        "NotificationCivilTime", "TestSupport",
      ], exclude: ["Catalogs"]),
  ],
  swiftLanguageModes: [.v6]
)
