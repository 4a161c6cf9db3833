/// How wide characters are, in hundredths of the size of the text.
///
/// The widths of Latin, Greek and Cyrillic letters, of punctuation and of currency signs are those of Inter 3.019, which
/// is nearly as wide as the font of iOS. Other scripts have one width for all their letters, the mean of Noto Sans.
/// - Source: `docs/preview.md`, which also names the licence of the fonts
public enum CharacterWidths {
  /// A bold letter is wider, by so many hundredths.
  static let bold = 104

  public static func width(of text: some StringProtocol) -> Int { text.reduce(0) { $0 + width(of: $1) } }

  public static func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    let scalars = character.unicodeScalars
    if first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") { return emoji }
    // Marks are drawn above the letter before them.
    return scalars.reduce(0) { $0 + width(of: $1) }
  }

  private static let emoji = 128

  private static func width(of scalar: Unicode.Scalar) -> Int {
    for table in tables where table.start <= scalar.value {
      let place = Int(scalar.value - table.start)
      if place < table.widths.count { return table.widths[place] }
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    return switch scalar.value {
    case 0x0590...0x05FF: 54
    case 0x0600...0x06FF, 0x0750...0x077F, 0xFB50...0xFDFF, 0xFE70...0xFEFF: 66
    case 0x0900...0x0DFF: 66
    case 0x0E00...0x0EFF: 62
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60,
      0x20000...0x3FFFF:
      100
    default: 60
    }
  }

  private struct Table: Sendable {
    let start: UInt32
    let widths: [Int]
  }

  private static let tables: [Table] = hexadecimal.map { start, digits in
    let digits = Array(digits.utf8)
    let widths = stride(from: 0, to: digits.count - 1, by: 2).map { place in
      value(of: digits[place]) * 16 + value(of: digits[place + 1])
    }
    return Table(start: start, widths: widths)
  }

  private static func value(of digit: UInt8) -> Int { Int(digit) - (digit < 0x41 ? 0x30 : 0x37) }

  /// Two digits for each character from the first one on.
  private static let hexadecimal: [(UInt32, String)] = [
    (
      0x0020,
      """
      1C1C283F40514016242432421C2E1C243E2E3D40403D3E393E3E1C1C424242335E444149483C3B4A4A1A364138594B4C3F4C4040\
      404A445F40423E2424242F2D32383E383E3A243D3B18183618573B3C3D3D2534243A385136383624212442393939393939393939\
      3939393939393939393939393939393939393939393939391C1C383F48371B373B5B2D36362E432D2D422A2B323E3C1C1B1F2D36\
      585D5F3344444444444463493C3C3C3C1A1A1A1A484B4C4C4C4C4C424C4A4A4A4A423F3D3838383838385C383A3A3A3A18181818\
      3A3B3C3C3C3C3C423C3A3A3A3A383D3844384438443849384938493849384844483E3C3A3C3A3C3A3C3A3C3A4A3D4A3D4A3D4A3D\
      4A3B4E3B2C1C1A181A181A181A18512F361841363F38183818381E382038184B3B4B3B4B3B394B3B4C3C4C3C4C3C5F6340254025\
      402540344034403440344024402440244A3A4A3A4A3A4A3A4A3A4A3A5F514238423E363E363E361B
      """
    ),
    (
      0x0370,
      """
      3F3641361B1B4B3F3C3C1B3636361C363C3C3C3C1B36441C45561E3C4E3C524C1B44413A443C3E4A4C1A4144594B364C483F3C3F\
      40424B404E4C1A4240363B1B3B403B353636343B361B3F3B3E3A363C3F39363F2F3B493C4B511B3B3C3B513F3F3F424B42465148\
      4C3F48363F363F3648483C3C3C3C3C3C3C3C3C3C3C3C3C3C483F38184C2D2D3F3D495948393F4949
      """
    ),
    (
      0x0400,
      """
      3C3C513A42401A1A366C715A414B3E484442413A4B3C5F404B4B4147594A4C483F49403E4F404B475F62515541436543383B382E\
      3E3A53313C3C363B4B3A3C3A3D38353844363F395257414B373651383A3A3B2E36341818185C5A3B363C383A5950413A5F513F36\
      5A4C51487663362E4E4B4C3C463C463C84714C3F5A4859483F363F000000000000004B42413A3F3D3A2E3A2E3E365F534031453B\
      423A43434B464D3F63486D5C513F493840354235423540365A48473F4839473B514951491A5F53443A47414A3A4E40473959511A\
      44384438635C3C3A453A453A5F5340313F3F4B3C4B3C4C3C4C3C4C3C43363E383E383E3847393A2E534B3A2E40364036
      """
    ),
    (
      0x2010,
      """
      242441326464242D141214162626262D3F3638381B37521B3232323232323212697F16283B16283B2D24243F38333651512D4838\
      1B
      """
    ),
    (
      0x20A0,
      """
      4849493B41554D70705F513E4247407F3F484A443F49363F40363B5148464841
      """
    ),
  ]
}
