import SpecEmission
import SpecLanguage
import Testing

/// What is written in place is taken back and broken where the line is too short for it.
@Suite struct SwiftLineTests {
  private static func file(_ name: String) throws -> String {
    let long = "limit_that_is_named_at_length_reached"
    let spec = try spec(
      """
      notispec: 1
      app: { id: demo, name: "n", module: Demo, bundle_id: com.demo, locales: [en], source_locale: en, delivery: local }
      deep_links:
        scheme: demo
        targets:
          home: { path: /home, summary: "s" }
          \(long): { path: "/a/{in}/b/c/{photo}/d", summary: "s", parameters: { in: { type: int }, photo: { type: string },
            album_of_the_photo: { type: string, optional: true, key: album } } }
      signals:
        all: { summary: "s", parameters: { a1: { type: int }, a2: { type: int }, a3: { type: int }, a4: { type: int },
          a5: { type: int }, a6: { type: int }, a7: { type: int }, a8: { type: int }, in: { type: int },
          self: { type: double, optional: true } } }
        again: { summary: "s", parameters: { self: { type: double }, in: { type: int }, a1: { type: int } } }
        \(long): { summary: "s" }
      notifications:
        \(long):
          summary: "s"
          target: home
          trigger: { after: { signal: \(long), delay: 1h..90m } }
          conditions:
            - { elapsed: { since: \(long), or_since: \(long), more_than: 24h } }
          copy: { body: { en: "{{}} c" } }
      """)
    let files = SwiftEmitter().files(for: spec)
    return try #require(files.first { $0.path == "swift/Demo/\(name).swift" }).contents
  }

  @Test func aRuleIsBrokenArgumentByArgument() throws {
    let rules = try Self.file("Rules")
    let type = """
          rows.type("limit_that_is_named_at_length_reached", priority: 0, onCap: .drop, target: "home")
          rows.after("limit_that_is_named_at_length_reached", from: .minutes(60), to: .minutes(90))
          rows.elapsed(
            since: "limit_that_is_named_at_length_reached",
            orSince: "limit_that_is_named_at_length_reached",
            moreThan: .hours(24))

      """
    #expect(rules.contains(type))
  }

  /// More parameters than there are names at hand.
  @Test func everyParameterKeepsItsName() throws {
    let signals = try Self.file("Signal")
    let all = """
              .init("a8", .integer(a8)),
              .init("in", .integer(`in`)),
              .init("self", selfArgument.map { .number($0) }),
            ])
        }

      """
    #expect(signals.contains(all))
    #expect(signals.contains("  public static func again(selfArgument: Double, `in`: Int, a1: Int) -> Signal {\n"))
    #expect(signals.contains("  public static var limitThatIsNamedAtLengthReached: Signal {\n"))
  }

  @Test func aLinkIsWrittenPieceByPiece() throws {
    let links = try Self.file("DeepLink")
    let parts = """
          case .limitThatIsNamedAtLengthReached(let `in`, let photo, let albumOfThePhoto):
            link.path("a")
            link.path(int: `in`)
            link.path("b/c")
            link.path(text: photo)
            link.path("d")
            link.query("album", text: albumOfThePhoto)

      """
    #expect(links.contains(parts))
    let reading = """
            guard let `in` = values.int("in"),
              let photo = values.text("photo")
            else { return nil }
            return .limitThatIsNamedAtLengthReached(
              in: `in`,
              photo: photo,
              albumOfThePhoto: values.text("album")
            )

      """
    #expect(links.contains(reading))
  }
}
