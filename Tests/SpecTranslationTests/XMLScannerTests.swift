import Testing

@testable import SpecTranslation

@Suite struct XMLScannerTests {}
