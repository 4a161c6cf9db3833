import SpecDiagnostics
import SpecLanguage

struct OtherKeyRule: LintRule {
  static let code: DiagnosticCode = "links/other-key"
  static let page = """
    A push and the screen it opens use the same keys.

    Why: the screen reads its values from the payload under its own keys. If the server writes `chat_id` and the screen
    looks for `chatId`, a tap opens no chat, although the payload looks right.

    Source: IOS/PAYLOAD-10, IOS/HANDLE-6
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      deep_links:
        scheme: demo
        targets:
          chat: { path: "/chat/{chat_id}", parameters: { chat_id: { type: string, key: chatId } } }
      push: { entitlements: [aps_environment] }
      notifications:
        message:
          summary: "Message."
          target: chat
    -     push: { data: { 1️⃣chat_id: { type: string } } }
    +     push: { data: { chat_id: { type: string, key: chatId } } }
          copy: { body: { en: "New message" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard !spec.notifications.isEmpty else { return [] }
    let targets = spec.targetsByID
    return spec.notifications.flatMap { type -> [Diagnostic] in
      guard let push = type.push, let target = targets[type.target.value] else { return [] }
      return push.data.compactMap { entry in
        guard let parameter = target.parameters.first(where: { $0.id == entry.id }),
          parameter.payloadKey != entry.payloadKey
        else { return nil }
        return finding(
          "'notifications.\(type.id).push.data.\(entry.id)' is sent as '\(entry.payloadKey)', but the screen "
            + "'\(target.id)' reads '\(parameter.payloadKey)': write the same key in both places",
          at: entry.key?.span ?? entry.idSpan,
          notes: [Diagnostic.Note("read under this key", at: parameter.key?.span ?? parameter.idSpan)])
      }
    }
  }
}
