import NotificationConformance
import NotificationTerms
import SpecLanguage
import SpecPreview
import Testing

@testable import notispec

/// The screens of the permission flow and the dialogs of the system, as Play shows them.
@Suite struct LiveFlowTests {
  private func played(_ steps: String, locale: String = "ru") throws -> JSONValue {
    let live = try LiveCall(TestWorkspace.withShippedSpecs())
    let story = """
      {"app":"cleaner","title":"First launch","start":{"at":"2026-03-02 09:00","zone":"Europe/Berlin","app":"killed",\
      "locale":"\(locale)","authorization":"not_determined","flags":{"hasCompletedPermissionsFlow":false}},"steps":[\(steps)]}
      """
    let (status, answer) = try live.post("play", story)
    #expect(status == 200 && answer["findings"] == .list([]), "\(answer)")
    let shape = try #require(LiveSchema.answers.first { $0.path == "play" }?.shape)
    #expect(shape.faults(of: answer, "play") == [])
    return answer
  }

  private func titles(_ screen: JSONValue?) -> [String] { screen?.texts("buttons", "title") ?? [] }

  @Test func aScreenAndItsDialogCanBePressed() throws {
    let launched = try played(#"{"after":"0m","app":"launch"}"#)
    #expect(launched["flow"]?["html"]?.text?.contains("Разрешите доступ к вашим фото") == true, "\(launched)")
    #expect(titles(launched["flow"]) == ["Продолжить", "Пока пропустить"])
    #expect(launched["dialog"] == nil)

    let asked = try played(#"{"after":"0m","app":"launch"},{"after":"0m","press":"primary"}"#)
    #expect(asked["dialog"]?["html"]?.text?.contains("<code>photos</code>") == true, "\(asked)")
    #expect(asked["dialog"]?.texts("buttons", "button") == ["limited", "granted", "denied"])
    #expect(titles(asked["dialog"]) == ["Ограничить доступ…", "Разрешить полный доступ", "Запретить"])

    let answered = try played(
      #"{"after":"0m","app":"launch"},{"after":"0m","press":"primary"},{"after":"0m","answer":"granted"}"#)
    #expect(answered["dialog"] == nil && answered["flow"] != launched["flow"] && answered["flow"] != nil)
  }

  /// The system speaks the language of the device, as far as its words are known.
  @Test(arguments: [
    (LanguageTag("ru"), ["Разрешить", "Запретить"]), (LanguageTag("zh-Hans"), ["允许", "不允许"]),
    (LanguageTag("ar"), ["السماح", "عدم السماح"]),
    (LanguageTag("fi"), ["Salli", "Älä salli"]), (LanguageTag("zh-Hant"), ["允許", "不允許"]),
    (LanguageTag("is"), ["Allow", "Don’t Allow"]),
  ])
  func theButtonsOfTheSystemAreInItsLanguage(_ tag: LanguageTag?, _ words: [String]) throws {
    let locale = try #require(tag)
    let spec = try #require(SpecReader.read([SpecSource(path: "app.yaml", bytes: Array(Self.plain.utf8))]).spec)
    #expect(FlowScreen(dialogFor: .notifications, of: spec, in: locale).buttons.map(\.title) == words)
  }

  private static let plain = """
    notispec: 1
    app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local }
    """

  /// The app has a flow, and its flag is what makes an installation new.
  @Test func thePageKnowsTheFlagOfTheFlow() throws {
    let apps = try LiveCall(TestWorkspace.withShippedSpecs()).get("apps").1["apps"]?.list ?? []
    let flows = apps.map { ($0["id"]?.text ?? "", $0["flow"]?.text) }
    #expect(flows.first { $0.0 == "cleaner" }?.1 == "hasCompletedPermissionsFlow")
    #expect(flows.first { $0.0 == "journal" }?.1 == nil)
  }
}
