import Foundation
import TestSupport
import Testing

@testable import NotificationConformance

/// The examples of `docs/testee.md` are what the runner says and understands.
@Suite struct TesteePageTests {
  private let page: String

  init() throws {
    page = try String(contentsOf: Repository.root.appendingPathComponent("docs/testee.md"), encoding: .utf8)
  }

  private var examples: [String] {
    page.split(separator: "```json\n").dropFirst().flatMap { block in
      block.prefix(while: { $0 != "`" }).split(separator: "\n").map(String.init)
    }
  }

  @Test func everyExampleIsAMessage() throws {
    var calls: [Int: TesteeCall] = [:]
    var verbs: Set<String> = []
    for line in examples {
      let value = try JSONReader.value(of: Array(line.utf8))
      guard case .object(let members) = value,
        case .integer(let number)? = members.first(where: { $0.key == "n" })?.value
      else {
        Issue.record("no message: \(line)")
        continue
      }
      do {
        guard !members.contains(where: { $0.key == "do" }) else {
          let call = try TesteeWire.call.read(value)
          calls[number] = call.body
          verbs.insert(call.body.name)
          continue
        }
        switch try #require(calls[number]) {
        case .hello: _ = try TesteeWire.hello.read(value)
        case .open: _ = try TesteeWire.opening.read(value)
        case .step, .tick: _ = try TesteeWire.step.read(value)
        case .snapshot: _ = try TesteeWire.snapshot.read(value)
        case .launch, .crash, .close, .bye: _ = try TesteeWire.done.read(value)
        }
      } catch let problem as WireProblem {
        Issue.record("\(problem.sentence): \(line)")
      }
    }
    #expect(verbs == ["hello", "open", "launch", "crash", "step", "tick", "snapshot", "close", "bye"])
  }

  @Test func everyFeatureAndVerdictIsThere() {
    for feature in TesteeFeature.allCases {
      let words = String(feature.doc.dropLast()).replacingOccurrences(of: "'", with: "`")
      #expect(page.contains("| `\(feature.rawValue)` | \(words) |"), "\(feature)")
    }
    for verdict in CaseResult.Verdict.allCases where verdict != .environment && verdict != .knownFailing {
      #expect(page.contains("`\(verdict.rawValue)`"), "\(verdict)")
    }
  }

  /// Every form of every message is in the schema, under the name that is on the line.
  @Test func theSchemaDescribesEveryMessage() throws {
    let object = try JSONSerialization.jsonObject(with: Data(TesteeSchema.text.utf8)) as? [String: Any]
    let definitions = try #require(object?["$defs"] as? [String: Any])
    func names(_ definition: String, _ tag: String) -> [String] {
      let forms = (definitions[definition] as? [String: Any])?["oneOf"] as? [[String: Any]] ?? []
      return forms.compactMap { form in
        (((form["properties"] as? [String: Any])?[tag]) as? [String: Any])?["const"] as? String
      }
    }
    #expect(names("event", "event") == EventName.allCases.map(\.rawValue))
    #expect(names("effect", "effect") == EffectName.allCases.map(\.rawValue))
    #expect(names("call", "do").count == 9)
    let text = TesteeSchema.text
    for match in text.matches(of: /"\$ref": "#\/\$defs\/([a-z_]+)"/) { #expect(definitions[String(match.1)] != nil) }
  }
}
