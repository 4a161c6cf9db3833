public import SpecLanguage
import YAMLNodes

/// Every small change to the description of an app that its checks and cases should notice.
///
/// | A value | becomes |
/// |---|---|
/// | number | one less, one more, the smallest and the largest that the key takes |
/// | duration, time of day | a minute and an hour less and more |
/// | word of a list, flag | each other one |
/// | id of an item | another item of the same kind |
/// | item of a list or map, optional key | nothing: it is left out |
/// | condition | its opposite |
/// | priority | that of the next type, which gets this one's; not a number with which the types go in the same order |
public enum SpecMutants {
  /// In the order of the files.
  ///
  /// - Parameters:
  ///   - sources: All files of one app.
  ///   - everything: Texts change too, by a character at the end, and so do `notes`.
  public static func all(
    of sources: [SpecSource], _ format: FileFormat = .spec, everything: Bool = false
  ) -> [SpecMutant] {
    var gatherer = MutantGatherer(everything: everything)
    let walk = ShapeWalk(format)
    let trees = sources.enumerated().compactMap { number, source in source.yaml.tree.map { (number, $0) } }
    for (_, tree) in trees { walk.forEach(in: tree) { gatherer.note($0) } }
    for (file, tree) in trees { walk.forEach(in: tree) { gatherer.gather($0, file) } }
    gatherer.swapPriorities()
    return gatherer.mutants
  }

  /// Keys that only people who work on a spec and `check` read. No user, server or line of the app depends on them, so
  /// there is nothing to notice; `coverage` looks after `covers`.
  public static let notes: Set<String> = ["claims", "covers", "example", "owner", "status", "summary", "translates"]

  /// Those of values that are not the same in an older state of the app.
  ///
  /// - Parameters:
  ///   - mutants: All of the app, made from these files.
  ///   - base: The files of the app as it was.
  public static func changed(_ mutants: [SpecMutant], of sources: [SpecSource], since base: [SpecSource])
    -> [SpecMutant]
  {
    let (new, old) = (values(in: sources), values(in: base))
    return mutants.filter { new[$0.name] != old[$0.name] }
  }

  /// The mutants in their order, in groups of one part of a spec: `analytics.events.notif_shown`.
  public static func neighbours(_ mutants: [SpecMutant]) -> [[SpecMutant]] {
    var groups: [[SpecMutant]] = []
    var last: [Substring] = []
    for mutant in mutants {
      let part = Array(mutant.path.split(separator: ".").prefix(3))
      if part == last {
        groups[groups.count - 1].append(mutant)
      } else {
        groups.append([mutant])
      }
      last = part
    }
    return groups
  }

  /// The values of an app on one line each, by their names.
  private static func values(in sources: [SpecSource]) -> [String: String] {
    var values: [String: String] = [:]
    for tree in sources.compactMap(\.yaml.tree) {
      var paths = NamedPaths()
      ShapeWalk(.spec).forEach(in: tree) { visit in
        values[paths.name(of: visit)] = MutatedFile(actions: [:]).text(of: visit.node, [])
      }
    }
    return values
  }
}
