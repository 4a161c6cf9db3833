import TextWriting

/// An enum without associated values that stays cheap to compile at 10 000 cases.
struct LeanEnum {
  /// The full name: `NotificationType`, `DeepLink.Target`.
  let name: String
  let doc: String
  /// The names of the cases.
  let names: [String]
  /// The id of the case at a position.
  let id: (Int) -> String
  /// Writes the documentation of the case at a position.
  let writeDoc: (inout SwiftWriter, Int) -> Void
  /// What `rawValue` is.
  let idDoc: String
  /// What `init?(rawValue:)` gives: "The type with this id in the spec".
  let lookupDoc: String
}

extension LeanEnum {
  init(name: String, doc: String, cases: [(name: String, id: String, doc: String)], idDoc: String, lookupDoc: String) {
    self.init(
      name: name, doc: doc, names: cases.map(\.name), id: { cases[$0].id }, writeDoc: { $0.doc(cases[$1].doc) },
      idDoc: idDoc, lookupDoc: lookupDoc)
  }
}

extension SwiftWriter {
  /// The enum with hand-written `RawRepresentable`, `CaseIterable` and `Hashable`.
  ///
  /// The compiler's own versions grow with the square of the number of cases, and its `init(rawValue:)` compares one id
  /// after another; here the ids are in one text with a hash table over it.
  mutating func leanEnum(_ item: LeanEnum) {
    let parts = item.name.split(separator: ".")
    let simpleName = String(parts.last ?? "")
    let declare = { (writer: inout SwiftWriter) in
      writer.doc(item.doc)
      writer.block("\(writer.access)enum \(simpleName): Sendable") { writer in
        for position in item.names.indices {
          item.writeDoc(&writer, position)
          writer.line("case ", item.names[position])
        }
      }
    }
    if parts.count > 1 {
      block("extension \(parts.dropLast().joined(separator: "."))", declare)
    } else {
      declare(&self)
    }
    rawRepresentable(item)
    caseIterable(item)
    hashable(item)
  }

  private mutating func rawRepresentable(_ item: LeanEnum) {
    line()
    block("extension \(item.name): RawRepresentable") { writer in
      writer.doc(item.idDoc)
      writer.line("\(writer.access)var rawValue: String { Self.ids[index] }")
      writer.line()
      writer.doc("\(item.lookupDoc); nil if there is none.")
      writer.block("\(writer.access)init?(rawValue: String)") { writer in
        writer.line("guard let index = Self.ids.position(of: rawValue) else { return nil }")
        writer.line("self = Self.allCases[index]")
      }
      writer.line()
      writer.line("private static let ids = IDTable(")
      writer.indented { writer in
        writer.line("\"\"\"")
        for position in item.names.indices { writer.line(item.id(position)) }
        writer.line("\"\"\")")
      }
    }
  }

  private mutating func caseIterable(_ item: LeanEnum) {
    line()
    block("extension \(item.name): CaseIterable") { writer in
      writer.doc("In the order of the spec.")
      let chunks = item.names.groups
      if chunks.count < 2 {
        writer.line("\(writer.access)static let allCases: [Self] = [")
        writer.indented { writer in
          for name in item.names { writer.line(".", name, item.names.count > 1 ? "," : "") }
        }
        writer.line("]")
        return
      }
      writer.line("\(writer.access)static let allCases: [Self] = {")
      writer.indented { writer in
        writer.line("var all: [Self] = []")
        for chunk in chunks.indices { writer.line("all += cases\(chunk)") }
        writer.line("return all")
      }
      writer.line("}()")
      for (number, chunk) in chunks.enumerated() {
        writer.line()
        writer.line("private static var cases\(number): [Self] {")
        writer.indented { writer in
          writer.line("[")
          writer.indented { writer in
            for position in chunk.indices { writer.line(".", chunk[position], chunk.count > 1 ? "," : "") }
          }
          writer.line("]")
        }
        writer.line("}")
      }
    }
  }

  private mutating func hashable(_ item: LeanEnum) {
    line()
    line("// Written out: what the compiler would generate takes quadratic time in the number of cases.")
    block("extension \(item.name): Hashable") { writer in
      writer.line("\(writer.access)static func == (left: Self, right: Self) -> Bool { left.index == right.index }")
      writer.line()
      writer.line("\(writer.access)func hash(into hasher: inout Hasher) { hasher.combine(index) }")
      writer.line()
      writer.doc("The position in `allCases`.")
      writer.property("var index: Int", of: item.names) { $0.write($1) }
    }
  }

  /// A computed property that answers case by case. `return` is written out: as an expression the type checker would
  /// join the types of all branches, in time that grows with their square.
  mutating func property(_ head: String, _ answers: [(pattern: String, value: String)]) {
    block(head) { writer in
      writer.line("switch self {")
      for answer in answers { writer.line("case ", answer.pattern, ": return ", answer.value) }
      writer.line("}")
    }
  }

  /// The same for many cases.
  ///
  /// - Parameter value: Writes the answer of the case at this position.
  mutating func property(_ head: String, of cases: [String], _ value: (inout SwiftWriter, Int) -> Void) {
    block(head) { writer in
      writer.line("switch self {")
      for position in cases.indices {
        writer.beginLine()
        writer.write("case .")
        writer.write(cases[position])
        writer.write(": return ")
        value(&writer, position)
        writer.endLine()
      }
      writer.line("}")
    }
  }
}
