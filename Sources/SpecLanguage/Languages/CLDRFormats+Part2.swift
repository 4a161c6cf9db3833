// CLDR 47 by babel 2.18.0. Written by Tests/SpecLanguageTests/cldr_formats.py.

extension CLDRFormats {
  static let part2 = #"""
    hi
      number . , - 3 2
      money 2 ¤0|-¤0
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
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
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time HH:mm
      date dd MMM, y թ.
      months հնվ|փտվ|մրտ|ապր|մյս|հնս|հլս|օգս|սեպ|հոկ|նոյ|դեկ
      weekdays երկուշաբթի|երեքշաբթի|չորեքշաբթի|հինգշաբթի|ուրբաթ|շաբաթ|կիրակի
      join {1}, {0}
    id
      number , . - 3 3
      money 3 ¤0|-¤0
      symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ IDR=Rp ILS=₪ INR=Rs JPY=JP¥ KRW=₩ MXN=MX$ \#
    NZD=NZ$ THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
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
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=元 EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=￥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
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
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ KZT=₸ MXN=MX$ \#
    NZD=NZ$ RUB=₽ THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time HH:mm
      date y\u{202F}'ж'. dd MMM
      months қаң.|ақп.|нау.|сәу.|мам.|мау.|шіл.|там.|қыр.|қаз.|қар.|жел.
      weekdays дүйсенбі|сейсенбі|сәрсенбі|бейсенбі|жұма|сенбі|жексенбі
      join {1}, {0}
    km
      number . , - 3 3
      money 3 0¤|-0¤
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time h:mm a
      periods 0=AM 720=PM
      date d MMM y
      months មករា|កុម្ភៈ|មីនា|មេសា|ឧសភា|មិថុនា|កក្កដា|សីហា|កញ្ញា|តុលា|វិច្ឆិកា|ធ្នូ
      weekdays ច័ន្ទ|អង្គារ|ពុធ|ព្រហស្បតិ៍|សុក្រ|សៅរ៍|អាទិត្យ
      join {1}, {0}
    kn
      number . , - 3 3
      money 3 ¤0|-¤0
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time hh:mm a
      periods 0=AM 720=PM
      date MMM d, y
      months ಜನ|ಫೆಬ್ರ|ಮಾರ್ಚ್|ಏಪ್ರಿ|ಮೇ|ಜೂನ್|ಜುಲೈ|ಆಗ|ಸೆಪ್ಟೆಂ|ಅಕ್ಟೋ|ನವೆಂ|ಡಿಸೆಂ
      weekdays ಸೋಮವಾರ|ಮಂಗಳವಾರ|ಬುಧವಾರ|ಗುರುವಾರ|ಶುಕ್ರವಾರ|ಶನಿವಾರ|ಭಾನುವಾರ
      join {1} {0}
    ko
      number . , - 3 3
      money 3 ¤0|-¤0
      symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time a h:mm
      periods 0=AM 720=PM
      date y. M. d.
      weekdays 월요일|화요일|수요일|목요일|금요일|토요일|일요일
      join {1} {0}
    lo
      number , . - 3 3
      money 3 ¤0|¤-0
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
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
      symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
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
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time h:mm a
      periods 0=AM 720=PM
      date y, MMM d
      months ജനു|ഫെബ്രു|മാർ|ഏപ്രി|മേയ്|ജൂൺ|ജൂലൈ|ഓഗ|സെപ്റ്റം|ഒക്ടോ|നവം|ഡിസം
      weekdays തിങ്കളാഴ്\u{200C}ച|ചൊവ്വാഴ്ച|ബുധനാഴ്\u{200C}ച|വ്യാഴാഴ്\u{200C}ച|വെള്ളിയാഴ്\u{200C}ച|\#
    ശനിയാഴ്\u{200C}ച|ഞായറാഴ്\u{200C}ച
      join {1} {0}
    mn
      number . , - 3 3
      money 3 ¤\u{A0}0|-¤\u{A0}0
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time HH:mm
      date y\u{202F}'оны' MMM'ын' d
      months 1-р сар|2-р сар|3-р сар|4-р сар|5-р сар|6-р сар|7-р сар|8-р сар|9-р сар|10-р сар|11-р сар|12-р сар
      weekdays даваа|мягмар|лхагва|пүрэв|баасан|бямба|ням
      join {1} {0}
    mr
      number . , - 3 2
      money 3 ¤0|-¤0
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time h:mm a
      periods 0=AM 720=PM
      date d MMM, y
      months जाने|फेब्रु|मार्च|एप्रि|मे|जून|जुलै|ऑग|सप्टें|ऑक्टो|नोव्हें|डिसें
      weekdays सोमवार|मंगळवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार
      join {1}, {0}
    ms
      number . , - 3 3
      money 3 ¤0|-¤0
      symbols AUD=A$ BRL=R$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MYR=RM NZD=NZ$ TWD=NT$ \#
    VND=₫ XAF=FCFA XOF=F\u{202F}CFA
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
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time HH:mm
      date y MMM d
      months जनवरी|फेब्रुअरी|मार्च|अप्रिल|मे|जुन|जुलाई|अगस्ट|सेप्टेम्बर|अक्टोबर|नोभेम्बर|डिसेम्बर
      weekdays सोमबार|मङ्गलबार|बुधबार|बिहिबार|शुक्रबार|शनिबार|आइतबार
      join {1}, {0}
    nl
      number , . - 3 3
      money 3 ¤\u{A0}0|¤\u{A0}-0
      symbols AUD=AU$ BRL=R$ CAD=C$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time HH:mm
      date d MMM y
      months jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec
      weekdays maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag
      join {1}, {0}
    nl-BE nl
    pa
      number . , - 3 2
      money 2 ¤0|-¤0
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
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
      symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time HH:mm
      date d 'de' MMM 'de' y
      months jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.
      weekdays segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo
      join {1} {0}
    """#
}
