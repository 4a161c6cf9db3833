/// Languages whose whole numbers take the same categories by the same conditions.
enum PluralRuleGroup: CaseIterable {
  // Named for what sets the group apart, or for its best-known language where no word would.
  case invariant
  case singular
  case zeroIsSingular
  case singularAndMillions
  case french
  case icelandic
  case filipino
  case tamazight
  case dual
  case zeroAndSingular
  case latvian
  case romanian
  case serboCroatian
  case tachelhit
  case russian
  case polish
  case czech
  case lithuanian
  case slovene
  case scottishGaelic
  case irish
  case maltese
  case breton
  case manx
  case arabic
  case welsh
  case cornish

  /// In CLDR order.
  var categories: [PluralCategory] {
    switch self {
    case .invariant: [.other]
    case .singular, .zeroIsSingular, .icelandic, .filipino, .tamazight: [.one, .other]
    case .singularAndMillions, .french: [.one, .many, .other]
    case .dual: [.one, .two, .other]
    case .zeroAndSingular, .latvian: [.zero, .one, .other]
    case .romanian, .serboCroatian, .tachelhit: [.one, .few, .other]
    case .russian, .polish, .czech, .lithuanian: [.one, .few, .many, .other]
    case .slovene, .scottishGaelic: [.one, .two, .few, .other]
    case .irish, .maltese, .breton, .manx: [.one, .two, .few, .many, .other]
    case .arabic, .welsh, .cornish: [.zero, .one, .two, .few, .many, .other]
    }
  }

  /// Language subtags, separated by spaces.
  var languages: String {
    switch self {
    case .invariant:
      """
      bm bo dz hnj id ig ii ja jbo jv kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi wo yo yue zh
      """
    case .singular:
      """
      af an asa ast az bal bem bez bg brx ce cgg chr ckb da de dv ee el en eo et eu fi fo fur fy gl gsw ha haw hu ia \
      io jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg lij mas mgo ml mn mr nb nd ne nl nn nnh no nr ny nyn om or os \
      pap ps rm rof rwk saq sc sd sdh seh sn so sq ss ssy st sv sw syr ta te teo tig tk tn tr ts ug ur uz ve vo vun wae \
      xh xog yi
      """
    case .zeroIsSingular: "ak am as bho bn csw doi fa ff gu hi hy kab kn ln mg nso pa pcm si ti wa zu"
    case .singularAndMillions: "ca es it lld scn vec"
    case .french: "fr pt"
    case .icelandic: "is mk"
    case .filipino: "ceb fil"
    case .tamazight: "tzm"
    case .dual: "he iu naq sat se sma smj smn sms"
    case .zeroAndSingular: "blo ksh lag"
    case .latvian: "lv prg"
    case .romanian: "ro"
    case .serboCroatian: "bs hr sr"
    case .tachelhit: "shi"
    case .russian: "be ru uk"
    case .polish: "pl"
    case .czech: "cs sk"
    case .lithuanian: "lt"
    case .slovene: "dsb hsb sl"
    case .scottishGaelic: "gd"
    case .irish: "ga"
    case .maltese: "mt"
    case .breton: "br"
    case .manx: "gv"
    case .arabic: "ar"
    case .welsh: "cy"
    case .cornish: "kw"
    }
  }
}
