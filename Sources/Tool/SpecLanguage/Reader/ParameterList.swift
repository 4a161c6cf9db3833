/// What is declared, in that order, and found by its name.
struct ParameterList: RandomAccessCollection, ExpressibleByArrayLiteral {
  private var elements: [ParameterFacts] = []
  /// The first of each name, once there are many: a few are found as quickly without.
  private var places: [String: Int] = [:]

  private static let few = 8

  init(_ elements: some Sequence<ParameterFacts>) {
    for element in elements { append(element) }
  }

  init(arrayLiteral elements: ParameterFacts...) { self.init(elements) }

  var startIndex: Int { elements.startIndex }
  var endIndex: Int { elements.endIndex }
  subscript(place: Int) -> ParameterFacts { elements[place] }

  mutating func append(_ element: ParameterFacts) {
    elements.append(element)
    guard elements.count > Self.few else { return }
    for place in (places.isEmpty ? 0 : elements.count - 1)..<elements.count
    where places[elements[place].name] == nil {
      places[elements[place].name] = place
    }
  }

  /// The first of this name.
  subscript(name: String) -> ParameterFacts? {
    places.isEmpty ? elements.first { $0.name == name } : places[name].map { elements[$0] }
  }

  /// Whether there is one of this name.
  ///
  /// - Parameter name: UTF-8.
  func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if places.isEmpty {
      for element in elements where element.name.utf8.elementsEqual(name) { return true }
    }
    // Names that look the same and have other bytes are one name; such a name is an error already.
    return self[String(decoding: name, as: UTF8.self)] != nil
  }
}
