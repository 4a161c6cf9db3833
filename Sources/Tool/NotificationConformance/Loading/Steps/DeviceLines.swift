public import NotificationRules
public import SpecLanguage

/// `device`, of a step and of the start.
extension DeviceFacts: KeyedSection {
  public static let keys = SectionKeys<Self>("scenario-device", doc: "What the device is, and the app on it.")

  public init?(_ read: KeyReader<Self>) {
    self.init()
    region = read("region", .pattern(.regionCode), doc: "The region that is set.", example: "DE")
    language = read("language", .pattern(.languageCode), doc: "The first language that is set.", example: "de")
    appVersion = read(
      "app_version", .pattern(.appVersion), doc: "The version of the app.", example: "\"5.2\""
    ).flatMap { AppVersion($0) }
    guard read.mapping != nil, !Self.keys.shape.fields.contains(where: { read.has($0.key) }) else { return }
    read.report(.missingKey, "says nothing: write 'region', 'language' or 'app_version'")
    return nil
  }

  /// What a trace says of it.
  var text: String {
    let parts = [
      region.map { "region=\($0)" }, language.map { "language=\($0)" }, appVersion.map { "app_version=\($0)" },
    ]
    return (["device"] + parts.compactMap { $0 }).joined(separator: " ")
  }
}
