import SpecEmission
public import SpecLanguage

/// What the YAML of a saying leaves out: the app around it, and what its types need besides.
public enum SayingFrame {
  /// The files of an app that has it.
  public static func sources(around yaml: String) -> [SpecSource] {
    [source("saying.yaml", "notispec: 1\n" + completed(yaml)), source("app.yaml", app(around: yaml))]
  }

  /// The files of an app for each sentence that can be written. Together with those of `EveryKey` they have every key.
  public static var apps: [[SpecSource]] { Saying.all.compactMap { $0.yaml.map(sources) } }

  private static func source(_ path: String, _ text: String) -> SpecSource {
    SpecSource(path: path, bytes: Array(text.utf8))
  }

  /// The same with the keys that every type must have.
  private static func completed(_ yaml: String) -> String {
    let given = yaml.split(separator: "\n").map(String.init)
    var lines: [String] = []
    var section = ""
    for (number, line) in given.enumerated() {
      lines.append(line)
      if !line.hasPrefix(" ") { section = String(line.prefix { $0 != ":" }) }
      guard section == "notifications", let type = line.wholeMatch(of: #/  (\w+):/#)?.1 else { continue }
      let keys = given[(number + 1)...].prefix { $0.hasPrefix("    ") }
      let needed = [
        ("summary", "\"Who gets \(type).\""), ("target", "home"),
        ("copy", "{ body: { en: \"Text of \(type.replacing("_", with: " "))\" } }"),
      ]
      for (key, value) in needed where !keys.contains(where: { $0.hasPrefix("    \(key):") }) {
        lines.append("    \(key): \(value)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func app(around yaml: String) -> String {
    let isRemote = yaml.contains("\n    push:")
    let isLocal = !isRemote || yaml.contains("\n    trigger")
    let delivery = (isLocal ? ["local"] : []) + (isRemote ? ["remote"] : [])
    var text = """
      notispec: 1
      app:
        id: demo
        name: "Demo"
        module: Demo
        bundle_id: com.example.demo
        source_locale: en
        delivery: [\(delivery.joined(separator: ", "))]
        owner: care
        team_id: ABCDE12345

      """
    if !yaml.contains("locales:") { text += "  locales: [en]\n" }
    if yaml.contains("notifications:\n") {
      text += "deep_links: { scheme: demo, targets: { home: { path: /home } } }\n"
    }
    if isRemote { text += push }
    if yaml.contains("location:") { text += locationStep }
    return text
  }

  private static let push = """
    push:
      entitlements: [aps_environment]
      authentication: { method: key, key_id: "ABC123DEFG", team_id: "ABCDE12345" }
      token: { store: "users/{uid}/devices/{device}", field: fcmToken, clear_on: [sign_out, revoked] }

    """

  private static let locationStep = """
    permission_flow:
      show_when: [first_launch]
      steps:
        - id: location
          permission: location
          optional: true
          usage_key: NSLocationWhenInUseUsageDescription
          claims: [places]
          screen:
            id: location_pre_prompt
            title: { en: "Your places" }
            primary: { en: "Continue" }
            usage_description: { en: "We remind you when you come to a place." }

    """
}
