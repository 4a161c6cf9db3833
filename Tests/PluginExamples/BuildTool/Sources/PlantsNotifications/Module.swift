// SwiftPM wants a source file in every target; all others are generated from specs/.
