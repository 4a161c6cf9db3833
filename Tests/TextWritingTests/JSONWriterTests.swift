import Foundation
import Testing
import TextWriting

@Suite struct JSONWriterTests {
  private func sample(_ style: JSONWriter.Style) -> String {
    var json = JSONWriter(style: style)
    json.object { json in
      json.member("b", "x")
      json.key("a")
      json.array { json in
        json.value(1)
        json.value(-2.5)
        json.value(true)
        json.null()
        json.array { _ in }
        json.object { _ in }
      }
      json.member("c", false)
    }
    return json.text
  }

  @Test func compactHasNoSpace() {
    #expect(sample(.compact) == #"{"b":"x","a":[1,-2.5,true,null,[],{}],"c":false}"#)
  }

  @Test func catalogIsLaidOutAsXcodeDoes() {
    #expect(
      sample(.catalog) == """
        {
          "b" : "x",
          "a" : [
            1,
            -2.5,
            true,
            null,
            [

            ],
            {

            }
          ],
          "c" : false
        }
        """)
  }

  @Test func indentedHasOneMemberALine() {
    #expect(
      sample(.indented) == """
        {
          "b": "x",
          "a": [
            1,
            -2.5,
            true,
            null,
            [],
            {}
          ],
          "c": false
        }
        """)
  }

  @Test func textsComeBackAsTheyWere() throws {
    let text = "\"\\/\u{0}\u{8}\n\r\t\u{1F}\u{7F}\u{85}\u{9F}\u{A0}é漢😀\u{2027}\u{2028}\u{2029}\u{202E}\u{FEFF}"
    var json = JSONWriter(style: .compact)
    json.array { $0.value(text) }
    let back = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String]
    #expect(back?.first?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    #expect(json.text.contains(#"\u0000\u0008\n\r\t\u001f\u007f\u0085\u009f"#))
    #expect(json.text.contains(#"\u2028\u2029"#))
    #expect(json.text.contains("é漢😀\u{2027}"))
  }

  @Test func numbersHaveNoLocaleAndNoInfinity() {
    var json = JSONWriter(style: .compact)
    json.array { json in
      json.value(0.1)
      json.value(1e21)
      json.value(Double.infinity)
      json.value(Double.nan)
      json.value(Int.min)
    }
    #expect(json.text == "[0.1,1e+21,null,null,-9223372036854775808]")
  }

  @Test func aLongTextIsTheSumOfItsPieces() {
    let words = (0..<4000).map { String(repeating: "ж\"", count: $0 % 41) }
    var json = JSONWriter(style: .compact)
    json.array { json in for word in words { json.value(word) } }
    let expected =
      "[" + words.map { "\"" + $0.replacing("\"", with: "\\\"") + "\"" }.joined(separator: ",") + "]"
    #expect(json.text == expected)
    #expect(json.count == expected.utf8.count)

    var drained: [UInt8] = []
    var pieces = JSONWriter(style: .compact)
    pieces.array { json in
      for (number, word) in words.enumerated() {
        let bytes = Array(word.utf8)
        bytes.withUnsafeBufferPointer { json.value(utf8: $0) }
        if number % 900 == 0 { json.drain { drained += $0 } }
      }
    }
    pieces.drain { drained += $0 }
    #expect(drained == Array(expected.utf8))
    #expect(pieces.count == 0)
  }
}
