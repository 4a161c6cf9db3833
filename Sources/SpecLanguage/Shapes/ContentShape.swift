/// What a notification carries besides its texts.
public enum ContentShape {
  public static let fields = [
    FieldShape(
      "category", .reference(.category), doc: "The buttons it offers: an entry of `categories`.", example: "milestone"),
    FieldShape(
      "relevance", .numberIn(0...1), doc: "Its place in a summary, from 0 (last) to 1 (first).", example: "0.5"),
    FieldShape(
      "sound", .either([.choice(SoundItem.Word.allCases.map(\.rawValue)), .object(soundFile)]),
      doc: "The sound: the system's (`default`), `none`, the `critical` one, or a file of the app.",
      example: "{ file: \"chime.caf\" }"),
    FieldShape(
      "badge", .int(0...99_999), doc: "The number on the app's icon; 0 removes it. Unchanged by default.",
      example: "1"),
    FieldShape(
      "thread", .text, doc: "Notifications with the same thread are shown as one group; may contain `{argument}`.",
      example: "\"chat-{chat_id}\""),
    FieldShape(
      "attachments", .list(of: .object(attachment)), doc: "Images, sounds and videos that come with it.",
      example: "[{ id: photo, file: \"photo.jpg\", format: jpeg }]"),
  ]

  public static let soundFile = ObjectShape(
    "sound-file", doc: "A custom sound of the app.",
    fields: [
      FieldShape("file", .pattern(.fileName), required: true, doc: "The file in the app.", example: "\"chime.caf\""),
      FieldShape("length", .duration, doc: "How long it plays; iOS plays up to 30 seconds.", example: "12s"),
      FieldShape(
        "critical", .flag, doc: "Whether it plays even if the device is muted; no by default.",
        example: "true"),
      FieldShape(
        "volume", .numberIn(0...1), doc: "How loud a critical sound is, from 0 to 1; 1 by default.", example: "0.8"),
    ])

  public static let attachment = ObjectShape(
    "attachment", doc: "An image, a sound or a video that comes with a notification.",
    fields: [
      FieldShape("id", .pattern(.identifier), required: true, doc: "A short name for it.", example: "photo"),
      FieldShape("file", .pattern(.fileName), doc: "The file in the app.", example: "\"photo.jpg\""),
      FieldShape(
        "url", .reference(.parameter), doc: "The argument or data key that carries the address to load it from.",
        example: "image_url"),
      FieldShape(
        "format", .choice(AttachmentItem.Format.allCases.map(\.rawValue)), required: true, doc: "The kind of file.",
        example: "jpeg"),
      FieldShape("bytes", .int(1...2_000_000_000), doc: "How large it is, in bytes.", example: "120000"),
      FieldShape(
        "type_hint", .pattern(.uniformType), doc: "The type that the system should assume.", example: "public.jpeg"),
    ],
    choices: [KeyChoice(["file", "url"], required: true)])

  /// Who looks after a type, what it is for and until when.
  public static let upkeep = [
    FieldShape("owner", .text, doc: "The team to ask about it; that of the app by default.", example: "retention"),
    FieldShape(
      "expires", .pattern(.date), doc: "From this date on it is no longer sent, by the device's calendar.",
      example: "\"2027-01-31\""),
    FieldShape(
      "purpose", .pattern(.identifier), doc: "What it is for, as a permission step announces it.",
      example: "cleaning_reminders"),
  ]
}
