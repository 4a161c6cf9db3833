/// For each field of a shape the key of one mapping that names it, as the number of its node; -1 where none does.
///
/// The numbers of the first fields stand in place, and nearly all shapes have no more: an array would be allocated for
/// each mapping of a file.
struct FieldKeys {
  private static let none = SIMD4<Int32>(repeating: -1)

  private var a = none
  private var b = none
  private var c = none
  private var d = none
  private var e = none
  private var f = none
  private var others: [Int32] = []

  private static let inPlace = 24

  init(fields: Int) {
    if fields > Self.inPlace { others = Array(repeating: -1, count: fields - Self.inPlace) }
  }

  subscript(field: Int) -> Int32 {
    get {
      switch field >> 2 {
      case 0: a[field & 3]
      case 1: b[field & 3]
      case 2: c[field & 3]
      case 3: d[field & 3]
      case 4: e[field & 3]
      case 5: f[field & 3]
      default: others[field - Self.inPlace]
      }
    }
    set {
      switch field >> 2 {
      case 0: a[field & 3] = newValue
      case 1: b[field & 3] = newValue
      case 2: c[field & 3] = newValue
      case 3: d[field & 3] = newValue
      case 4: e[field & 3] = newValue
      case 5: f[field & 3] = newValue
      default: others[field - Self.inPlace] = newValue
      }
    }
  }
}
