/// The subtags of languages and regions that exist, as bare data.
/// - Source: ISO 639-1, -2, -3 and -5 as in iso-codes 4.15; the regions, old codes and likely subtags of CLDR 47
enum LanguageSubtags {
  /// Languages with a code of two letters.
  static let short: StaticString = """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee
    el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is
    it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms
    mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si
    sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh
    yi yo za zh zu
    """

  /// Their alternative three-letter codes, which a tag never uses.
  static let long: StaticString = """
    aa aar, ab abk, ae ave, af afr, ak aka, am amh, an arg, ar ara, as asm, av ava, ay aym, az aze, ba bak, be bel,
    bg bul, bh bih, bi bis, bm bam, bn ben, bo bod tib, br bre, bs bos, ca cat, ce che, ch cha, co cos, cr cre,
    cs ces cze, cu chu, cv chv, cy cym wel, da dan, de deu ger, dv div, dz dzo, ee ewe, el ell gre, en eng, eo epo,
    es spa, et est, eu eus baq, fa fas per, ff ful, fi fin, fj fij, fo fao, fr fra fre, fy fry, ga gle, gd gla,
    gl glg, gn grn, gu guj, gv glv, ha hau, he heb, hi hin, ho hmo, hr hrv, ht hat, hu hun, hy hye arm, hz her,
    ia ina, id ind, ie ile, ig ibo, ii iii, ik ipk, io ido, is isl ice, it ita, iu iku, ja jpn, jv jav, ka kat geo,
    kg kon, ki kik, kj kua, kk kaz, kl kal, km khm, kn kan, ko kor, kr kau, ks kas, ku kur, kv kom, kw cor, ky kir,
    la lat, lb ltz, lg lug, li lim, ln lin, lo lao, lt lit, lu lub, lv lav, mg mlg, mh mah, mi mri mao, mk mkd mac,
    ml mal, mn mon, mr mar, ms msa may, mt mlt, my mya bur, na nau, nb nob, nd nde, ne nep, ng ndo, nl nld dut,
    nn nno, no nor, nr nbl, nv nav, ny nya, oc oci, oj oji, om orm, or ori, os oss, pa pan, pi pli, pl pol, ps pus,
    pt por, qu que, rm roh, rn run, ro ron rum, ru rus, rw kin, sa san, sc srd, sd snd, se sme, sg sag, sh hbs,
    si sin, sk slk slo, sl slv, sm smo, sn sna, so som, sq sqi alb, sr srp, ss ssw, st sot, su sun, sv swe, sw swa,
    ta tam, te tel, tg tgk, th tha, ti tir, tk tuk, tl tgl, tn tsn, to ton, tr tur, ts tso, tt tat, tw twi, ty tah,
    ug uig, uk ukr, ur urd, uz uzb, ve ven, vi vie, vo vol, wa wln, wo wol, xh xho, yi yid, yo yor, za zha,
    zh zho chi, zu zul
    """

  /// Codes of two letters that were replaced: the present one, and the old one.
  static let old: StaticString = """
    he iw, id in, jv jw, ro mo, yi ji
    """

  /// Languages, and the regions where each is the likeliest one: those whose code is mistaken for it.
  ///
  /// Codes of regions that are codes of other languages are left out, as `se` is Northern Sami. Three are here
  /// nevertheless, since no device is set to Kanuri (`kr`), Avestan (`ae`) or Church Slavic (`cu`). Of Kazakhstan CLDR
  /// says Russian; who writes `kz` means Kazakh.
  static let ofRegions: StaticString = """
    ak gh, ar ae eg eh iq jo ly ma qa sy td ye, be by, bi vu, bn bd, ca ad, cs cz, da dk, de at, dv mv, dz bt, el
    gr, en ac ag ai au bb bw bz ck cp cx dg dm fk fm gb gg gi gm gs gy hm im je jm lc lr mp mw nf nu nz pn sb sx sz
    tc um us vc vg zm, es cl cu do ea ec gq gt hn ic mx ni pe pr uy, fa ir, fil ph, fr bf bj bl cd cg ci cm dj gf gp
    mc mf mq mu nc pf pm re tf wf yt, gn py, he il, hi in, it va, ja jp, ka ge, kk kz, km kh, ko kp kr, ms cc, my
    mm, nb sj, ne np, nl aw, no bv, pap bq cw, pau pw, pt ao gw mz, ro md, sg cf, si lk, sm ws, sn zw, sq al xk, sr
    me rs, st ls, sv ax, sw ke tz, tg tj, ti er, tk tm, tpi pg, tvl tv, uk ua, ur pk, vi vn, zh-Hans cn, zh-Hant hk
    mo
    """

  /// Regions with a code of two letters, the two for trying out translations included.
  static let regions: StaticString = """
    AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW
    BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CP CQ CR CU CV CW CX CY CZ DE DG DJ DK DM DO DZ EA EC EE EG EH ER
    ES ET EU EZ FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC
    ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY
    MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM
    PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA QO RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR
    SS ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM UN US UY UZ VA VC VE VG VI VN
    VU WF WS XA XB XK YE YT ZA ZM ZW
    """
}
