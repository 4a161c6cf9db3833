public import SpecLanguage
import TextWriting

extension SwiftModule {
  /// The flags of the team. Nil for an app without any.
  var flagFile: [UInt8]? {
    guard !spec.flags.isEmpty else { return nil }
    var writer = newWriter(spec.flags.count, of: 100)
    writer.leanEnum(
      LeanEnum(
        name: "FeatureFlag", doc: "What the team of \(appName) switches on and off.",
        cases: spec.flags.map { (SwiftNames.name($0.id, of: .option), $0.id, $0.summary ?? "") },
        idDoc: "The id in the spec, for the report of where it is.", lookupDoc: "The flag of this id in the spec"))
    return writer.bytes
  }

  /// The arms of experiments: an enum for each. Nil for an app without any.
  var experimentFile: [UInt8]? {
    guard !spec.experiments.isEmpty else { return nil }
    var writer = newWriter(spec.experiments.count, of: 1000)
    for (position, item) in spec.experiments.enumerated() {
      if position > 0 { writer.line() }
      writer.values(
        of: item.id, "experiment", named: SwiftNames.typeName(of: item),
        doc: "The arms of the experiment '\(item.id)' of \(appName).", item.arms.map(\.id), access)
    }
    return writer.bytes
  }
}

extension SwiftNames {
  /// The name of the enum of an experiment's arms.
  public static func typeName(of item: ExperimentItem) -> String { typeName(item.id, "Experiment") }

  static func typeName(_ id: String, _ suffix: String) -> String {
    let name = lowerCamelCase(id)
    return "\(name.prefix(1).uppercased())\(name.dropFirst())\(suffix)"
  }
}
