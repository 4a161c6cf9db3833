import SpecDiagnostics
import SpecLanguage

struct BlamingWordRule: WordingRule {
  static let code: DiagnosticCode = "copy/blaming-word"
  static let level = Diagnostic.Severity.warning

  func judge(for spec: Spec) -> Judge? {
    { wording in
      let search = Self.searches.first { $0.language == wording.language.code }?.words
      return search?.first(in: wording.plainText).map { "says '\($0)', which blames the reader" }
    }
  }

  /// Beginnings of words, in lower case.
  private static let searches = [
    (
      language: "en",
      words: WordSearch([
        "you forgot", "you missed", "you failed", "you haven’t even", "your fault", "lazy", "shame", "ashamed",
        "guilty",
        "disappoint", "you lost your", "you broke your",
      ])
    ),
    (
      language: "ru",
      words: WordSearch([
        "вы забыли", "ты забыл", "вы опять", "ты опять", "вы провалили", "ты провалил", "ленив", "лентя", "стыд",
        "постыд", "бесстыд", "пристыд", "виноват",
        "разочаров", "подвели", "подвёл",
      ])
    ),
    (
      language: "zh",
      words: WordSearch(["你忘了", "您忘了", "你又忘", "您又忘", "懒惰", "偷懒", "羞愧", "可耻", "内疚", "你的错", "令人失望", "你失败了"])
    ),
  ]
}
