import SpecLanguage

/// A key of `start` that somebody may fill in besides the usual ones: what the app asks about, and nothing else.
struct StartField {
  /// The keys down to it.
  var path: [String]
  var words: String
  /// None if anything can be written.
  var options: [String] = []
  var hint = ""

  static func all(of spec: Spec) -> [Self] {
    [
      Self(path: ["device", "region"], words: "Region", hint: "DE"),
      Self(path: ["device", "language"], words: "Language of the device", hint: "de"),
      Self(path: ["device", "app_version"], words: "App version", hint: "5.2"),
      Self(path: ["network"], words: "Network", options: ["on", "off"]),
    ]
      + (spec.policies.profiles.isEmpty
        ? [] : [Self(path: ["profile"], words: "Profile of policies", options: spec.policies.profiles.map(\.id))])
      + spec.experiments.map {
        Self(path: ["experiments", $0.id], words: "Arm of \($0.id)", options: $0.arms.map(\.id))
      }
      + spec.flags.map { Self(path: ["switches", $0.id], words: "Flag \($0.id)", options: ["on", "off"]) }
      + spec.attributes.map {
        Self(path: ["attributes", $0.id], words: "Attribute \($0.id)", options: $0.values.map(\.value))
      }
  }
}
