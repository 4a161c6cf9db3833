import SpecLanguage
import TextWriting

extension JSONWriter {
  mutating func member(_ key: String, _ value: ResolvedValue) {
    self.key(key)
    self.value(value)
  }

  mutating func value(_ value: ResolvedValue) {
    switch value {
    case .text(let text): self.value(text)
    case .flag(let flag): self.value(flag)
    case .int(let number): self.value(number)
    case .number(let number): self.value(number)
    case .list(let items): array { json in for item in items { json.value(item) } }
    case .section(let members): object { json in for member in members { json.member(member.key, member.value) } }
    }
  }
}
