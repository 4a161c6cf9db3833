import TextWriting

/// What an opened notification has below its texts, in an SVG picture: attachments, then buttons.
extension NotificationCard {
  /// Colours of what only an opened notification has.
  static let openedColours =
    ".button{fill:#dfe2e8}.destructive{fill:#b3161a}"
    + "@media(prefers-color-scheme:dark){.button{fill:#41454d}.destructive{fill:#ff9d96}}"
  private static let buttonHeight = 40
  private static let gap = 6

  /// How much higher the card is for it.
  func openedHeight(on surface: PhoneSize.Surface) -> Int {
    guard surface == .expanded else { return 0 }
    let heights = attachments.map(\.height) + buttons.map { _ in Self.buttonHeight }
    return heights.isEmpty ? 0 : heights.reduce(Self.padding / 2) { $0 + $1 + Self.gap }
  }

  func drawOpened(to svg: inout XMLWriter, left: Int, top: Int) {
    let inner = left + Self.padding
    let width = Self.width - 2 * Self.padding
    var top = top + Self.padding / 2
    for attachment in attachments {
      svg.rectangle(
        "attachment", left: inner, top: top, width: width, height: attachment.height, radius: 12, [("fill", "#8b95a3")])
      svg.element(
        "text",
        [
          "x": "\(inner + width / 2)", "y": "\(top + attachment.height / 2 + 5)", "fill": "#0b0c0e", "font-size": "13",
          "text-anchor": "middle",
        ], text: attachment.rawValue)
      top += attachment.height + Self.gap
    }
    for button in buttons {
      svg.rectangle("button", left: inner, top: top, width: width, height: Self.buttonHeight, radius: 11)
      let name = button.isDestructive ? "destructive" : "ink"
      let words = button.input.map { "\(button.title) · \($0.placeholder)" } ?? button.title
      let line = TextCut.lines(of: words, atMost: 1, width: (width - 2 * Self.padding) * 100 / 15).first ?? ""
      write(line, name, to: &svg, x: inner + width / 2, y: top + Self.buttonHeight / 2 + 5, anchor: "middle")
      top += Self.buttonHeight + Self.gap
    }
  }
}

extension NotificationCard.Attachment {
  /// A sound has only its controls.
  fileprivate var height: Int { self == .sound ? 48 : 144 }
}
