// swift-format-ignore-file
extension CLDRFormats {
  /// Written by `Tests/SpecLanguageTests/cldr_formats.py`.
  static let written: StaticString = #"""
CLDR 47 by babel 2.18.0
ar
  number . , \u{200E}- 3 3
  money 3 \u{200F}0\u{A0}¤|\u{200F}-0\u{A0}¤
  symbols AED=د.إ.\u{200F} AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EGP=ج.م.\u{200F} EUR=€ GBP=UK£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ KWD=د.ك.\u{200F} MAD=د.م.\u{200F} MXN=MX$ NZD=NZ$ QAR=ر.ق.\u{200F} SAR=ر.س.\u{200F} THB=฿ TND=د.ت.\u{200F} TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time h:mm a
  periods 0=ص 720=م
  date dd\u{200F}/MM\u{200F}/y
  weekdays الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد
  join {1}، {0}
be
  number , \u{A0} - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols AUD=A$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ RUB=₽ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
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
  symbols AUD=A$ BDT=৳ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time h:mm a
  periods 0=AM 720=PM
  date d MMM, y
  months জানু|ফেব|মার্চ|এপ্রি|মে|জুন|জুল|আগ|সেপ|অক্টো|নভে|ডিসে
  weekdays সোমবার|মঙ্গলবার|বুধবার|বৃহস্পতিবার|শুক্রবার|শনিবার|রবিবার
  join {1} {0}
ca
  number , . - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols AUD=AU$ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ NZD=NZ$ THB=฿ TWD=NT$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time H:mm
  date d MMM y
  months de gen.|de febr.|de març|d’abr.|de maig|de juny|de jul.|d’ag.|de set.|d’oct.|de nov.|de des.
  weekdays dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge
  join {1}, {0}
cs
  number , \u{A0} - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ CZK=Kč EUR=€ GBP=£ HKD=HK$ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ TWD=NT$ USD=US$ XAF=FCFA XOF=F\u{202F}CFA
  time H:mm
  date d. M. y
  weekdays pondělí|úterý|středa|čtvrtek|pátek|sobota|neděle
  join {1} {0}
da
  number , . - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ DKK=kr. EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH.mm
  date d. MMM y
  months jan.|feb.|mar.|apr.|maj|jun.|jul.|aug.|sep.|okt.|nov.|dec.
  weekdays mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag
  join {1} {0}
de
  number , . - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date dd.MM.y
  weekdays Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag
  join {1}, {0}
de-AT de
  money 3 ¤\u{A0}0|-¤\u{A0}0
de-CH de
  number . ’ - 3 3
  money 3 ¤\u{A0}0|¤-0
  symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
el
  number , . - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time h:mm\u{202F}a
  periods 0=π.μ. 720=μ.μ.
  date d MMM y
  months Ιαν|Φεβ|Μαρ|Απρ|Μαΐ|Ιουν|Ιουλ|Αυγ|Σεπ|Οκτ|Νοε|Δεκ
  weekdays Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο|Κυριακή
  join {1}, {0}
en
  number . , - 3 3
  money 3 ¤0|-¤0
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ PHP=₱ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
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
  symbols AUD=A$ BRL=R$ CAD=$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ PHP=₱ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  periods 0=a.m. 720=p.m.
en-GB en
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ PHP=₱ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  periods
  date d MMM y
  months Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec
en-IE en
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ PHP=₱ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  periods
  date d MMM y
  months Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec
en-IN en
  number . , - 3 2
  money 2 ¤0|-¤0
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ PHP=₱ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  periods 0=am 720=pm
  date d MMM y
  months Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec
en-NZ en
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=$ PHP=₱ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
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
  symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d. MMM y
  months jaan|veebr|märts|apr|mai|juuni|juuli|aug|sept|okt|nov|dets
  weekdays esmaspäev|teisipäev|kolmapäev|neljapäev|reede|laupäev|pühapäev
  join {1} {0}
eu
  number , . − 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date y('e')'ko' MMM d('a')
  months urt.|ots.|mar.|api.|mai.|eka.|uzt.|abu.|ira.|urr.|aza.|abe.
  weekdays astelehena|asteartea|asteazkena|osteguna|ostirala|larunbata|igandea
  join {1} ({0})
fa
  number . , \u{200E}− 3 3
  money 3 \u{200E}¤\u{A0}0|-\u{200E}¤\u{A0}0
  symbols AUD=A$ BRL=R$ CAD=$CA CNY=¥CN EUR=€ GBP=£ HKD=$HK ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=$MX NZD=$NZ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=فرانک\u{202F}CFA
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
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ PHP=₱ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time h:mm\u{202F}a
  periods 0=AM 720=PM
  date MMM d, y
  months Ene|Peb|Mar|Abr|May|Hun|Hul|Ago|Set|Okt|Nob|Dis
  weekdays Lunes|Martes|Miyerkules|Huwebes|Biyernes|Sabado|Linggo
  join {1}, {0}
fr
  number , \u{202F} - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols ARS=$AR AUD=$AU BRL=R$ CAD=$CA CLP=$CL COP=$CO EUR=€ GBP=£GB ILS=₪ INR=₹ KRW=₩ MXN=$MX NZD=$NZ SGD=$SG USD=$US VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d MMM y
  months janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.
  weekdays lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche
  join {1}, {0}
fr-BE fr
fr-CA fr
  number , \u{A0} - 3 3
  symbols AUD=$\u{A0}AU BRL=R$ CAD=$ CNY=CN¥ EUR=€ GBP=£ HKD=$\u{A0}HK JPY=¥ NZD=$\u{A0}NZ SGD=$\u{A0}SG USD=$\u{A0}US
  time HH 'h' mm
  months janv.|févr.|mars|avr.|mai|juin|juill.|août|sept.|oct.|nov.|déc.
fr-CH fr
gl
  number , . - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=$MX NZD=NZ$ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d 'de' MMM 'de' y
  months xan.|feb.|mar.|abr.|maio|xuño|xul.|ago.|set.|out.|nov.|dec.
  weekdays luns|martes|mércores|xoves|venres|sábado|domingo
  join {1}, {0}
gu
  number . , - 3 2
  money 2 ¤0|-¤0
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time hh:mm a
  periods 0=AM 720=PM
  date d MMM, y
  months જાન્યુ|ફેબ્રુ|માર્ચ|એપ્રિલ|મે|જૂન|જુલાઈ|ઑગસ્ટ|સપ્ટે|ઑક્ટો|નવે|ડિસે
  weekdays સોમવાર|મંગળવાર|બુધવાર|ગુરુવાર|શુક્રવાર|શનિવાર|રવિવાર
  join {1} {0}
he
  number . , \u{200E}- 3 3
  money 3 \u{200F}0\u{A0}\u{200F}¤|\u{200F}-0\u{A0}\u{200F}¤
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=\u{200E}CN¥\u{200E} EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time H:mm
  date d בMMM y
  months ינו׳|פבר׳|מרץ|אפר׳|מאי|יוני|יולי|אוג׳|ספט׳|אוק׳|נוב׳|דצמ׳
  weekdays יום שני|יום שלישי|יום רביעי|יום חמישי|יום שישי|יום שבת|יום ראשון
  join {1}, {0}
hi
  number . , - 3 2
  money 2 ¤0|-¤0
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time h:mm a
  periods 0=am 720=pm
  date d MMM y
  months जन॰|फ़र॰|मार्च|अप्रैल|मई|जून|जुल॰|अग॰|सित॰|अक्टू॰|नव॰|दिस॰
  weekdays सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार
  join {1}, {0}
hr
  number , . − 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols EUR=€ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d. MMM y.
  months sij|velj|ožu|tra|svi|lip|srp|kol|ruj|lis|stu|pro
  weekdays ponedjeljak|utorak|srijeda|četvrtak|petak|subota|nedjelja
  join {1} {0}
hu
  number , \u{A0} - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols HUF=Ft JPY=¥ XAF=FCFA XOF=F\u{202F}CFA
  time H:mm
  date y. MMM d.
  months jan.|febr.|márc.|ápr.|máj.|jún.|júl.|aug.|szept.|okt.|nov.|dec.
  weekdays hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap
  join {1} {0}
hy
  number , \u{A0} - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date dd MMM, y թ.
  months հնվ|փտվ|մրտ|ապր|մյս|հնս|հլս|օգս|սեպ|հոկ|նոյ|դեկ
  weekdays երկուշաբթի|երեքշաբթի|չորեքշաբթի|հինգշաբթի|ուրբաթ|շաբաթ|կիրակի
  join {1}, {0}
id
  number , . - 3 3
  money 3 ¤0|-¤0
  symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ IDR=Rp ILS=₪ INR=Rs JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH.mm
  date d MMM y
  months Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des
  weekdays Senin|Selasa|Rabu|Kamis|Jumat|Sabtu|Minggu
  join {1} {0}
is
  number , . - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols CNY=CN¥ HKD=HK$ ILS=₪ ISK=kr. JPY=JP¥ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d. MMM y
  months jan.|feb.|mar.|apr.|maí|jún.|júl.|ágú.|sep.|okt.|nóv.|des.
  weekdays mánudagur|þriðjudagur|miðvikudagur|fimmtudagur|föstudagur|laugardagur|sunnudagur
  join {1}, {0}
it
  number , . - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols AUD=A$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ ILS=₪ NZD=NZ$ PHP=₱ THB=฿ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d MMM y
  months gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic
  weekdays lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica
  join {1}, {0}
ja
  number . , - 3 3
  money 3 ¤0|-¤0
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=元 EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=￥ KRW=₩ MXN=MX$ NZD=NZ$ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time H:mm
  date y/MM/dd
  weekdays 月曜日|火曜日|水曜日|木曜日|金曜日|土曜日|日曜日
  join {1} {0}
ka
  number , \u{A0} - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols BRL=R$ CAD=CA$ EUR=€ GBP=£ GEL=₾ MXN=MX$ TWD=NT$ USD=US$ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d MMM. y
  months იან|თებ|მარ|აპრ|მაი|ივნ|ივლ|აგვ|სექ|ოქტ|ნოე|დეკ
  weekdays ორშაბათი|სამშაბათი|ოთხშაბათი|ხუთშაბათი|პარასკევი|შაბათი|კვირა
  join {1}, {0}
kk
  number , \u{A0} - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ KZT=₸ MXN=MX$ NZD=NZ$ RUB=₽ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date y\u{202F}'ж'. dd MMM
  months қаң.|ақп.|нау.|сәу.|мам.|мау.|шіл.|там.|қыр.|қаз.|қар.|жел.
  weekdays дүйсенбі|сейсенбі|сәрсенбі|бейсенбі|жұма|сенбі|жексенбі
  join {1}, {0}
km
  number . , - 3 3
  money 3 0¤|-0¤
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time h:mm a
  periods 0=AM 720=PM
  date d MMM y
  months មករា|កុម្ភៈ|មីនា|មេសា|ឧសភា|មិថុនា|កក្កដា|សីហា|កញ្ញា|តុលា|វិច្ឆិកា|ធ្នូ
  weekdays ច័ន្ទ|អង្គារ|ពុធ|ព្រហស្បតិ៍|សុក្រ|សៅរ៍|អាទិត្យ
  join {1}, {0}
kn
  number . , - 3 3
  money 3 ¤0|-¤0
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time hh:mm a
  periods 0=AM 720=PM
  date MMM d, y
  months ಜನ|ಫೆಬ್ರ|ಮಾರ್ಚ್|ಏಪ್ರಿ|ಮೇ|ಜೂನ್|ಜುಲೈ|ಆಗ|ಸೆಪ್ಟೆಂ|ಅಕ್ಟೋ|ನವೆಂ|ಡಿಸೆಂ
  weekdays ಸೋಮವಾರ|ಮಂಗಳವಾರ|ಬುಧವಾರ|ಗುರುವಾರ|ಶುಕ್ರವಾರ|ಶನಿವಾರ|ಭಾನುವಾರ
  join {1} {0}
ko
  number . , - 3 3
  money 3 ¤0|-¤0
  symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time a h:mm
  periods 0=AM 720=PM
  date y. M. d.
  weekdays 월요일|화요일|수요일|목요일|금요일|토요일|일요일
  join {1} {0}
lo
  number , . - 3 3
  money 3 ¤0|¤-0
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time H:mm
  date d MMM y
  months ມ.ກ.|ກ.ພ.|ມ.ນ.|ມ.ສ.|ພ.ພ.|ມິ.ຖ.|ກ.ລ.|ສ.ຫ.|ກ.ຍ.|ຕ.ລ.|ພ.ຈ.|ທ.ວ.
  weekdays ວັນຈັນ|ວັນອັງຄານ|ວັນພຸດ|ວັນພະຫັດ|ວັນສຸກ|ວັນເສົາ|ວັນອາທິດ
  join {1}, {0}
lt
  number , \u{A0} − 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols EUR=€
  time HH:mm
  date y-MM-dd
  weekdays pirmadienis|antradienis|trečiadienis|ketvirtadienis|penktadienis|šeštadienis|sekmadienis
  join {1} {0}
lv
  number , \u{A0} - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date y. 'gada' d. MMM
  months janv.|febr.|marts|apr.|maijs|jūn.|jūl.|aug.|sept.|okt.|nov.|dec.
  weekdays pirmdiena|otrdiena|trešdiena|ceturtdiena|piektdiena|sestdiena|svētdiena
  join {1} {0}
mk
  number , . - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols BRL=R$ CAD=CA$ EUR=€ MXN=MX$ USD=US$ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d.M.y\u{202F}'г'.
  weekdays понеделник|вторник|среда|четврток|петок|сабота|недела
  join {1}, {0}
ml
  number . , - 3 2
  money 3 ¤0|-¤0
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time h:mm a
  periods 0=AM 720=PM
  date y, MMM d
  months ജനു|ഫെബ്രു|മാർ|ഏപ്രി|മേയ്|ജൂൺ|ജൂലൈ|ഓഗ|സെപ്റ്റം|ഒക്ടോ|നവം|ഡിസം
  weekdays തിങ്കളാഴ്\u{200C}ച|ചൊവ്വാഴ്ച|ബുധനാഴ്\u{200C}ച|വ്യാഴാഴ്\u{200C}ച|വെള്ളിയാഴ്\u{200C}ച|ശനിയാഴ്\u{200C}ച|ഞായറാഴ്\u{200C}ച
  join {1} {0}
mn
  number . , - 3 3
  money 3 ¤\u{A0}0|-¤\u{A0}0
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date y\u{202F}'оны' MMM'ын' d
  months 1-р сар|2-р сар|3-р сар|4-р сар|5-р сар|6-р сар|7-р сар|8-р сар|9-р сар|10-р сар|11-р сар|12-р сар
  weekdays даваа|мягмар|лхагва|пүрэв|баасан|бямба|ням
  join {1} {0}
mr
  number . , - 3 2
  money 3 ¤0|-¤0
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time h:mm a
  periods 0=AM 720=PM
  date d MMM, y
  months जाने|फेब्रु|मार्च|एप्रि|मे|जून|जुलै|ऑग|सप्टें|ऑक्टो|नोव्हें|डिसें
  weekdays सोमवार|मंगळवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार
  join {1}, {0}
ms
  number . , - 3 3
  money 3 ¤0|-¤0
  symbols AUD=A$ BRL=R$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MYR=RM NZD=NZ$ TWD=NT$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time h:mm\u{202F}a
  periods 0=PG 720=PTG
  date d MMM y
  months Jan|Feb|Mac|Apr|Mei|Jun|Jul|Ogo|Sep|Okt|Nov|Dis
  weekdays Isnin|Selasa|Rabu|Khamis|Jumaat|Sabtu|Ahad
  join {1}, {0}
nb
  number , \u{A0} − 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols EUR=€ GBP=£ NOK=kr XOF=F\u{202F}CFA
  time HH:mm
  date d. MMM y
  months jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.
  weekdays mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag
  join {1}, {0}
ne
  number . , - 3 2
  money 2 ¤\u{A0}0|-¤\u{A0}0
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date y MMM d
  months जनवरी|फेब्रुअरी|मार्च|अप्रिल|मे|जुन|जुलाई|अगस्ट|सेप्टेम्बर|अक्टोबर|नोभेम्बर|डिसेम्बर
  weekdays सोमबार|मङ्गलबार|बुधबार|बिहिबार|शुक्रबार|शनिबार|आइतबार
  join {1}, {0}
nl
  number , . - 3 3
  money 3 ¤\u{A0}0|¤\u{A0}-0
  symbols AUD=AU$ BRL=R$ CAD=C$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d MMM y
  months jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec
  weekdays maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag
  join {1}, {0}
nl-BE nl
pa
  number . , - 3 2
  money 2 ¤0|-¤0
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time h:mm a
  periods 0=ਪੂ.ਦੁ. 720=ਬਾ.ਦੁ.
  date d MMM y
  months ਜਨ|ਫ਼ਰ|ਮਾਰਚ|ਅਪ੍ਰੈ|ਮਈ|ਜੂਨ|ਜੁਲਾ|ਅਗ|ਸਤੰ|ਅਕਤੂ|ਨਵੰ|ਦਸੰ
  weekdays ਸੋਮਵਾਰ|ਮੰਗਲਵਾਰ|ਬੁੱਧਵਾਰ|ਵੀਰਵਾਰ|ਸ਼ੁੱਕਰਵਾਰ|ਸ਼ਨਿੱਚਰਵਾਰ|ਐਤਵਾਰ
  join {1}, {0}
pl
  number , \u{A0} - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols BRL=R$ EUR=€ PLN=zł XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d MMM y
  months sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru
  weekdays poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela
  join {1}, {0}
pt
  number , . - 3 3
  money 3 ¤\u{A0}0|-¤\u{A0}0
  symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d 'de' MMM 'de' y
  months jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.
  weekdays segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo
  join {1} {0}
pt-PT pt
  number , \u{A0} - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  date dd/MM/y
  months
  join {1}, {0}
ro
  number , . - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d MMM y
  months ian.|feb.|mar.|apr.|mai|iun.|iul.|aug.|sept.|oct.|nov.|dec.
  weekdays luni|marți|miercuri|joi|vineri|sâmbătă|duminică
  join {1}, {0}
ru
  number , \u{A0} - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ RUB=₽ THB=฿ TWD=NT$ UAH=₴ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d MMM y\u{202F}'г'.
  months янв.|февр.|мар.|апр.|мая|июн.|июл.|авг.|сент.|окт.|нояб.|дек.
  weekdays понедельник|вторник|среда|четверг|пятница|суббота|воскресенье
  join {1}, {0}
si
  number . , - 3 3
  money 3 ¤0|-¤0
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=සිෆ්එ
  time HH.mm
  date y MMM d
  months ජන|පෙබ|මාර්තු|අප්\u{200D}රේල්|මැයි|ජූනි|ජූලි|අගෝ|සැප්|ඔක්|නොවැ|දෙසැ
  weekdays සඳුදා|අඟහරුවාදා|බදාදා|බ්\u{200D}රහස්පතින්දා|සිකුරාදා|සෙනසුරාදා|ඉරිදා
  join {1} {0}
sk
  number , \u{A0} - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols EUR=€ ILS=NIS MXN=MX$ XAF=FCFA XOF=F\u{202F}CFA
  time H:mm
  date d. M. y
  weekdays pondelok|utorok|streda|štvrtok|piatok|sobota|nedeľa
  join {1}, {0}
sl
  number , . − 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols CNY=CN¥ EUR=€ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d. MMM y
  months jan.|feb.|mar.|apr.|maj|jun.|jul.|avg.|sep.|okt.|nov.|dec.
  weekdays ponedeljek|torek|sreda|četrtek|petek|sobota|nedelja
  join {1}, {0}
sq
  number , \u{A0} - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols AUD=A$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time h:mm\u{202F}a
  periods 0=p.d. 720=m.d.
  date d MMM y
  months jan|shk|mar|pri|maj|qer|korr|gush|sht|tet|nën|dhj
  weekdays e hënë|e martë|e mërkurë|e enjte|e premte|e shtunë|e diel
  join {1}, {0}
sr
  number , . - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ MXN=MX$ TWD=NT$ USD=US$ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d. M. y.
  weekdays понедељак|уторак|среда|четвртак|петак|субота|недеља
  join {1} {0}
sv
  number , \u{A0} − 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols BRL=BR$ CAD=CA$ DKK=Dkr EGP=EG£ EUR=€ ILS=₪ ISK=Ikr MXN=MX$ NOK=Nkr SEK=kr USD=US$ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d MMM y
  months jan.|feb.|mars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.
  weekdays måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag
  join {1} {0}
sw
  number . , - 3 3
  money 3 ¤\u{A0}0|-¤\u{A0}0
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KES=Ksh KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d MMM y
  months Jan|Feb|Mac|Apr|Mei|Jun|Jul|Ago|Sep|Okt|Nov|Des
  weekdays Jumatatu|Jumanne|Jumatano|Alhamisi|Ijumaa|Jumamosi|Jumapili
  join {1} {0}
ta
  number . , - 3 2
  money 2 ¤0|-¤0
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time h:mm a
  periods 0=AM 720=PM
  date d MMM, y
  months ஜன.|பிப்.|மார்.|ஏப்.|மே|ஜூன்|ஜூலை|ஆக.|செப்.|அக்.|நவ.|டிச.
  weekdays திங்கள்|செவ்வாய்|புதன்|வியாழன்|வெள்ளி|சனி|ஞாயிறு
  join {1}, {0}
te
  number . , - 3 2
  money 2 ¤0|-¤0
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time h:mm a
  periods 0=AM 720=PM
  date d MMM, y
  months జన|ఫిబ్ర|మార్చి|ఏప్రి|మే|జూన్|జులై|ఆగ|సెప్టెం|అక్టో|నవం|డిసెం
  weekdays సోమవారం|మంగళవారం|బుధవారం|గురువారం|శుక్రవారం|శనివారం|ఆదివారం
  join {1} {0}
th
  number . , - 3 3
  money 3 ¤0|-¤0
  symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d MMM y
  months ม.ค.|ก.พ.|มี.ค.|เม.ย.|พ.ค.|มิ.ย.|ก.ค.|ส.ค.|ก.ย.|ต.ค.|พ.ย.|ธ.ค.
  weekdays วันจันทร์|วันอังคาร|วันพุธ|วันพฤหัสบดี|วันศุกร์|วันเสาร์|วันอาทิตย์
  join {1} {0}
tr
  number , . - 3 3
  money 3 ¤0|-¤0
  symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TRY=₺ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d MMM y
  months Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara
  weekdays Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar
  join {1} {0}
uk
  number , \u{A0} - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols JPY=¥ UAH=₴ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d MMM y\u{202F}'р'.
  months січ.|лют.|бер.|квіт.|трав.|черв.|лип.|серп.|вер.|жовт.|лист.|груд.
  weekdays понеділок|вівторок|середа|четвер|пʼятниця|субота|неділя
  join {1}, {0}
ur
  number . , \u{200E}- 3 3
  money 3 ¤0|-¤0
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ PKR=Rs THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time h:mm a
  periods 0=AM 720=PM
  date d MMM، y
  months جنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر
  weekdays پیر|منگل|بدھ|جمعرات|جمعہ|ہفتہ|اتوار
  join {1} {0}
uz
  number , \u{A0} - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ TWD=NT$ USD=US$ UZS=soʻm VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d-MMM, y
  months yan|fev|mar|apr|may|iyn|iyl|avg|sen|okt|noy|dek
  weekdays dushanba|seshanba|chorshanba|payshanba|juma|shanba|yakshanba
  join {1}, {0}
vi
  number , . - 3 3
  money 3 0\u{A0}¤|-0\u{A0}¤
  symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date d MMM, y
  months thg 1|thg 2|thg 3|thg 4|thg 5|thg 6|thg 7|thg 8|thg 9|thg 10|thg 11|thg 12
  weekdays Thứ Hai|Thứ Ba|Thứ Tư|Thứ Năm|Thứ Sáu|Thứ Bảy|Chủ Nhật
  join {0} {1}
zh-Hans
  number . , - 3 3
  money 3 ¤0|-¤0
  symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time HH:mm
  date y年M月d日
  weekdays 星期一|星期二|星期三|星期四|星期五|星期六|星期日
  join {1} {0}
zh-Hant
  number . , - 3 3
  money 3 ¤0|-¤0
  symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=￦ MXN=MX$ NZD=NZ$ TWD=$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  time ah:mm
  periods 0=午夜 1=凌晨 300=清晨 480=上午 720=中午 780=下午 1140=晚上
  date y年M月d日
  weekdays 星期一|星期二|星期三|星期四|星期五|星期六|星期日
  join {1} {0}
zh-Hant-HK zh-Hant
  symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
  periods 0=上午 720=下午
"""#
}
