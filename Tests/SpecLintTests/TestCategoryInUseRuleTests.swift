import Testing

@testable import SpecLint
