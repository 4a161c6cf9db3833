extension Substring {
  /// Without the spaces before and after it; other blanks stay.
  var withoutOuterSpaces: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
