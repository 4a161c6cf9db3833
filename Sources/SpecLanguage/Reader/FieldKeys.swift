/// For each of the first fields of a shape the key of one mapping that names it, as the number of its node; -1 where
/// none does.
///
/// In place, because an array would be allocated for each mapping of a file; in fours, because larger vectors would
/// need an allocation with its own alignment. Nearly all shapes have no more fields than there is room for.
struct FieldKeys {
  static let count = 32

  private typealias Four = SIMD4<Int32>

  private var a = Four(repeating: -1)
  private var b = Four(repeating: -1)
  private var c = Four(repeating: -1)
  private var d = Four(repeating: -1)
  private var e = Four(repeating: -1)
  private var f = Four(repeating: -1)
  private var g = Four(repeating: -1)
  private var h = Four(repeating: -1)

  subscript(field: Int) -> Int32 {
    get {
      switch field >> 2 {
      case 0: a[field & 3]
      case 1: b[field & 3]
      case 2: c[field & 3]
      case 3: d[field & 3]
      case 4: e[field & 3]
      case 5: f[field & 3]
      case 6: g[field & 3]
      default: h[field & 3]
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
      case 6: g[field & 3] = newValue
      default: h[field & 3] = newValue
      }
    }
  }
}
