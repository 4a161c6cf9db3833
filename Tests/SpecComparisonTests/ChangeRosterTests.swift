import Foundation
import SpecEmission
import SpecLanguage
import TestSupport
import Testing

@testable import SpecComparison

/// Every place of the language is judged by a rule that somebody wrote for it.
@Suite struct ChangeRosterTests {
  private func models() throws -> [ResolvedNode] {
    let shipped = try ShippedSpecs.all()
    #expect(shipped.count == ShippedSpecs.apps.count)
    let read = try (shipped + EveryKey.sources + SayingFrame.apps).map {
      ResolvedNode(of: try #require(SpecReader.read($0).spec))
    }
    return read + [ResolvedNode(of: try Sides.app(Sides.base).spec)]
  }

  @Test func everyPlaceHasARuleForEveryKindOfChange() throws {
    var open: Set<String> = []
    // Of a place that several apps have, whatever its items are called, the first is enough.
    var seen: Set<String> = []
    for model in try models() {
      walk(model, []) { path, node in
        let isWhole = ChangeWalk.wholes.contains(path.last ?? "") || path.last == "or_when"
        let isCollection = !isWhole && (ChangeWalk.collections.contains(path.last ?? "") || !node.isMap)
        let isWord = model[Array(path.dropLast())].map { !$0.isMap } ?? false
        var kinds: [SpecChange.Kind] = []
        // What comes and goes with a collection are its items.
        if node.children == nil || isWhole || !isCollection { kinds = [.added, .removed] }
        if isWhole || node.children == nil && !isWord { kinds.append(.changed) }
        if isCollection, node.children?.count ?? 0 > 1 { kinds.append(.moved) }
        if ChangeWalk.collections.contains(path.dropLast().last ?? "") { kinds.append(.renamed) }
        for kind in kinds where seen.insert("\(kind) \(keys(of: path))").inserted {
          let change = SpecChange(app: "demo", kind: kind, path: path, newID: "other", old: node, new: node)
          if ChangeRoster.rule(in: .init(change: change, old: model, new: model)) == nil {
            open.insert("\(kind.rawValue) \(path.joined(separator: "."))")
          }
        }
      }
    }
    #expect(
      open.sorted() == [],
      "say what a change of each of these means: 'read.changes(…)' after the key, or a ChangeRule in Sources/Tool/SpecComparison/ChangeRoster+….swift"
    )
  }

  /// The path without the names of items.
  private func keys(of path: [String]) -> String {
    path.indices.map { $0 > 0 && ChangeWalk.collections.contains(path[$0 - 1]) ? "*" : path[$0] }.joined(separator: ".")
  }

  private func walk(_ node: ResolvedNode, _ path: [String], _ visit: ([String], ResolvedNode) -> Void) {
    // These stand in every spec.
    if !["app", "app.id", "policies"].contains(path.joined(separator: ".")) { visit(path, node) }
    if ChangeWalk.wholes.contains(path.last ?? "") { return }
    for child in node.children ?? [] { walk(child.node, path + [child.key], visit) }
  }

  @Test func sentencesAreWholeAndFilled() throws {
    for rule in ChangeRoster.all {
      for effect in rule.effects {
        #expect(effect.sentence.hasSuffix("."), "\(effect.sentence)")
        let names = effect.sentence.matches(of: /\{([a-z]*)\}/).map { String($0.1) }
        #expect(Set(names).isSubset(of: ["id", "item", "old", "new", "was", "is"]), "\(effect.sentence)")
      }
    }
  }

  @Test func theModelIsReadBackAsItWasWritten() throws {
    let app = try Sides.app(
      Sides.base.replacingOccurrences(of: "name: Demo", with: #"name: "a\"b\\c\u2028\n\u0001д😀""#))
    #expect(ResolvedNode(of: app.spec)["app"]?["name"]?.text == "a\"b\\c\u{2028}\n\u{1}д😀")
  }
}
