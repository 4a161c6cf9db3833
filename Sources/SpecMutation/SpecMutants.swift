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
/// | priority | that of the next type, which gets this one's |
public enum SpecMutants {
  /// In the order of the files.
  ///
  /// - Parameters:
  ///   - sources: All files of one app.
  ///   - withTexts: Texts change too: by a character at the end.
  public static func all(
    of sources: [SpecSource], _ format: FileFormat = .spec, withTexts: Bool = false
  ) -> [SpecMutant] {
    var gatherer = MutantGatherer(withTexts: withTexts)
    let walk = ShapeWalk(format)
    let trees = sources.enumerated().compactMap { number, source in source.yaml.tree.map { (number, $0) } }
    for (_, tree) in trees { walk.forEach(in: tree) { gatherer.noteNames($0) } }
    for (file, tree) in trees { walk.forEach(in: tree) { gatherer.gather($0, file) } }
    gatherer.swapPriorities()
    return gatherer.mutants
  }
}
