import NotificationTerms

/// A point on the map.
public struct Place: Sendable, Hashable {
  /// In degrees, -90 to 90.
  public var latitude: Double
  /// In degrees, -180 to 180.
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension CircularRegion {
  /// Whether the place is no farther from the centre than the radius, inclusive. Exact to a metre over several
  /// kilometres, which is as far as a region reaches.
  func contains(_ place: Place) -> Bool {
    let metresPerDegree = 111_195.0
    let north = (place.latitude - latitude) * metresPerDegree
    var turn = (place.longitude - longitude).truncatingRemainder(dividingBy: 360)
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let east = turn * metresPerDegree * cosine(ofDegrees: (place.latitude + latitude) / 2)
    return north * north + east * east <= radius * radius
  }

  /// By its series, since this module has no mathematics library; to 1e-9 within 90 degrees.
  private func cosine(ofDegrees degrees: Double) -> Double {
    let x = degrees * .pi / 180
    var (sum, term) = (1.0, 1.0)
    for n in 1...9 {
      term *= -x * x / Double(2 * n * (2 * n - 1))
      sum += term
    }
    return sum
  }
}
