/// Words beside a number that say whether the number counts something.
///
/// "{done} of {total}" and "Level {level} is open" have the same words for every number; "{count} photos" has not.
enum NumberNeighbours {
  /// Whether a word after a number is there whatever the number is: "of", "von", "из".
  ///
  /// - Parameters:
  ///   - isBetween: Another argument comes next.
  ///   - isLast: No other word follows in the sentence.
  ///   - code: A language: `en`.
  static func isFixed(_ word: Substring, isBetween: Bool, isLast: Bool, in code: String) -> Bool {
    // An abbreviation, such as "MB" or "USD", has no plural.
    let letters = word.unicodeScalars
    if (2...3).contains(letters.count), letters.allSatisfy({ $0.properties.isUppercase }) { return true }
    let small = word.lowercased()
    // So short a word between two numbers joins them in any language.
    if isBetween, (1...2).contains(letters.count), word.first?.isLowercase == true { return true }
    return always.contains(small) || fixed[code]?.contains(small) == true
      || isLast && closing[code]?.contains(small) == true
  }

  /// Whether a text that a number follows names one of many, as in "Level 3", "No. 3" and "#3".
  static func isLabel(_ text: Substring, in code: String) -> Bool {
    var rest = text
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    guard let last = rest.last else { return false }
    if "#№º°".contains(last) { return true }
    if last == "." { rest.removeLast() }
    let word = String(rest.reversed().prefix { $0.isLetter }.reversed()).lowercased()
    // "No. 3", but not "Done. 3 photos".
    if last == "." { return abbreviations.contains(word) }
    return abbreviations.contains(word) || everywhere.contains(word) || labels[code]?.contains(word) == true
  }

  /// Whether a noun behind a number is in the singular, whatever the number: "5 bitki".
  static func keepsNouns(_ code: String) -> Bool { singular.contains(code) }

  private static let singular = words("tr az kk ky uz tk tt ug ba cv hu ka fa eu ku ckb")

  private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

  /// In every language.
  private static let always = words(
    "x am pm uhr kcal % km m cm mm kg g mg l ml h min s sec sek std kb mb gb ч мин сек с км м см кг г мг л мл шт руб р коп "
      + "zł kč kr ft lb oz")

  /// Words that join a number to what follows, not to be mistaken for what it counts. Verbs in the plural are missing on
  /// purpose: "3 are left" is "1 is left".
  private static let fixed: [String: Set<String>] = [
    "en": words("of out from to and or in on at by per for with until till through than percent"),
    "de": words(
      "von vom der des aus bis und oder in im am an auf zu zum zur pro je mit für als um prozent euro dollar cent mal grad "
        + "liter meter kilometer zimmer"),
    "nl": words("van uit tot en of in op aan per met voor bij te procent"),
    "sv": words("av från till och eller i på per med för procent"),
    "da": words("af fra til og eller i på per med for ud procent"),
    "nb": words("av fra til og eller i på per med for prosent"),
    "no": words("av fra til og eller i på per med for prosent"),
    "nn": words("av frå til og eller i på per med for prosent"),
    "is": words("af frá til og eða í á með"),
    "fr": words("sur de du des à au aux et ou en dans par pour avec contre"),
    "es": words("de del sobre a al y e o u en por para con entre"),
    "it": words("di del su da a al e o in per con tra fra"),
    "pt": words("de do da sobre a ao e ou em no na por para com entre"),
    "ca": words("de del sobre a al i o en per amb entre"),
    "gl": words("de do sobre a ao e ou en por para con"),
    "ro": words("din la și şi sau în pe pentru cu per"),
    "ru": words("из от до и или в во на за по с со для к при"),
    "uk": words("з із зі від до і й та або в у на за по для"),
    "be": words("з са ад да і й або ў у на за па для"),
    "bg": words("от до и или в във на за по с със"),
    "mk": words("од до и или во на за по со"),
    "sr": words("od do i ili u na za po sa s од до и или у на за по са с"),
    "hr": words("od do i ili u na za po sa s"),
    "bs": words("od do i ili u na za po sa s"),
    "sl": words("od do in ali v na za po z s"),
    "cs": words("z ze od do a i nebo v ve na za po s se"),
    "sk": words("z zo od do a i alebo v vo na za po s so"),
    "pl": words("z ze od do i oraz lub w we na za po przez"),
    "lt": words("iš nuo iki ir arba per"),
    "lv": words("no līdz un vai pa"),
    "fi": words("ja tai prosenttia"),
    "et": words("ja või kuni"),
    "el": words("από στα στις στους και ή σε για με ανά"),
    "ar": words("من إلى و أو في على"),
    "he": words("מתוך עד או של"),
    "ur": words("میں سے تک اور یا"),
    "hi": words("में से का की के तक और या"),
  ]

  /// Words that end a sentence without a noun, the same for every number: "3 left", but "3 new photos".
  private static let closing: [String: Set<String>] = [
    "en": words(
      "left remaining more new unread total overall pending done completed extra due overdue ahead behind away ago "
        + "waiting online available unlocked earned saved missing"),
    "de": words(
      "übrig mehr neu neue ungelesen insgesamt gesamt fällig verbleibend geschafft erledigt abgeschlossen gemeistert "
        + "erreicht bestanden gestartet freigeschaltet"),
    "fr": words("en tout"),
    "ru": words("осталось всего назад впереди"),
    "uk": words("залишилося всього тому"),
  ]

