import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage
import Testing
import YAMLNodes

@testable import SpecLanguage

/// A shape of its own, so that these tests do not change with the spec language.
private enum Pet {
  enum Mood: String, CaseIterable { case calm, playful }

  static let bowl = ObjectShape(
    "bowl", doc: "A bowl.",
    fields: [FieldShape("size", .int(1...9), required: true, doc: "Its size.", example: "3")])
  static let pet = ObjectShape(
    "pet", doc: "A pet.",
    fields: [
      FieldShape("name", .text, required: true, doc: "Its name.", example: "Rex"),
      FieldShape("tame", .flag, doc: "Whether it bites.", example: "true"),
      FieldShape("weight", .number, doc: "Kilograms.", example: "4.5"),
      FieldShape("mood", .choice(["calm", "playful"]), doc: "Its mood.", example: "calm"),
      FieldShape("nap", .duration, doc: "How long it sleeps.", example: "2h"),
      FieldShape("walk", .durationRange, doc: "How long it walks.", example: "30m..60m"),
      FieldShape("dinner", .localTime, doc: "When it eats.", example: "\"18:00\""),
      FieldShape("bowls", .map(keys: .identifier(.target), values: .object(bowl)), doc: "Bowls.", example: "{}"),
      FieldShape("friends", .list(of: .text), doc: "Others.", example: "[]"),
      FieldShape("bed", .text, doc: "Its bed.", example: "a box"),
      FieldShape("basket", .text, doc: "Its basket.", example: "a basket"),
    ], choices: [KeyChoice(["bed", "basket"], required: false)], plannedKeys: ["tricks"])
}

extension ObjectReader {
  fileprivate func read<Value>(_ key: String, _ type: KeyType<Value>) -> Located<Value>? {
    written(key).flatMap { type.located.read(WrittenValue($0, session)) }
  }
}

extension KeyType where Value == Double {
  fileprivate static var anyNumber: Self { Self(.number) { $0.session.number($0.value) } }
}

private func read<R>(
  _ yaml: String, row: TableRow? = nil, _ body: (ObjectReader) -> R
) throws -> (value: R, findings: [String], session: ReadingSession) {
  let tree = try #require(YAMLReader.read(Array(yaml.utf8), file: "pet.yaml").tree)
  let session = ReadingSession(coverage: ShapeCoverage())
  session.row = row
  let reader = try #require(session.object(SourceValue(tree.root), Pet.pet))
  let value = body(reader)
  let findings = session.diagnostics.map { "\($0.span.start.line):\($0.span.start.column) \($0.message)" }
  return (value, findings, session)
}

@Test func everyKindOfValueIsReadByItsShape() throws {
  let result = try read(
    """
    walk: 30m..60m
    name: "Rex"
    tame: true
    weight: 4.5
    mood: playful
    nap: 1h30m
    dinner: "18:00"
    friends: [Tom, Ann]
    bowls: { big: { size: 9 } }
    """
  ) { pet in
    #expect(pet.read("name", .text)?.value == "Rex")
    #expect(pet.read("tame", .flag)?.value == true)
    #expect(pet.read("weight", .anyNumber)?.value == 4.5)
    #expect(pet.read("mood", KeyType<Pet.Mood>.choice)?.value == .playful)
    #expect(pet.read("nap", .duration)?.value == .minutes(90))
    #expect(pet.read("walk", .durationRange)?.value == .minutes(30) ... .minutes(60))
    #expect(pet.read("dinner", .localTime)?.value == WallClockTime(hour: 18))
    #expect(pet.read("friends", .items(of: .text))?.value.map(\.text) == ["Tom", "Ann"])
    let bowl = pet.map("bowls")?.first
    #expect(bowl?.name == "big")
    #expect(bowl.flatMap { pet.session.object($0.value, Pet.bowl)?.read("size", .int(1...9))?.value } == 9)
    #expect(pet.read("bed", .text) == nil)
  }
  #expect(result.findings == [])
}

