// CLDR 47 by babel 2.18.0. Written by Tests/SpecLanguageTests/cldr_formats.py.

extension CLDRFormats {
  static let part1 = #"""
    ar
      number . , \u{200E}- 3 3
      money 3 \u{200F}0\u{A0}¤|\u{200F}-0\u{A0}¤
      symbols AED=د.إ.\u{200F} AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EGP=ج.م.\u{200F} EUR=€ GBP=UK£ HKD=HK$ ILS=₪ \#
    INR=₹ JPY=JP¥ KRW=₩ KWD=د.ك.\u{200F} MAD=د.م.\u{200F} MXN=MX$ NZD=NZ$ QAR=ر.ق.\u{200F} SAR=ر.س.\u{200F} \#
    THB=฿ TND=د.ت.\u{200F} TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time h:mm a
      periods 0=ص 720=م
      date dd\u{200F}/MM\u{200F}/y
      weekdays الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد
      join {1}، {0}
    be
      number , \u{A0} - 3 3
      money 3 0\u{A0}¤|-0\u{A0}¤
      symbols AUD=A$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ RUB=₽ TWD=NT$ USD=$ VND=₫ \#
    XAF=FCFA XOF=F\u{202F}CFA
      time HH:mm
      date d MMM y\u{202F}'г'.
      months сту|лют|сак|кра|мая|чэр|ліп|жні|вер|кас|ліс|сне
      weekdays панядзелак|аўторак|серада|чацвер|пятніца|субота|нядзеля
      join {1}, {0}
    bg
      number , \u{A0} - 3 3
      money 3 0\u{A0}¤|-0\u{A0}¤
      symbols BGN=лв. EUR=€ USD=щ.д. XAF=FCFA XOF=F\u{202F}CFA
      time H:mm
      date d.MM.y\u{202F}'г'.
      weekdays понеделник|вторник|сряда|четвъртък|петък|събота|неделя
      join {1}, {0}
    bn
      number . , - 3 2
      money 2 0¤|-0¤
      symbols AUD=A$ BDT=৳ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ \#
    NZD=NZ$ THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time h:mm a
      periods 0=AM 720=PM
      date d MMM, y
      months জানু|ফেব|মার্চ|এপ্রি|মে|জুন|জুল|আগ|সেপ|অক্টো|নভে|ডিসে
      weekdays সোমবার|মঙ্গলবার|বুধবার|বৃহস্পতিবার|শুক্রবার|শনিবার|রবিবার
      join {1} {0}
    ca
      number , . - 3 3
      money 3 0\u{A0}¤|-0\u{A0}¤
      symbols AUD=AU$ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ NZD=NZ$ THB=฿ TWD=NT$ VND=₫ XAF=FCFA \#
    XOF=F\u{202F}CFA
      time H:mm
      date d MMM y
      months de gen.|de febr.|de març|d’abr.|de maig|de juny|de jul.|d’ag.|de set.|d’oct.|de nov.|de des.
      weekdays dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge
      join {1}, {0}
    cs
      number , \u{A0} - 3 3
      money 3 0\u{A0}¤|-0\u{A0}¤
      symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ CZK=Kč EUR=€ GBP=£ HKD=HK$ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    TWD=NT$ USD=US$ XAF=FCFA XOF=F\u{202F}CFA
      time H:mm
      date d. M. y
      weekdays pondělí|úterý|středa|čtvrtek|pátek|sobota|neděle
      join {1} {0}
    da
      number , . - 3 3
      money 3 0\u{A0}¤|-0\u{A0}¤
      symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ DKK=kr. EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ \#
    NZD=NZ$ THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time HH.mm
      date d. MMM y
      months jan.|feb.|mar.|apr.|maj|jun.|jul.|aug.|sep.|okt.|nov.|dec.
      weekdays mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag
      join {1} {0}
    de
      number , . - 3 3
      money 3 0\u{A0}¤|-0\u{A0}¤
      symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time HH:mm
      date dd.MM.y
      weekdays Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag
      join {1}, {0}
    de-AT de
      money 3 ¤\u{A0}0|-¤\u{A0}0
    de-CH de
      number . ’ - 3 3
      money 3 ¤\u{A0}0|¤-0
      symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ \#
    TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
    el
      number , . - 3 3
      money 3 0\u{A0}¤|-0\u{A0}¤
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time h:mm\u{202F}a
      periods 0=π.μ. 720=μ.μ.
      date d MMM y
      months Ιαν|Φεβ|Μαρ|Απρ|Μαΐ|Ιουν|Ιουλ|Αυγ|Σεπ|Οκτ|Νοε|Δεκ
      weekdays Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο|Κυριακή
      join {1}, {0}
    en
      number . , - 3 3
      money 3 ¤0|-¤0
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    PHP=₱ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time h:mm\u{202F}a
      periods 0=AM 720=PM
      date MMM d, y
      months Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec
      weekdays Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday
      join {1}, {0}
    en-AU en
      symbols AUD=$
      periods 0=am 720=pm
      date d MMM y
      months Jan|Feb|Mar|Apr|May|June|July|Aug|Sept|Oct|Nov|Dec
    en-CA en
      symbols AUD=A$ BRL=R$ CAD=$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    PHP=₱ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      periods 0=a.m. 720=p.m.
    en-GB en
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    PHP=₱ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time HH:mm
      periods
      date d MMM y
      months Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec
    en-IE en
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    PHP=₱ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time HH:mm
      periods
      date d MMM y
      months Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec
    en-IN en
      number . , - 3 2
      money 2 ¤0|-¤0
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    PHP=₱ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      periods 0=am 720=pm
      date d MMM y
      months Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec
    en-NZ en
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=$ \#
    PHP=₱ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      periods 0=am 720=pm
      date d MMM y
      months Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec
    es
      number , . - 3 3
      money 3 0\u{A0}¤|-0\u{A0}¤
      symbols EUR=€ THB=฿ USD=US$ VND=₫
      time H:mm
      date d MMM y
      months ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic
      weekdays lunes|martes|miércoles|jueves|viernes|sábado|domingo
      join {1}, {0}
    es-419 es
      number . , - 3 3
      money 3 ¤0|-¤0
      symbols
      time h:mm\u{202F}a
      periods 0=a.m. 720=p.m.
    es-MX es-419
      symbols MXN=$
      months ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic
    es-US es-419
      symbols JPY=¥ USD=$
    et
      number , \u{A0} − 3 3
      money 3 0\u{A0}¤|-0\u{A0}¤
      symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time HH:mm
      date d. MMM y
      months jaan|veebr|märts|apr|mai|juuni|juuli|aug|sept|okt|nov|dets
      weekdays esmaspäev|teisipäev|kolmapäev|neljapäev|reede|laupäev|pühapäev
      join {1} {0}
    eu
      number , . − 3 3
      money 3 0\u{A0}¤|-0\u{A0}¤
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time HH:mm
      date y('e')'ko' MMM d('a')
      months urt.|ots.|mar.|api.|mai.|eka.|uzt.|abu.|ira.|urr.|aza.|abe.
      weekdays astelehena|asteartea|asteazkena|osteguna|ostirala|larunbata|igandea
      join {1} ({0})
    fa
      number . , \u{200E}− 3 3
      money 3 \u{200E}¤\u{A0}0|-\u{200E}¤\u{A0}0
      symbols AUD=A$ BRL=R$ CAD=$CA CNY=¥CN EUR=€ GBP=£ HKD=$HK ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=$MX NZD=$NZ \#
    THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=فرانک\u{202F}CFA
      time H:mm
      date d MMM y
      months ژانویه|فوریه|مارس|آوریل|مه|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر
      weekdays دوشنبه|سه\u{200C}شنبه|چهارشنبه|پنجشنبه|جمعه|شنبه|یکشنبه
      join {1}،\u{200F} {0}
    fi
      number , \u{A0} − 3 3
      money 3 0\u{A0}¤|-0\u{A0}¤
      symbols EUR=€ GBP=£ JPY=¥ USD=$ XAF=FCFA XOF=F\u{202F}CFA
      time H.mm
      date d.M.y
      weekdays maanantaina|tiistaina|keskiviikkona|torstaina|perjantaina|lauantaina|sunnuntai
      join {1} {0}
    fil
      number . , - 3 3
      money 3 ¤0|-¤0
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    PHP=₱ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time h:mm\u{202F}a
      periods 0=AM 720=PM
      date MMM d, y
      months Ene|Peb|Mar|Abr|May|Hun|Hul|Ago|Set|Okt|Nob|Dis
      weekdays Lunes|Martes|Miyerkules|Huwebes|Biyernes|Sabado|Linggo
      join {1}, {0}
    fr
      number , \u{202F} - 3 3
      money 3 0\u{A0}¤|-0\u{A0}¤
      symbols ARS=$AR AUD=$AU BRL=R$ CAD=$CA CLP=$CL COP=$CO EUR=€ GBP=£GB ILS=₪ INR=₹ KRW=₩ MXN=$MX NZD=$NZ \#
    SGD=$SG USD=$US VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time HH:mm
      date d MMM y
      months janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.
      weekdays lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche
      join {1}, {0}
    fr-BE fr
    fr-CA fr
      number , \u{A0} - 3 3
      symbols AUD=$\u{A0}AU BRL=R$ CAD=$ CNY=CN¥ EUR=€ GBP=£ HKD=$\u{A0}HK JPY=¥ NZD=$\u{A0}NZ SGD=$\u{A0}SG \#
    USD=$\u{A0}US
      time HH 'h' mm
      months janv.|févr.|mars|avr.|mai|juin|juill.|août|sept.|oct.|nov.|déc.
    fr-CH fr
    gl
      number , . - 3 3
      money 3 0\u{A0}¤|-0\u{A0}¤
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=$MX NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time HH:mm
      date d 'de' MMM 'de' y
      months xan.|feb.|mar.|abr.|maio|xuño|xul.|ago.|set.|out.|nov.|dec.
      weekdays luns|martes|mércores|xoves|venres|sábado|domingo
      join {1}, {0}
    gu
      number . , - 3 2
      money 2 ¤0|-¤0
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time hh:mm a
      periods 0=AM 720=PM
      date d MMM, y
      months જાન્યુ|ફેબ્રુ|માર્ચ|એપ્રિલ|મે|જૂન|જુલાઈ|ઑગસ્ટ|સપ્ટે|ઑક્ટો|નવે|ડિસે
      weekdays સોમવાર|મંગળવાર|બુધવાર|ગુરુવાર|શુક્રવાર|શનિવાર|રવિવાર
      join {1} {0}
    he
      number . , \u{200E}- 3 3
      money 3 \u{200F}0\u{A0}\u{200F}¤|\u{200F}-0\u{A0}\u{200F}¤
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=\u{200E}CN¥\u{200E} EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ \#
    MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time H:mm
      date d בMMM y
      months ינו׳|פבר׳|מרץ|אפר׳|מאי|יוני|יולי|אוג׳|ספט׳|אוק׳|נוב׳|דצמ׳
      weekdays יום שני|יום שלישי|יום רביעי|יום חמישי|יום שישי|יום שבת|יום ראשון
      join {1}, {0}
    """#
}