  /// Shortened words for "number", with or without a full stop.
  private static let abbreviations = words("no nr num núm č čís n nº br št бр stk lv lvl vol")

  /// What things with a number are called in many languages.
  private static let everywhere = words("level version bonus album")

  private static let labels: [String: Set<String>] = [
    "en": words(
      "number day week month year step stage phase part chapter section page lesson unit module exercise round game match "
        + "set season episode series volume issue question task table room floor gate platform track line bus tram train "
        + "flight seat row car order ticket invoice case bed rank place position grade class league tier item group team "
        + "lap mile kilometer article rule option slot channel port terminal building apartment house box bay lane iphone ios "
        + "android"),
    "de": words(
      "nummer tag woche monat jahr schritt stufe phase teil kapitel abschnitt seite lektion übung runde spiel satz staffel "
        + "folge serie band ausgabe frage aufgabe tisch zimmer raum etage stock gate gleis linie bus zug flug sitz reihe "
        + "wagen bestellung ticket rechnung fall bett rang platz position klasse liga gruppe team kilometer artikel regel "
        + "option kanal terminal gebäude haus tour etappe route strecke mission quiz kurs modul ziel"),
    "nl": words(
      "nummer dag week maand jaar stap fase deel hoofdstuk pagina les oefening ronde seizoen aflevering vraag taak tafel "
        + "kamer verdieping spoor lijn bus vlucht stoel rij bestelling plaats positie niveau groep"),
    "sv": words(
      "nummer dag vecka månad år steg fas del kapitel sida lektion övning omgång säsong avsnitt fråga uppgift bord rum "
        + "våning spår linje buss plats rad order nivå grupp"),
    "da": words(
      "nummer dag uge måned år trin fase del kapitel side lektion øvelse runde sæson afsnit spørgsmål opgave bord værelse "
        + "spor linje bus plads række ordre niveau gruppe"),
    "nb": words(
      "nummer dag uke måned år trinn steg fase del kapittel side leksjon øvelse runde sesong episode spørsmål oppgave bord "
        + "rom etasje spor linje buss plass rad ordre nivå gruppe"),
    "fr": words(
      "numéro jour semaine mois année étape phase partie chapitre section page leçon exercice tour manche saison épisode "
        + "question tâche table chambre salle étage porte quai voie ligne bus vol siège rangée commande billet rang place "
        + "position niveau classe groupe équipe option"),
    "es": words(
      "número día semana mes año paso etapa fase parte capítulo sección página lección ejercicio ronda temporada episodio "
        + "pregunta tarea mesa habitación sala piso puerta andén vía línea bus autobús vuelo asiento fila pedido puesto "
        + "posición nivel clase grupo equipo opción"),
    "it": words(
      "numero giorno settimana mese anno passo passaggio fase parte capitolo sezione pagina lezione esercizio turno stagione "
        + "episodio domanda compito tavolo camera stanza piano porta binario linea volo posto fila ordine posizione livello "
        + "classe gruppo squadra opzione"),
    "pt": words(
      "número dia semana mês ano passo etapa fase parte capítulo seção secção página lição aula exercício rodada temporada "
        + "episódio pergunta tarefa mesa quarto sala andar portão linha ônibus voo assento fila pedido lugar posição nível "
        + "classe grupo equipe opção"),
    "ru": words(
      "номер день неделя месяц год шаг этап фаза часть глава раздел страница урок упражнение раунд тур игра матч сет сезон "
        + "серия выпуск вопрос задание задача стол комната номере этаж выход путь линия автобус поезд рейс место ряд вагон "
        + "заказ билет счёт счет случай ранг позиция класс лига группа команда статья правило вариант уровень версия"),
    "uk": words(
      "номер день тиждень місяць рік крок етап частина розділ сторінка урок вправа раунд сезон серія питання завдання стіл "
        + "кімната поверх колія лінія автобус рейс місце ряд замовлення квиток рівень група версія"),
    "pl": words(
      "numer dzień tydzień miesiąc rok krok etap faza część rozdział strona lekcja ćwiczenie runda sezon odcinek pytanie "
        + "zadanie stolik stół pokój piętro peron tor linia autobus lot miejsce rząd zamówienie poziom grupa wersja"),
    "cs": words(
      "číslo den týden měsíc rok krok etapa fáze část kapitola strana stránka lekce cvičení kolo sezóna díl otázka úkol stůl "
        + "pokoj patro kolej linka autobus let místo řada objednávka úroveň skupina verze"),
    "sk": words(
      "číslo deň týždeň mesiac rok krok etapa fáza časť kapitola strana lekcia cvičenie kolo sezóna diel otázka úloha stôl "
        + "izba poschodie koľaj linka autobus let miesto rad objednávka úroveň skupina verzia"),
    "bg": words(
      "номер ден седмица месец година стъпка етап част глава страница урок кръг сезон епизод въпрос ниво версия"),
    "el": words("αριθμός ημέρα μέρα εβδομάδα βήμα μέρος κεφάλαιο σελίδα μάθημα γύρος επίπεδο"),
    "ar": words("رقم اليوم يوم الأسبوع الخطوة المرحلة الجزء الفصل الصفحة الدرس الجولة المستوى"),
    "he": words("מספר יום שבוע שלב חלק פרק עמוד שיעור סיבוב רמה"),
  ]
}
