/// The name of a feature in several forms: for Swift, for people, and for tracked events.
package struct FeatureName: Sendable, Hashable {
    /// `SpaceShip`
    package let type: String
    /// `SpaceShips`
    package let pluralType: String

    /// - Parameter plural: the plural in upper camel case; nil for the usual English plural of the name.
    /// - Throws: ``Refusal`` if a name is a keyword or not an identifier in upper camel case, or if the two are equal.
    package init(_ name: String, plural: String? = nil) throws(Refusal) {
        type = name
        pluralType = plural ?? Self.plural(of: name)
        for name in [type, pluralType] {
            guard Self.isName(name) else {
                let words = name.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
                let nearest = words.map { String($0).capitalizedAtStart }.joined()
                throw Refusal(
                    "'\(name)' is not a name in upper camel case, of ASCII letters and digits, such as "
                        + "\(Self.isName(nearest) ? nearest : "SpaceShip").")
            }
            let isTaken = SwiftWords.all.contains { $0.lowercased() == name.lowercased() }
            if isTaken { throw Refusal("'\(name)' is a keyword or a type of Swift; choose another name.") }
        }
        guard variable != pluralVariable else {
            throw Refusal("the plural of '\(type)' must differ from the name; set it with --plural.")
        }
    }

    /// `spaceShip`
    package var variable: String { Self.variable(type) }
    /// `spaceShips`
    package var pluralVariable: String { Self.variable(pluralType) }
    /// `space-ship`, for routes, links and texts
    package var noun: String { Self.words(of: type).joined(separator: "-") }
    /// `space-ships`
    package var plural: String { Self.words(of: pluralType).joined(separator: "-") }
    /// `Space ships`
    package var title: String { Self.words(of: type).joined(separator: " ").capitalizedAtStart }
    package var pluralTitle: String { Self.words(of: pluralType).joined(separator: " ").capitalizedAtStart }
    /// `space_ship`, with which the names of tracked events begin
    package var event: String { Self.words(of: type).joined(separator: "_") }
    /// `a space-ship`
    package var nounWithArticle: String { ("aeiou".contains(noun.prefix(1)) ? "an " : "a ") + noun }

    private static func isName(_ text: String) -> Bool { text.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil }

    static func plural(of name: String) -> String {
        if name.firstMatch(of: /([sxz]|[cs]h)$/) != nil { return name + "es" }
        if name.firstMatch(of: /[^aeiouA-Z]y$/) != nil { return name.dropLast() + "ies" }
        return name + "s"
    }

    /// Returns the words of a name in lower case. Consecutive capitals are one word: `TVShow` is `tv` and `show`.
    private static func words(of name: String) -> [String] {
        name.matches(of: /[A-Z]+(?![a-z])[0-9]*|[A-Z][a-z0-9]*/).map { $0.output.lowercased() }
    }

    private static func variable(_ name: String) -> String {
        let words = words(of: name)
        return name.prefix(words[0].count).lowercased() + name.dropFirst(words[0].count)
    }
}

extension String {
    var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
}

/// The reason why a feature cannot be made. No file was changed.
package struct Refusal: Error, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}

/// Names that a feature cannot have, in any letter case: code with them would not compile, or would mislead.
enum SwiftWords {
    static let all = keywords + types

    private static let keywords = """
        Any as associatedtype async await borrowing break case catch class consuming continue default defer deinit do \
        dynamic else enum extension fallthrough false fileprivate final for func get guard if import in indirect infix init \
        inout internal is isolated lazy let mutating nil nonisolated open operator optional override package postfix \
        precedencegroup prefix private protocol public repeat required rethrows return self sending set some static struct \
        subscript super switch throw throws true try type typealias unowned var weak where while yield
        """.split(separator: " ").map(String.init)

    /// Types of the standard library and Foundation.
    private static let types = """
        AnyObject Array Bool Character Codable Data Date Decodable Dictionary Double Encodable Equatable Error Float \
        Foundation Hashable Identifiable Int Never Observable Result Sendable String Substring Swift Task Testing UInt URL \
        UUID Void
        """.split(separator: " ").map(String.init)
}
