/// Why a file of a translator cannot be read: a sentence, and the byte where that was seen.
struct TranslationFault: Error, Hashable {
  let sentence: String
  let offset: Int

  init(_ sentence: String, at offset: Int) {
    self.sentence = sentence
    self.offset = offset
  }
}