@Test func mistakesInKeysAreReportedWithTheirPath() throws {
  let result = try read(
    """
    nmae: Rex
    tricks: [roll]
    zzzzzz: 1
    bed: a
    basket: b
    bowls:
      small: {}
      Big: { size: 1 }
    """
  ) { pet in
    for bowl in pet.map("bowls") ?? [] { _ = pet.session.object(bowl.value, Pet.bowl) }
  }
  #expect(
    result.findings == [
      "1:1 Unknown key 'nmae'",
      "2:1 'tricks' is not supported by this version of notispec yet",
      "3:1 Unknown key 'zzzzzz': the other keys here are 'name', 'tame', 'weight', 'mood', 'nap', 'walk', 'dinner' and 'friends'",
      "5:1 The file cannot have both 'bed' and 'basket'",
      "8:3 'bowls.Big' is not a valid id: write it 'big', in lower-case letters, digits and single '_'",
      "7:3 'bowls.small' has no 'size'",
    ])
  #expect(result.session.diagnostics[0].fixIt?.replacement == "name")
}

@Test func valuesOfAnotherTypeAreReportedWithWhatIsExpected() throws {
  let result = try read(
    """
    name: 2024
    tame: "true"
    weight: .inf
    mood: playfull
    nap: 5
    walk: 60m..30m
    dinner: 18:00
    friends: Tom
    bed: ""
    """
  ) { pet in
    #expect(pet.read("name", .text) == nil)
    #expect(pet.read("tame", .flag) == nil)
    #expect(pet.read("weight", .anyNumber) == nil)
    #expect(pet.read("mood", KeyType<Pet.Mood>.choice) == nil)
    #expect(pet.read("nap", .duration) == nil)
    #expect(pet.read("walk", .durationRange) == nil)
    #expect(pet.read("dinner", .localTime) != nil)
    #expect(pet.read("friends", .items(of: .text)) == nil)
    #expect(pet.read("bed", .text) == nil)
  }
  #expect(
    result.findings == [
      "1:7 'name' must be a text, not the number 2024",
      "2:7 'tame' must be true or false, not 'true'",
      "3:9 'weight' must be a number, not .inf",
      "4:7 'mood' must be one of 'calm', 'playful', not 'playfull'",
      "5:6 'nap' must be a duration such as '30m', '24h' or '7d', not the number 5: write it with its unit, such "
        + "as '5s', '5m', '5h' or '5d'",
      "6:7 'walk' ends before it begins",
      "7:9 'dinner' should be in quotes: some YAML tools read 18:00 as a number",
      "8:10 'friends' is 'Tom', but must be a list; each item is a text",
      "9:6 'bed' is empty",
    ])
  #expect(
    result.session.diagnostics.map { $0.fixIt?.replacement } == [
      "\"2024\"", "true", nil, "playful", nil, "30m..60m", "\"18:00\"", nil, nil,
    ])
}

@Test func cellsReplacePlaceholdersAndFindingsStayAtThePlaceholder() throws {
  let cells = try #require(
    YAMLReader.read(Array("[9, late, [Tom, Ann]]".utf8), file: "row.yaml").tree
  ).root.items.map { $0 }
  let row = TableRow(["kilos": cells[0], "word": cells[1], "friends": cells[2]])
  let result = try read(
    """
    weight: "{kilos}"
    name: "so {word} and {kilos}"
    friends: "{friends}"
    nap: "{word}"
    bed: "{wrod}"
    """, row: row
  ) { pet in
    #expect(pet.read("weight", .anyNumber)?.value == 9)
    #expect(pet.read("name", .text)?.value == "so late and 9")
    #expect(pet.read("friends", .items(of: .text))?.value.map(\.text) == ["Tom", "Ann"])
    #expect(pet.read("nap", .duration) == nil)
    _ = pet.read("bed", .text)
  }
  #expect(
    result.findings == [
      "4:6 'nap' must be a duration such as '30m', '24h' or '7d', not 'late'",
      "5:6 'bed' names an unknown column 'wrod' of the table",
    ])
  #expect(result.session.diagnostics[0].notes.first?.message == "'{word}' is late here")
  #expect(result.session.diagnostics[1].fixIt?.replacement == "\"{word}\"")
}

