package enum CellColor: Sendable, Hashable {
    /// A colour of the 256 in a palette. Users choose the look of the first 16.
    case indexed(UInt8)
    case rgb(UInt8, UInt8, UInt8)
}

package struct CellStyle: Sendable, Hashable {
    /// The attributes: a bit for each SGR number that sets an attribute.
    package struct Attributes: OptionSet, Sendable, Hashable {
        package let rawValue: UInt16

        package init(rawValue: UInt16) { self.rawValue = rawValue }

        private init(number: Int) { self.init(rawValue: 1 << number) }

        package static let bold = Self(number: 1)
        package static let faint = Self(number: 2)
        package static let italic = Self(number: 3)
        package static let underlined = Self(number: 4)
        package static let inverse = Self(number: 7)
        package static let crossedOut = Self(number: 9)

        /// Returns the attribute that an SGR number sets; empty for any other number.
        static func numbered(_ number: Int) -> Self {
            let all: Self = [.bold, .faint, .italic, .underlined, .inverse, .crossedOut]
            return 1...9 ~= number ? all.intersection(Self(number: number)) : []
        }
    }

    package private(set) var attributes: Attributes = []
    /// The text colour; nil for the terminal's own.
    package private(set) var foreground: CellColor?
    package private(set) var background: CellColor?

    package init() {}

    /// - Parameter parameters: the parameters of an SGR sequence: `1;31`.
    package init(_ parameters: String) { apply(parameters) }

    /// Applies the parameters of an SGR sequence (ECMA-48, 8.3.117, and xterm's colours).
    mutating func apply(_ parameters: String) {
        var numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }[...]
        while let number = numbers.popFirst() {
            switch number {
            case 0: self = CellStyle()
            case 22: attributes.subtract([.bold, .faint])
            case 23...29: attributes.subtract(.numbered(number - 20))
            case 30...37: foreground = .indexed(UInt8(number - 30))
            case 38: foreground = Self.color(&numbers) ?? foreground
            case 39: foreground = nil
            case 40...47: background = .indexed(UInt8(number - 40))
            case 48: background = Self.color(&numbers) ?? background
            case 49: background = nil
            case 90...97: foreground = .indexed(UInt8(number - 82))
            case 100...107: background = .indexed(UInt8(number - 92))
            default: attributes.formUnion(.numbered(number))
            }
        }
    }

    /// Takes the numbers after 38 or 48: `5;208` or `2;255;135;0`. Returns nil if the numbers are not a colour.
    private static func color(_ numbers: inout ArraySlice<Int>) -> CellColor? {
        let count = numbers.first == 5 ? 1 : 3
        guard let kind = numbers.popFirst(), kind == 5 || kind == 2, numbers.count >= count else { return nil }
        let values = numbers.prefix(count).map { UInt8(clamping: $0) }
        numbers = numbers.dropFirst(count)
        return kind == 5 ? .indexed(values[0]) : .rgb(values[0], values[1], values[2])
    }
}
