/// The lines of text of a notification, as far as a surface shows them.
struct CardLines {
  struct Line {
    var text: String
    var isBold: Bool
  }

  private(set) var all: [Line] = []

  init(_ card: NotificationCard, on surface: PhoneSize.Surface) {
    let isHidden = surface == .hidden
    // Where the small picture is not shown, its place is free.
    let hasThumb = surface == .lock || surface == .banner
    let room = PhoneSize.Text.standard.width(without: hasThumb ? card.thumb : 0)
    let limit = surface == .expanded ? Self.most : 1
    func add(_ text: String, atMost limit: Int, _ room: Int, isBold: Bool = false) {
      let weight = isBold ? CharacterWidths.bold : 100
      all += TextCut.lines(of: text, atMost: limit, width: room, weight: weight).map { Line(text: $0, isBold: isBold) }
    }
    let title = isHidden && !card.keepsTitle ? nil : card.title
    let titleRoom = PhoneSize.Text.standard.width(without: PhoneSize.timeWidth + (hasThumb ? card.thumb : 0))
    add(title ?? card.app, atMost: limit, titleRoom, isBold: true)
    if let subtitle = card.subtitle, !isHidden || card.keepsSubtitle {
      add(subtitle, atMost: limit, room, isBold: true)
    }
    if isHidden {
      add(card.hidden, atMost: PhoneSize.Surface.lock.lines ?? 4, room)
    } else {
      add(card.body, atMost: surface.lines ?? Self.most, room)
    }
  }

  /// Of an opened notification: more than any text has.
  private static let most = 1_000
}
