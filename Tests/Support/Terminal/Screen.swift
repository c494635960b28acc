// Whoever tests at a terminal looks at its screen.
@_exported public import ChallengeTerminal
import ChallengeText

package typealias Screen = TerminalScreen

extension Screen {
    package static func width(_ scalar: Unicode.Scalar) -> Int { scalar.displayWidth }
}

extension CellStyle: ExpressibleByStringLiteral {
    package init(stringLiteral parameters: String) { self.init(parameters) }
}
