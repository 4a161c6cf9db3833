/// The style sheet of cards.
public enum CardStyle {
  public static let text = EmbeddedTexts.cards_css
}
