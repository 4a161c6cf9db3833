/// One line of a table of figures.
func row(_ what: String, _ size: String, _ figures: String...) -> String {
  what.padded(34) + size.padded(9, left: true) + figures.map { $0.padded(14, left: true) }.joined()
}

func hundredths(_ value: Double) -> String {
  let scaled = Int((value * 100).rounded())
  return "\(scaled / 100).\(scaled % 100 < 10 ? "0" : "")\(scaled % 100)"
}

extension String {
  fileprivate func padded(_ width: Int, left: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - count))
    return left ? space + self : self + space
  }
}
