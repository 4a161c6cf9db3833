import Testing

@testable import SpecLint

@Test func aKeyOfTheDataAloneIsAnotherKeyToo() throws {
  try expectFindings(
    of: OtherKeyRule(),
    in: #"""
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links:
        scheme: demo
        targets: { chat: { path: "/chat/{chat_id}", parameters: { chat_id: { type: string } } } }
      notifications:
        message:
          summary: "Message."
          target: chat
          push: { data: { chat_id: { type: string, key: 1️⃣chatId }, sender: { type: string, key: from_user } } }
          copy: { body: { en: "New message" } }
      """#,
    [
      (
        "1️⃣",
        "'notifications.message.push.data.chat_id' is sent as 'chatId', but the screen 'chat' reads 'chat_id': write "
          + "the same key in both places"
      )
    ])
}
