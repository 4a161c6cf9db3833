import SpecEmission
import SpecLanguage
import Testing

/// What many screens, signals and types have in common is written once, whatever their parameters are called.
@Suite struct SharedParametersTests {
  /// More than stand in one function.
  private static let count = 120

  private static func many() throws -> Spec {
    var screens = ""
    var signals = ""
    var types = ""
    for number in 0..<count {
      screens += """
            screen_\(number): { path: "/s\(number)/{id}", summary: "s", parameters: { id: { type: int },
              link: { type: string, optional: true } } }

        """
      signals += """
          signal_\(number): { summary: "s", parameters: { id: { type: int }, type: { type: int },
            in: { type: string }, signal: { type: string, optional: true } } }

        """
      types += """
          type_\(number):
            summary: "s"
            target: screen_\(number)
            trigger: { after: { signal: signal_\(number), delay: 1h } }
            arguments: { id: { type: int, example: 2 }, type: { type: int, example: 1 }, in: { type: string, example: x } }
            copy: { body: { en: "{type} {in} {id} \(number)" } }

        """
    }
    return try spec(
      """
      notispec: 1
      app: { id: demo, name: "n", module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: local }
      deep_links:
        scheme: demo
        targets:
      \(screens)signals:
      \(signals)notifications:
      \(types)
      """)
  }

  @Test func oneInitializerTakesWhatManyHave() throws {
    let files = SwiftEmitter().files(for: try Self.many())
    let signals = try #require(files.first { $0.path == "swift/Demo/Signal.swift" }).contents
    #expect(signals.contains("    Signal(\"signal_7\", id: id, type: type, in: `in`, signal: signal)\n"))
    let head = "  private init(_ signalID: StaticString, id: Int, type: Int, in: String, signal: String?) {\n"
    #expect(signals.contains(head))
    let copy = try #require(files.first { $0.path == "swift/Demo/NotificationCopy.swift" }).contents
    #expect(copy.contains("    NotificationCopy(.type7, id: id, type: type, in: `in`)\n"))
    #expect(copy.contains("  private init(_ notification: NotificationType, id: Int, type: Int, in: String) {\n"))
  }

  @Test func manyOfAKindSayWhatEachIsToSay() throws {
    let printed = try CompiledModule.run(
      try Self.many(),
      """
      for number in [0, 49, 50, \(Self.count - 1)] {
        let link = DeepLink(url: "demo://s\\(number)/\\(number)?link=a%20b")
        precondition(link?.url == "demo://s\\(number)/\\(number)?link=a%20b", "\\(number)")
        show(link?.target.rawValue)
        precondition(link?.target == DeepLink.Target.allCases[number])
      }
      precondition(DeepLink.screen0(id: 1) != .screen1(id: 1))
      precondition(DeepLink.screen7(id: 1, link: "l").url == "demo://s7/1?link=l")
      show(NotificationCopy.type119(id: 6, type: 5, in: "x").body(in: .en))
      let signal = Signal.signal77(id: 3, type: 4, in: "i", signal: "s")
      precondition(signal.id == "signal_77" && signal.parameters.map(\\.name) == ["id", "type", "in", "signal"])
      precondition(signal.parameters[0].value == .integer(3) && signal.parameters[3].value == .text("s"))
      precondition(Signal.signal78(id: 3, type: 4, in: "i").parameters[3].value == nil)
      """)
    #expect(printed == ["screen_0", "screen_49", "screen_50", "screen_119", "5 x 6 119"].map(CompiledModule.hex))
  }
}
