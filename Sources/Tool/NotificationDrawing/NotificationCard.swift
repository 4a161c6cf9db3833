public import NotificationTerms

/// What a notification shows, with its texts as people read them.
public struct NotificationCard: Sendable, Hashable {
  public struct Button: Sendable, Hashable {
    public var title: String
    public var isDestructive = false
    /// The button of its text field and what stands in the empty field; nil for a plain button.
    public var input: Input?

    public init(title: String) { self.title = title }

    public struct Input: Sendable, Hashable {
      public var button: String
      public var placeholder: String

      public init(button: String, placeholder: String) {
        self.button = button
        self.placeholder = placeholder
      }
    }
  }

  public enum Attachment: String, Sendable, Hashable {
    case picture, movie, sound
  }

  public var app: String
  /// Decides the colour of the icon.
  public var appID: String
  public var locale: LanguageTag
  public var title: String?
  public var subtitle: String?
  public var body: String
  /// What is shown instead of the texts while previews are hidden.
  public var hidden: String
  public var keepsTitle = false
  public var keepsSubtitle = false
  public var buttons: [Button] = []
  public var attachments: [Attachment] = []
  public var badge: Int?
  public var level = InterruptionLevel.active
  /// What is said of when it came.
  public var time = "9:41"

  public init(app: String, appID: String, locale: LanguageTag, body: String) {
    self.app = app
    self.appID = appID
    self.locale = locale
    self.body = body
    hidden = Self.hiddenWords(in: locale)
  }

  /// What iOS shows instead of a text if the app says nothing.
  static func hiddenWords(in locale: LanguageTag) -> String {
    switch locale.language {
    case "ar": "إشعار"
    case "de": "Mitteilung"
    case "es": "Notificación"
    case "it": "Notifica"
    case "ja": "通知"
    case "ko": "알림"
    case "pl": "Powiadomienie"
    case "pt": "Notificação"
    case "ru": "Уведомление"
    case "tr": "Bildirim"
    case "uk": "Сповіщення"
    case "zh": "通知"
    default: "Notification"
    }
  }
}
