import NotificationTerms
import SpecLanguage
import TextWriting

extension HTMLWriter {
  /// What nobody has approved, for each status: "Not translated yet, and in the words of the source: title".
  mutating func openTexts(_ texts: [(name: String, status: CopyText.Status)]) {
    for status in CopyText.Status.allCases {
      let names = texts.filter { $0.status == status }.map(\.name)
      if names.isEmpty { continue }
      element("p", ["class": "open"], text: "\(status.words): \(names.joined(separator: ", "))".withFirstCapital)
    }
  }

  /// The same of the texts of a screen.
  mutating func openTexts(_ texts: [(name: String, text: LocalizedText?)], in locale: LanguageTag) {
    openTexts(texts.compactMap { name, text in text?.openStatus(in: locale).map { (name, $0) } })
  }
}

extension LocalizedText {
  /// Nil for an approved text, and where there is none.
  func openStatus(in locale: LanguageTag) -> CopyText.Status? {
    self[locale].flatMap { $0.status == .approved ? nil : $0.status }
  }

  func isOpen(in locale: LanguageTag) -> Bool { openStatus(in: locale) != nil }
}
