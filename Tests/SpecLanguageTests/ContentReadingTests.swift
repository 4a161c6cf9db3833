import SpecLanguage
import Testing

@Suite struct ContentReadingTests {
  private func type(_ lines: String, arguments: String = "{}", categories: String = "{}") -> String {
    Specs.type(
      """
      summary: "Hungry."
      target: bowl
      trigger: { after: { signal: walked, delay: 5m } }
      arguments: \(arguments)
      copy: { body: { en: "Eat", ru: "Ешь" } }
      \(lines)
      """
    )
    .replacing(
      "walked: {}",
      with: "walked: { parameters: { chat_id: { type: string }, photo_url: { type: string }, count: { type: int } } }")
      + "\ncategories: \(categories)\n"
  }

  private let path = "'notifications.hungry"

  @Test func valuesHaveTheirForm() {
    expectFindings(
      in: type(
        """
        owner: 1️⃣7
        expires: 2️⃣31.01.2027
        purpose: 3️⃣Cleaning Reminders
        relevance: 4️⃣1.5
        badge: 5️⃣-1
        sound: 6️⃣chime.caf
        thread: 7️⃣[a]
        category: 8️⃣meal
        """),
      [
        ("1️⃣", "\(path).owner' must be a text, not the number 7"),
        ("2️⃣", "\(path).expires' must be a date such as '2026-12-31', not '31.01.2027'"),
        (
          "3️⃣",
          "\(path).purpose' must be an id such as 'daily_reminder' (lower-case letters, digits and single '_'), not "
            + "'Cleaning Reminders'"
        ),
        ("4️⃣", "\(path).relevance' must be a number from 0 to 1, not 1.5"),
        ("5️⃣", "\(path).badge' must be a whole number from 0 to 99999, not -1"),
        (
          "6️⃣",
          "\(path).sound' is 'chime.caf', but must be one of 'default', 'none', 'critical', or a group of "
            + "keys with 'file'"
        ),
        ("7️⃣", "\(path).thread' must be a text, not a list"),
        ("8️⃣", "\(path).category' names an unknown category 'meal': add it to 'categories', or use another"),
      ])
    expectFindings(
      in: type("expires: 1️⃣\"2027-02-29\"\nsound: { file: 2️⃣\"my/chime.caf\", volume: 3️⃣2, length: 4️⃣long }"),
      [
        ("1️⃣", "\(path).expires' is '2027-02-29', but the month has no such day"),
        (
          "2️⃣",
          "\(path).sound.file' must be the name of a file with its extension, such as 'chime.caf', not 'my/chime.caf'"
        ),
        ("3️⃣", "\(path).sound.volume' must be a number from 0 to 1, not 2"),
        ("4️⃣", "\(path).sound.length' must be a duration such as '30m', '24h' or '7d', not 'long'"),
      ])
  }

  @Test func everythingSoundIsTaken() throws {
    for (word, form) in [("default", SoundItem.Form.standard), ("none", .none), ("critical", .critical)] {
      let source = SpecSource(path: "spec.yaml", bytes: Array(type("sound: \(word)").utf8))
      #expect(SpecReader.read([source]).spec?.notifications.first?.content.sound.form == form)
    }
  }

  @Test func threadsAndAddressesNameArguments() {
    let arguments = "{ chat_id: { type: string }, photo_url: { type: string }, count: { type: int } }"
    expectFindings(
      in: type(
        "thread: \"chat-{chat_id}-{count}\"\nattachments: [{ id: a, url: photo_url, format: png }]",
        arguments: arguments), [])
    expectFindings(
      in: type(
        """
        thread: "chat-1️⃣{room}-{count}-{chat_id}-{photo_url}"
        attachments:
          - { id: a, url: 2️⃣photo_ulr, format: png }
          - { id: 3️⃣a, url: 4️⃣count, format: 5️⃣tiff }
          - { id: b, file: "b.png", 6️⃣url: photo_url, format: png }
          - { 7️⃣id: c, format: png, bytes: 8️⃣0 }
        """, arguments: arguments),
      [
        ("1️⃣", "\(path).thread' names '{room}', which 'arguments' does not declare: add 'room: { type: … }' to it"),
        (
          "2️⃣",
          "\(path).attachments[0].url' names an unknown argument 'photo_ulr' of this type: did you mean 'photo_url'?"
        ),
        ("3️⃣", "\(path).attachments[1].id' repeats 'a'"),
        ("4️⃣", "\(path).attachments[1].url' is 'count', which has the type 'int', but a URL is a string"),
        (
          "5️⃣",
          "\(path).attachments[1].format' must be one of 'jpeg', 'png', 'gif', 'webp', 'heic', 'aiff', 'wav', 'mp3', "
            + "'m4a', 'mpeg', 'mpeg2', 'mpeg4', 'avi', 'mov', not 'tiff'"
        ),
        ("6️⃣", "\(path).attachments[2]' cannot have both 'file' and 'url'"),
        ("7️⃣", "\(path).attachments[3]' needs one of 'file', 'url'"),
        ("8️⃣", "\(path).attachments[3].bytes' must be a whole number from 1 to 2000000000, not 0"),
      ])
  }

  @Test func aButtonGetsWhatItRequires() {
    let categories =
      "{ chat: { actions: [{ id: REPLY, title: { en: \"Reply\", ru: \"Ответить\" }, requires: [chat_id] }] } }"
    expectFindings(
      in: type("category: chat", arguments: "{ chat_id: { type: string } }", categories: categories), [])
    expectFindings(
      in: type("category: 1️⃣chat", categories: categories),
      [
        (
          "1️⃣",
          "\(path).category' offers the button 'REPLY', which requires 'chat_id', but no argument of this type has "
            + "that name"
        )
      ])
  }
}
