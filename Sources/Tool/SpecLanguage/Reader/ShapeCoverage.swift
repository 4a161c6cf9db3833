/// Which keys of which shapes a reader asked for. An unused key is accepted and then ignored, and a test
/// that reads an example of everything finds it here.
public final class ShapeCoverage {
  private var asked: Set<String> = []

  public init() {}

  func record(_ shape: ObjectShape, _ key: String) { asked.insert(shape.name + "." + key) }

  /// `shape.key` for every declared key below `root` that was never asked for.
  public func neverAsked(from root: ObjectShape, shapes: [ObjectShape] = []) -> [String] {
    root.reachable(shapes: shapes).flatMap { shape in
      shape.fields.map { shape.name + "." + $0.key }.filter { !asked.contains($0) }
    }
  }
}
