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
    let limit = surface == .expanded ? Self.most : 1
    func add(_ part: NotificationCard.Part, atMost limit: Int) {
      guard let text = part == .title && isHidden && !card.keepsTitle ? card.app : card.text(of: part) else { return }
      all += TextCut.lines(
        of: text, atMost: limit, width: card.room(for: part, hasThumb: hasThumb), weight: part.weight
      ).map {
        Line(text: $0, isBold: part.weight > 100)
      }
    }
    add(.title, atMost: limit)
    if !isHidden || card.keepsSubtitle { add(.subtitle, atMost: limit) }
    if isHidden {
      add(.hidden, atMost: PhoneSize.Surface.lock.lines ?? Self.most)
    } else {
      add(.body, atMost: surface.lines ?? Self.most)
    }
  }

  /// Of an opened notification: more than any text has.
  private static let most = 1_000
}