@Test func partsOfAMappingInSeveralFilesMerge() throws {
  let first = try #require(
    YAMLReader.read(Array("name: Rex\nbowls: { a: { size: 1 } }".utf8), file: "a.yaml").tree)
  let second = try #require(
    YAMLReader.read(Array("name: Max\nbowls: { b: { size: 1 }, a: { size: 2 } }".utf8), file: "b.yaml").tree)
  let session = ReadingSession()
  let pet = try #require(session.object(SourceValue(first.root), further: [SourceValue(second.root)], Pet.pet))
  #expect(pet.read("name", .text)?.value == "Rex")
  #expect(pet.map("bowls")?.map(\.name) == ["a", "b"])
  #expect(
    session.diagnostics.map(\.message) == ["'name' is already defined", "'bowls.a' is already defined"])
  #expect(session.diagnostics.map(\.span.file) == ["b.yaml", "b.yaml"])
  #expect(session.diagnostics.map { $0.notes.first?.span?.file } == ["a.yaml", "a.yaml"])
}

/// Of another word in braces the quotes would make a text with braces.
@Test func bracesWithoutAKeyAreNoPlaceholderForCertain() throws {
  let result = try read("{ name: {dog}, nap: {time}, tame: { no: } }") { pet in
    (pet.read("name", .text), pet.read("nap", .duration), pet.read("tame", .flag))
  }
  #expect(
    result.findings == [
      "1:9 'name' must be a text, not a group of keys: leave the braces out, or, if it is a placeholder, put it in "
        + "quotes",
      "1:21 'nap' must be a duration such as '30m', '24h' or '7d', not a group of keys: leave the braces out, or, if it is "
        + "a placeholder, put it in quotes",
      "1:35 'tame' must be true or false, not a group of keys",
    ])
  #expect(result.session.diagnostics.allSatisfy { $0.fixIt == nil })
}

@Test func aMisspelledKeyMayBeInSeveralFilesToo() throws {
  let first = try #require(
    YAMLReader.read(Array("name: Rex\nweight: 3\nbowls: { a: { size: 1 } }".utf8), file: "a.yaml").tree)
  let second = try #require(YAMLReader.read(Array("bowl: { b: { size: 1 } }\nwieght: 4".utf8), file: "b.yaml").tree)
  let session = ReadingSession()
  _ = session.object(SourceValue(first.root), further: [SourceValue(second.root)], Pet.pet)
  // A number cannot have two parts.
  #expect(session.diagnostics.map { $0.fixIt?.replacement } == ["bowls", nil])
}

@Test func aKeyThatIsNotAskedForIsFound() throws {
  let result = try read("name: Rex") { pet in
    _ = pet.read("name", .text)
    _ = pet.map("bowls")
  }
  let never = try #require(result.session.coverage).neverAsked(from: Pet.pet)
  #expect(never.contains("pet.weight"))
  #expect(never.contains("bowl.size"))
  #expect(!never.contains("pet.name"))
}

@Test func aShapeMayHaveMoreFieldsThanAReaderHasRoomFor() throws {
  let shape = ObjectShape(
    "wide", doc: "Many keys.",
    fields: (0..<70).map { FieldShape("k\($0)", .text, doc: "A key.", example: "a") })
  let first = try #require(YAMLReader.read(Array("k0: a\nk31: b\nk32: c\nk69: d".utf8), file: "a.yaml").tree)
  let second = try #require(YAMLReader.read(Array("k1: e\nk33: f\nk69: g".utf8), file: "b.yaml").tree)
  let session = ReadingSession()
  let alone = try #require(session.object(SourceValue(first.root), shape))
  #expect((0..<70).filter { alone.has("k\($0)") } == [0, 31, 32, 69])
  #expect(["k0", "k31", "k32", "k69"].map { alone.read($0, .text)?.value } == ["a", "b", "c", "d"])
  #expect(session.diagnostics.isEmpty)
  let both = try #require(session.object(SourceValue(first.root), further: [SourceValue(second.root)], shape))
  #expect(["k1", "k33", "k69"].map { both.read($0, .text)?.value } == ["e", "f", "d"])
  #expect(both.read("k33", .text)?.span.file == "b.yaml")
  #expect(session.diagnostics.map(\.message) == ["'k69' is already defined"])
}
