/// For each of the first fields of a shape the key of one mapping that names it, as the number of its node; -1 where none
/// does.
///
/// In place, because an array would be allocated for each mapping of a file; in pairs, because larger vectors would need
/// an allocation with an alignment of its own. Nearly all shapes have no more fields than there is room for.
struct FieldKeys {
  static let count = 32

  private typealias Pair = SIMD2<Int32>

  private var a = Pair(repeating: -1), b = Pair(repeating: -1), c = Pair(repeating: -1), d = Pair(repeating: -1)
  private var e = Pair(repeating: -1), f = Pair(repeating: -1), g = Pair(repeating: -1), h = Pair(repeating: -1)
  private var i = Pair(repeating: -1), j = Pair(repeating: -1), k = Pair(repeating: -1), l = Pair(repeating: -1)
  private var m = Pair(repeating: -1), n = Pair(repeating: -1), o = Pair(repeating: -1), p = Pair(repeating: -1)

  subscript(field: Int) -> Int32 {
    get {
      switch field >> 1 {
      case 0: a[field & 1]
      case 1: b[field & 1]
      case 2: c[field & 1]
      case 3: d[field & 1]
      case 4: e[field & 1]
      case 5: f[field & 1]
      case 6: g[field & 1]
      case 7: h[field & 1]
      case 8: i[field & 1]
      case 9: j[field & 1]
      case 10: k[field & 1]
      case 11: l[field & 1]
      case 12: m[field & 1]
      case 13: n[field & 1]
      case 14: o[field & 1]
      default: p[field & 1]
      }
    }
    set {
      switch field >> 1 {
      case 0: a[field & 1] = newValue
      case 1: b[field & 1] = newValue
      case 2: c[field & 1] = newValue
      case 3: d[field & 1] = newValue
      case 4: e[field & 1] = newValue
      case 5: f[field & 1] = newValue
      case 6: g[field & 1] = newValue
      case 7: h[field & 1] = newValue
      case 8: i[field & 1] = newValue
      case 9: j[field & 1] = newValue
      case 10: k[field & 1] = newValue
      case 11: l[field & 1] = newValue
      case 12: m[field & 1] = newValue
      case 13: n[field & 1] = newValue
      case 14: o[field & 1] = newValue
      default: p[field & 1] = newValue
      }
    }
  }
}
