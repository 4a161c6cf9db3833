/// Why a translator's file cannot be read: a sentence, and the byte where the problem is.
struct TranslationFault: Error, Hashable {
  let sentence: String
  let offset: Int

  init(_ sentence: String, at offset: Int) {
    self.sentence = sentence
    self.offset = offset
  }
}
