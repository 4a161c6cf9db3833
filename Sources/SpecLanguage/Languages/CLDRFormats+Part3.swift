// CLDR 47 by babel 2.18.0. Written by Tests/SpecLanguageTests/cldr_formats.py.

extension CLDRFormats {
  static let part3 = #"""
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
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    RUB=₽ THB=฿ TWD=NT$ UAH=₴ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time HH:mm
      date d MMM y\u{202F}'г'.
      months янв.|февр.|мар.|апр.|мая|июн.|июл.|авг.|сент.|окт.|нояб.|дек.
      weekdays понедельник|вторник|среда|четверг|пятница|суббота|воскресенье
      join {1}, {0}
    si
      number . , - 3 3
      money 3 ¤0|-¤0
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=සිෆ්එ
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
      symbols AUD=A$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ THB=฿ \#
    TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time h:mm\u{202F}a
      periods 0=p.d. 720=m.d.
      date d MMM y
      months jan|shk|mar|pri|maj|qer|korr|gush|sht|tet|nën|dhj
      weekdays e hënë|e martë|e mërkurë|e enjte|e premte|e shtunë|e diel
      join {1}, {0}
    sr
      number , . - 3 3
      money 3 0\u{A0}¤|-0\u{A0}¤
      symbols BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ MXN=MX$ TWD=NT$ USD=US$ XAF=FCFA \#
    XOF=F\u{202F}CFA
      time HH:mm
      date d. M. y.
      weekdays понедељак|уторак|среда|четвртак|петак|субота|недеља
      join {1} {0}
    sv
      number , \u{A0} − 3 3
      money 3 0\u{A0}¤|-0\u{A0}¤
      symbols BRL=BR$ CAD=CA$ DKK=Dkr EGP=EG£ EUR=€ ILS=₪ ISK=Ikr MXN=MX$ NOK=Nkr SEK=kr USD=US$ XAF=FCFA \#
    XOF=F\u{202F}CFA
      time HH:mm
      date d MMM y
      months jan.|feb.|mars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.
      weekdays måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag
      join {1} {0}
    sw
      number . , - 3 3
      money 3 ¤\u{A0}0|-¤\u{A0}0
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KES=Ksh KRW=₩ MXN=MX$ \#
    NZD=NZ$ THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time HH:mm
      date d MMM y
      months Jan|Feb|Mac|Apr|Mei|Jun|Jul|Ago|Sep|Okt|Nov|Des
      weekdays Jumatatu|Jumanne|Jumatano|Alhamisi|Ijumaa|Jumamosi|Jumapili
      join {1} {0}
    ta
      number . , - 3 2
      money 2 ¤0|-¤0
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time h:mm a
      periods 0=AM 720=PM
      date d MMM, y
      months ஜன.|பிப்.|மார்.|ஏப்.|மே|ஜூன்|ஜூலை|ஆக.|செப்.|அக்.|நவ.|டிச.
      weekdays திங்கள்|செவ்வாய்|புதன்|வியாழன்|வெள்ளி|சனி|ஞாயிறு
      join {1}, {0}
    te
      number . , - 3 2
      money 2 ¤0|-¤0
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time h:mm a
      periods 0=AM 720=PM
      date d MMM, y
      months జన|ఫిబ్ర|మార్చి|ఏప్రి|మే|జూన్|జులై|ఆగ|సెప్టెం|అక్టో|నవం|డిసెం
      weekdays సోమవారం|మంగళవారం|బుధవారం|గురువారం|శుక్రవారం|శనివారం|ఆదివారం
      join {1} {0}
    th
      number . , - 3 3
      money 3 ¤0|-¤0
      symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time HH:mm
      date d MMM y
      months ม.ค.|ก.พ.|มี.ค.|เม.ย.|พ.ค.|มิ.ย.|ก.ค.|ส.ค.|ก.ย.|ต.ค.|พ.ย.|ธ.ค.
      weekdays วันจันทร์|วันอังคาร|วันพุธ|วันพฤหัสบดี|วันศุกร์|วันเสาร์|วันอาทิตย์
      join {1} {0}
    tr
      number , . - 3 3
      money 3 ¤0|-¤0
      symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TRY=₺ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
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
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    PKR=Rs THB=฿ TWD=NT$ USD=$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time h:mm a
      periods 0=AM 720=PM
      date d MMM، y
      months جنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر
      weekdays پیر|منگل|بدھ|جمعرات|جمعہ|ہفتہ|اتوار
      join {1} {0}
    uz
      number , \u{A0} - 3 3
      money 3 0\u{A0}¤|-0\u{A0}¤
      symbols AUD=A$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    TWD=NT$ USD=US$ UZS=soʻm VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time HH:mm
      date d-MMM, y
      months yan|fev|mar|apr|may|iyn|iyl|avg|sen|okt|noy|dek
      weekdays dushanba|seshanba|chorshanba|payshanba|juma|shanba|yakshanba
      join {1}, {0}
    vi
      number , . - 3 3
      money 3 0\u{A0}¤|-0\u{A0}¤
      symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    THB=฿ TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time HH:mm
      date d MMM, y
      months thg 1|thg 2|thg 3|thg 4|thg 5|thg 6|thg 7|thg 8|thg 9|thg 10|thg 11|thg 12
      weekdays Thứ Hai|Thứ Ba|Thứ Tư|Thứ Năm|Thứ Sáu|Thứ Bảy|Chủ Nhật
      join {0} {1}
    zh-Hans
      number . , - 3 3
      money 3 ¤0|-¤0
      symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=JP¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time HH:mm
      date y年M月d日
      weekdays 星期一|星期二|星期三|星期四|星期五|星期六|星期日
      join {1} {0}
    zh-Hant
      number . , - 3 3
      money 3 ¤0|-¤0
      symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=￦ MXN=MX$ NZD=NZ$ \#
    TWD=$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      time ah:mm
      periods 0=午夜 1=凌晨 300=清晨 480=上午 720=中午 780=下午 1140=晚上
      date y年M月d日
      weekdays 星期一|星期二|星期三|星期四|星期五|星期六|星期日
      join {1} {0}
    zh-Hant-HK zh-Hant
      symbols AUD=AU$ BRL=R$ CAD=CA$ CNY=CN¥ EUR=€ GBP=£ HKD=HK$ ILS=₪ INR=₹ JPY=¥ KRW=₩ MXN=MX$ NZD=NZ$ \#
    TWD=NT$ USD=US$ VND=₫ XAF=FCFA XOF=F\u{202F}CFA
      periods 0=上午 720=下午
    """#
}
