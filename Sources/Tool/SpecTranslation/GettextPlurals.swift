import NotificationTerms
import NotificationText

/// The plural forms of gettext, and which categories of a language each of them is for.
///
/// gettext numbers the forms that whole numbers take. It has none for decimals, and in most languages none for millions.
struct GettextPlurals: Sendable, Hashable {
  let count: Int
  /// As the header has it after `plural=`.
  let expression: String
  /// The numbers of the forms that a category is shown in; none where no whole number takes it.
  private let places: [PluralCategory: [Int]]
  /// The categories of the language, in CLDR order.
  let categories: [PluralCategory]
  /// Of each form, the category that most numbers with it take.
  private let main: [Int: PluralCategory]

  private static let mostForms = 12
  private static let samples = Array(0...1000) + (2...20).map { $0 * 1000 } + (1...9).map { $0 * 1_000_000 }

  /// - Returns: Nil if the expression is none, or has a result that is not below the count.
  init?(count: Int, _ expression: String, in locale: LanguageTag) {
    guard (1...Self.mostForms).contains(count), let rule = PluralExpression(expression) else { return nil }
    var counts: [Int: [PluralCategory: Int]] = [:]
    var places: [PluralCategory: Set<Int>] = [:]
    for number in Self.samples {
      guard let place = rule.value(for: number), (0..<count).contains(place) else { return nil }
      let category = PluralRules.category(of: number, in: locale.text)
      counts[place, default: [:]][category, default: 0] += 1
      places[category, default: []].insert(place)
    }
    let categories = PluralRules.categories(for: locale.text) ?? [.other]
    self.count = count
    self.expression = expression
    self.categories = categories
    self.places = places.mapValues { $0.sorted() }
    main = counts.compactMapValues { counts in
      categories.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
    }
  }

  /// The rule of gettext for a language; nil if it has none that tells its forms apart.
  static func of(_ locale: LanguageTag) -> GettextPlurals? {
    known.lazy.compactMap { GettextPlurals(count: $0.count, $0.expression, in: locale) }.first(where: \.isExact)
  }

  /// Whether each form is for one category, but for millions.
  private var isExact: Bool {
    places.allSatisfy { category, places in
      places.count == 1 && (main[places[0]] == category || category == .many)
    } && Set(main.values).count == count
  }

  /// The category that a form is for; nil if no number takes it.
  func category(of place: Int) -> PluralCategory? { main[place] }

  /// The forms that have the words of a category: more than one if the file tells apart what the language does not.
  func places(of category: PluralCategory) -> [Int] { places[category] ?? [count - 1] }

  /// Where gettext has no form of its own, the category that shares its words.
  func shared(by category: PluralCategory) -> PluralCategory? {
    guard let place = places(of: category).first, let main = main[place] else { return nil }
    return main == category ? nil : main
  }

  /// - Source: GNU gettext, "Plural forms", and the tables of the tools that read it; the rules follow CLDR.
  private static let known: [(count: Int, expression: String)] = [
    (1, "0"),
    (2, "(n != 1)"),
    (2, "(n > 1)"),
    (2, "(n%10!=1 || n%100==11)"),
    (2, "(n%10==4 || n%10==6 || n%10==9)"),
    (3, "(n==0 ? 0 : n==1 ? 1 : 2)"),
    (3, "(n==1 ? 0 : n==2 ? 1 : 2)"),
    (3, "(n<=1 ? 0 : n<=10 ? 1 : 2)"),
    (3, "(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2)"),
    (3, "(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)"),
    (3, "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)"),
    (3, "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2)"),
    (3, "(n%10==0 || n%100>=11 && n%100<=19 ? 0 : n%10==1 && n%100!=11 ? 1 : 2)"),
    (3, "(n==1 ? 0 : n==0 || (n%100>0 && n%100<20) ? 1 : 2)"),
    (4, "(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3)"),
    (4, "(n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : n>2 && n<20 ? 2 : 3)"),
    (4, "(n%10==1 ? 0 : n%10==2 ? 1 : n%20==0 ? 2 : 3)"),
    (5, "(n==1 ? 0 : n==2 ? 1 : n>2 && n<7 ? 2 : n>6 && n<11 ? 3 : 4)"),
    (5, "(n==1 ? 0 : n==2 ? 1 : n==0 || (n%100>2 && n%100<11) ? 2 : n%100>10 && n%100<20 ? 3 : 4)"),
    (6, "(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5)"),
    (6, "(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5)"),
  ]
}
