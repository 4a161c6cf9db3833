import Foundation
import SpecDiagnostics
import SpecEmission
import SpecLanguage
import TestSupport
import Testing

/// `app.swift.prefix`: generated types beside others of the same names.
@Suite struct TypePrefixTests {
  private static func shipped(_ app: String, _ prefix: String) throws -> Spec {
    var spec = try Checkout.spec(app)
    spec.app.swift.prefix = Located(prefix, at: spec.app.module.span)
    return spec
  }

  /// With signals, screens, settings, experiments, Live Activities and a permission flow among them.
  @Test func twoAppsShareATargetWithTypesOfTheirNames() throws {
    let modules = try BuildFolder.holding("Modules/NotificationRules.swiftmodule").appending(path: "Modules")
    try Toolchain.inTemporaryFolder { folder in
      let files = try [("courier", "Shop"), ("journal", "Diary"), ("cleaner", "Clean")].flatMap { app, prefix in
        SwiftEmitter().files(for: try Self.shipped(app, prefix))
      }
      let names = files.map { String($0.path.split(separator: "/").last ?? "") }
      #expect(Set(names).count == names.count)
      #expect(names.allSatisfy { name in ["Shop", "Diary", "Clean", "Order"].contains { name.hasPrefix($0) } })
      let own = OutputFile(
        path: "Own.swift",
        contents: """
          import NotificationRules

          struct Signal {}
          enum NotificationType { case own }
          enum AppLocale { case own }
          let own = (Signal(), NotificationType.own, AppLocale.own)
          let basket: ShopSignal = .basketChanged(restaurant: "Luigi’s", dishes: 2)
          let tables = [Courier.rules, Journal.rules, Cleaner.rules]
          let title = DiaryNotificationCopy.streakMilestone(streakDays: 7).body(in: DiaryAppLocale.en)
          let tier = ShopTierAttribute.gold
          let state = OrderAttributes.ContentState.self
          """)
      let compiler = try Toolchain.run(
        ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-I", modules.path]
          + (files + [own]).map { try Toolchain.write($0, in: folder) })
      #expect(compiler.output == "")
    }
  }

  @Test func anEmbeddedModuleIsPrefixedWithItsRuntime() throws {
    let printed = try CompiledModule.run(
      Self.shipped("messenger", "Chat"),
      """
      enum TextArgument { case own }
      enum NotificationCategory { case own }
      show(ChatNotificationCategory.message.rawValue)
      """)
    #expect(printed == [CompiledModule.hex("MESSAGE_CATEGORY")])
  }

  /// With more of `app` and more sections.
  private func seats(_ app: String, _ sections: String = "", body: String = "x") throws -> Spec {
    try spec(
      """
      notispec: 1
      app:
        id: app
        module: App
        bundle_id: com.example.app
        locales: [en]
        source_locale: en
        delivery: local
        swift: { \(app) }
      signals: { fed: { summary: "A Signal of the app." } }
      deep_links: { scheme: app, targets: { home: { path: /home } } }
      \(sections)
      notifications:
        seat:
          summary: "Signal, DeepLink."
          target: home
          trigger: { after: { signal: fed, delay: 1h } }
          copy: { body: { en: \(quotedYAML(body)) } }
      """)
  }

  /// A word of a text or of a sentence is no type.
  @Test func textsStay() throws {
    let files = SwiftEmitter().files(for: try seats("prefix: Pet", body: "Signal \"DeepLink\" AppLocale"))
    let all = files.map(\.contents).joined()
    #expect(all.contains(#"Signal "DeepLink" AppLocale"#) && all.contains("A Signal of the app."))
    #expect(all.contains("struct PetSignal") && !all.contains("struct Signal"))
    #expect(all.contains("body(in locale: PetAppLocale"))
    let plain = SwiftEmitter().files(for: try seats("access: public"))
    #expect(plain.map(\.path).map { $0.replacing("/App/", with: "/App/Pet") } == files.map(\.path))
  }

  @Test func aChosenNameIsNotThatOfAPrefixedType() throws {
    let setting = """
      preferences:
        style: { type: choice, default: a, swift_name: PetSignal, label: { en: "S" }, options: { a: { label: { en: "A" } } } }
      """
    #expect(SwiftNames.collisions(in: try seats("access: public", setting)).isEmpty)
    #expect(
      SwiftNames.collisions(in: try seats("prefix: Pet", setting)).map(\.message) == [
        "'PetSignal' is the name of a generated type, because of the prefix 'Pet'"
      ])
  }
}
